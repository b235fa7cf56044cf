import { formatFraction, MISSING_FIGURE } from '../shared/figures';
import { figureOf, FIGURES, formatFigure, ofEachFigure, SIGNAL_FIGURES, type FigureForm } from '../topic/figures';
import { disagreement, LENSES, type Lens } from '../topic/lens-disagreement';
import type { SignalFigure } from '../topic/figures';
import { raisedBy } from './funding-amount';
import type { QueryFacts } from './query-facts';
import { previousOf, signalOfRow, type Row } from './row';

/** What is loaded only for the queries that need it. */
export type Material = 'sources' | 'startups' | 'platforms' | 'previous';

interface QueryFigureForm extends Omit<FigureForm, 'label' | 'short'> {
  readonly needs?: readonly Material[];
  /** Trends do not have it. */
  readonly isOfTopics?: true;
  /** The lenses between which it is the gap. */
  readonly lenses?: readonly Lens[];
  /** null: unknown, which is not 0. */
  readonly valueOf: (row: Row, facts: QueryFacts) => number | null;
}

const ofSignals = ofEachFigure((figure): QueryFigureForm => ({
  ...FIGURES[figure],
  valueOf: (row) => figureOf(figure, signalOfRow(row)),
}));

/** The figures that queries compare: those of the data, and what follows from them, from sources and from start-ups. */
export const QUERY_FIGURES = {
  ...ofSignals,
  sources: {
    head: 'Sources',
    words: 'sources',
    unit: 'count',
    needs: ['sources'],
    isOfTopics: true,
    valueOf: (row, { publishers }) => (row.type === 'trend' ? null : (publishers.get(row.topic.id)?.length ?? 0)),
  },
  /** Different hosts of a topic's sources. */
  publishers: {
    head: 'Publishers',
    words: 'publishers of sources',
    unit: 'count',
    needs: ['sources'],
    isOfTopics: true,
    valueOf: (row, { publishers }) => (row.type === 'trend' ? null : new Set(publishers.get(row.topic.id)).size),
  },
  startups: {
    head: 'Start-ups',
    words: 'start-ups',
    unit: 'count',
    needs: ['startups'],
    isOfTopics: true,
    valueOf: (row, { startups }) => (row.type === 'trend' ? null : (startups.get(row.topic.id)?.length ?? 0)),
  },
  /** Of start-ups: the amount as written, in millions of its own currency. */
  raised: {
    head: 'Amount raised',
    words: 'amount raised',
    unit: 'millions',
    needs: ['startups'],
    valueOf: (row) => (row.type === 'startup' ? (raisedBy(row.startup.fundraisingAmount)?.millions ?? null) : null),
  },
  growthChange: changeOfFigure('growth', 'Change of growth'),
  sizingChange: changeOfFigure('sizing', 'Change of sizing'),
  /** The distance of the lens that sees most from the one that sees least. */
  disagreement: {
    head: 'Gap',
    words: 'distance of the lenses',
    unit: 'points',
    lenses: LENSES,
    valueOf: (row) => disagreement(signalOfRow(row).sizing),
  },
  consumerIndustry: gapOf('consumer', 'industry'),
  consumerSociety: gapOf('consumer', 'society'),
  industrySociety: gapOf('industry', 'society'),
} as const satisfies Readonly<Record<string, QueryFigureForm>>;

export type QueryFigure = keyof typeof QUERY_FIGURES;

export function queryFigure(figure: QueryFigure): QueryFigureForm {
  return QUERY_FIGURES[figure];
}

/** In a sentence: 'growth a year'. */
export function figureName(figure: QueryFigure): string {
  return QUERY_FIGURES[figure].words;
}

/** null: unknown, which is not 0. */
export function valueOfRow(row: Row, figure: QueryFigure, facts: QueryFacts): number | null {
  return QUERY_FIGURES[figure].valueOf(row, facts);
}

export function isCounted(figure: QueryFigure): boolean {
  return QUERY_FIGURES[figure].unit === 'count';
}

/** Differences of shares are given in points. */
export function isInPoints(figure: QueryFigure): boolean {
  return QUERY_FIGURES[figure].unit === 'points';
}

/** As it is asked: "20 %", "12.5 %", "3", "2 points". */
export function formatQueryFigure(figure: QueryFigure, value: number): string {
  if (QUERY_FIGURES[figure].unit === 'millions') return `${value} million`;
  if (isCounted(figure)) return String(value);
  const text = formatFraction(value)
    .replace(/\.00 %$/, ' %')
    .replace(/(\.\d)0 %$/, '$1 %');
  return isInPoints(figure) ? text.replace(' %', ' points') : text;
}

/** As on the page: two decimals, growth and changes with their sign. */
export function formatCell(figure: QueryFigure, value: number | null): string {
  if (value === null) return MISSING_FIGURE;
  const signal = SIGNAL_FIGURES.find((each) => each === figure);
  if (signal !== undefined) return formatFigure(signal, value);
  const isSigned = figure === 'growthChange' || figure === 'sizingChange';
  return `${isSigned && value > 0 ? '+' : ''}${formatQueryFigure(figure, value)}`;
}

function changeOfFigure(figure: SignalFigure, head: string) {
  return {
    head,
    words: head.toLowerCase(),
    unit: 'points',
    needs: ['previous'],
    valueOf: (row: Row, facts: QueryFacts) => {
      const before = previousOf(row, facts);
      return difference(figureOf(figure, signalOfRow(row)), before === undefined ? null : figureOf(figure, before));
    },
  } as const;
}

/** Of two lenses, whichever sees more. */
function gapOf(one: Lens, other: Lens) {
  const [from, to] = one === 'consumer' ? ['consumers', other] : [one, other];
  return {
    head: 'Gap',
    words: `gap between ${from} and ${to}`,
    unit: 'points',
    lenses: [one, other],
    valueOf: (row: Row) => {
      const { sizing } = signalOfRow(row);
      const gap = difference(sizing[one], sizing[other]);
      return gap === null ? null : Math.abs(gap);
    },
  } as const;
}

function difference(one: number | null, other: number | null): number | null {
  // 0.65 - 0.6 is a little more than 0.05.
  return one === null || other === null ? null : Math.round((one - other) * 1e9) / 1e9;
}
