import { figureOf, FIGURES, ofEachFigure, type FigureForm, type SignalFigure } from '../topic/figures';
import { disagreement, LENSES, type Lens, UNKNOWN_SIZING } from '../topic/signal';
import type { QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { UNDECIDED } from '../topic/topic-status';
import { columnOfKey, isOwnKey, ownKey, type OwnColumn, type OwnKey } from '../topic/own-values';
import { dayOf, numberOfDay } from '../shared/calendar';
import { safeLink } from '../shared/safe-link';
import { mean } from '../shared/statistics';
import { raisedBy } from './funding-amount';
import type { Subject } from './vocabulary';
import type { QueryFacts } from './query-facts';
import {
  areSourcesKnown,
  areStartupsKnown,
  keysOfRow,
  nameOfRow,
  previousOf,
  rowsOf,
  signalOfRow,
  startupsOfRow,
  topicsOfRow,
  type Row,
} from './row';

/** What is loaded only for the queries that need it. */
export type Material = 'sources' | 'startups' | 'platforms' | 'previous' | 'insights';

interface QueryFigureForm extends Omit<FigureForm, 'label' | 'short'> {
  readonly needs?: readonly Material[];
  /** What has it; omitted: all but insights. */
  readonly subjects?: readonly Subject[];
  /** The lenses between which it is the gap. */
  readonly lenses?: readonly Lens[];
  /** null: unknown, which is not 0. */
  readonly valueOf: (row: Row, facts: QueryFacts) => number | null;
}

const SIGNALS = ['topics', 'trends', 'startups'] as const;
const WHOLES = ['trends', 'shifts', 'platforms', 'insights', 'sources'] as const;
const HAS_TOPICS = ['topics', 'trends', 'shifts', 'platforms', 'startups'] as const;

const ofSignals = ofEachFigure((figure): QueryFigureForm => ({
  ...FIGURES[figure],
  subjects: HAS_TOPICS,
  valueOf: (row, facts) => {
    const signal = signalOfRow(row);
    return signal === null
      ? mean(topicsOfRow(row, facts).map((topic) => figureOf(figure, topic)))
      : figureOf(figure, signal);
  },
}));

/** The figures that queries compare: those of the data, and what follows from them, from sources and from start-ups. */
export const QUERY_FIGURES = {
  ...ofSignals,
  sources: {
    head: 'Sources',
    words: 'sources',
    unit: 'count',
    needs: ['sources'],
    subjects: HAS_TOPICS,
    valueOf: (row, facts) => (areSourcesKnown(row, facts) ? hostsOfRow(row, facts).length : null),
  },
  /** Different hosts of the sources. */
  publishers: {
    head: 'Publishers',
    words: 'publishers of sources',
    unit: 'count',
    needs: ['sources'],
    subjects: HAS_TOPICS,
    valueOf: (row, facts) =>
      areSourcesKnown(row, facts) ? new Set(hostsOfRow(row, facts).filter(Boolean)).size : null,
  },
  startups: {
    head: 'Start-ups',
    words: 'start-ups',
    unit: 'count',
    needs: ['startups'],
    subjects: ['topics', 'trends', 'shifts', 'platforms'],
    valueOf: (row, facts) => (areStartupsKnown(row, facts) ? startupsOfRow(row, facts).length : null),
  },
  topics: {
    head: 'Topics',
    words: 'topics',
    unit: 'count',
    subjects: WHOLES,
    valueOf: (row, facts) => topicsOfRow(row, facts).length,
  },
  ...countsOfTopics(),
  trends: {
    head: 'Trends',
    words: 'trends',
    unit: 'count',
    subjects: ['shifts'],
    valueOf: (row, { trends }) =>
      row.type === 'shift' ? trends.filter(({ shiftName }) => shiftName === row.name).length : null,
  },
  platforms: {
    head: 'Platforms',
    words: 'platforms that have it',
    unit: 'count',
    needs: ['platforms'],
    subjects: ['topics', 'startups'],
    valueOf: (row, { platforms }) =>
      'topic' in row ? [...platforms.values()].filter((names) => names.includes(row.topic.name)).length : null,
  },
  insights: {
    head: 'Insights',
    words: 'insights that mention it',
    unit: 'count',
    needs: ['insights'],
    subjects: ['topics', 'trends', 'shifts', 'platforms'],
    valueOf: (row, facts) => {
      const own = new Set(keysOfRow(row, facts));
      return facts.insights.filter((insight) =>
        keysOfRow({ type: 'insight', insight }, facts).some((key) => own.has(key)),
      ).length;
    },
  },
  /** Of start-ups: the amount as written, in millions of its own currency. */
  raised: {
    head: 'Amount raised',
    words: 'amount raised',
    unit: 'millions',
    needs: ['startups'],
    subjects: ['startups'],
    valueOf: (row) => (row.type === 'startup' ? (raisedBy(row.startup.fundraisingAmount)?.millions ?? null) : null),
  },
  /** Of insights when they were published, of topics when their sources were reviewed; in days. */
  date: {
    head: 'Date',
    words: 'date',
    unit: 'day',
    needs: ['sources'],
    subjects: ['insights', 'topics', 'sources'],
    valueOf: (row, { sources }) => {
      const date =
        row.type === 'insight'
          ? row.insight.createdAt
          : row.type === 'source'
            ? row.source.date
            : row.type === 'topic'
              ? sources.get(row.topic.id)?.lastUpdated
              : null;
      const day = dayOf(date ?? null);
      return day === null ? null : numberOfDay(day);
    },
  },
  growthChange: changeOfFigure('growth', 'Change of growth'),
  sizingChange: changeOfFigure('sizing', 'Change of sizing'),
  /** The distance of the lens that sees most from the one that sees least. */
  disagreement: {
    head: 'Gap',
    words: 'distance of the lenses',
    unit: 'points',
    subjects: SIGNALS,
    lenses: LENSES,
    valueOf: (row) => disagreement(signalOfRow(row)?.sizing ?? UNKNOWN_SIZING),
  },
  consumerIndustry: gapOf('consumer', 'industry'),
  consumerSociety: gapOf('consumer', 'society'),
  industrySociety: gapOf('industry', 'society'),
} as const satisfies Readonly<Record<string, QueryFigureForm>>;

/** 'score:growth 60, sizing 40': what a function of the product makes of several figures with points. */
export type ScoreKey = `score:${string}`;

export function scoreKey(weights: string): ScoreKey {
  return `score:${weights}`;
}

export function isScoreKey(key: unknown): key is ScoreKey {
  return typeof key === 'string' && /^score:./.test(key);
}

/** 'own:Market size (USD bn)': a figure of the user's file. */
export type QueryFigure = keyof typeof QUERY_FIGURES | OwnKey | ScoreKey;

export function queryFigure(figure: QueryFigure): QueryFigureForm {
  if (isScoreKey(figure)) return scoreFigure(figure.slice('score:'.length));
  return isOwnKey(figure) ? ownFigure(columnOfKey(figure)) : QUERY_FIGURES[figure];
}

function scoreFigure(weights: string): QueryFigureForm {
  return {
    head: 'Score',
    words: `score by ${weights}`,
    unit: 'score',
    subjects: ['topics'],
    valueOf: (row, { scoreOf }) => (row.type === 'topic' ? (scoreOf?.(weights, row.topic) ?? null) : null),
  };
}

function ownFigure(column: string): QueryFigureForm {
  return {
    head: column,
    words: column,
    unit: 'own',
    subjects: ['topics', 'startups'],
    valueOf: (row) => {
      const value = 'topic' in row ? row.topic.own?.[column] : null;
      return typeof value === 'number' ? value : null;
    },
  };
}

/** null: unknown, which is not 0. */
export function valueOfRow(row: Row, figure: QueryFigure, facts: QueryFacts): number | null {
  return queryFigure(figure).valueOf(row, facts);
}

/** Of a topic, a trend or a shift; null: unknown, or there is none of this name. */
export function valueOfNamed(name: string, figure: QueryFigure, facts: QueryFacts): number | null {
  const row = (['topics', 'trends', 'shifts'] as const)
    .flatMap((subject) => rowsOf(subject, facts))
    .find((each) => nameOfRow(each) === name);
  return row === undefined ? null : valueOfRow(row, figure, facts);
}

/** Whether rows of a subject have the figure. */
export function hasFigure(subject: Subject, figure: QueryFigure): boolean {
  return queryFigure(figure).subjects?.includes(subject) !== false;
}

/** The figures that rows of a subject have. @param own columns of the user's file */
export function figuresOfSubject(subject: Subject, own: readonly OwnColumn[] = []): readonly QueryFigure[] {
  const ofFile = own.filter(({ isFigure }) => isFigure).map(({ name }) => ownKey(name));
  return [...(Object.keys(QUERY_FIGURES) as QueryFigure[]), ...ofFile].filter((figure) => hasFigure(subject, figure));
}

/** The host of each source of the topics of a row; "" where a source has no address. */
export function hostsOfRow(row: Row, facts: QueryFacts): readonly string[] {
  const sources = topicsOfRow(row, facts).flatMap(({ id }) => facts.sources.get(id)?.sources ?? []);
  return sources.map(({ url }) => safeLink(url)?.hostname ?? '');
}

/** The figures that count the topics of a quadrant, by its code. */
const COUNTS_BY_QUADRANT: Readonly<Record<string, QueryFigure>> = {
  1: 'strong',
  2: 'mature',
  3: 'disruptors',
  4: 'uncertain',
};

/** undefined: topics of no quadrant are not counted. */
export function countOfQuadrant(code: string): QueryFigure | undefined {
  return COUNTS_BY_QUADRANT[code];
}

export function isOfQuadrant(figure: QueryFigure): boolean {
  return Object.values(COUNTS_BY_QUADRANT).includes(figure);
}

/** How many topics of a whole are in each quadrant, and how many the user has not decided. */
function countsOfTopics() {
  const countOf = (head: string, meets: (topic: Topic, facts: QueryFacts) => boolean) =>
    ({
      head,
      words: head.toLowerCase(),
      unit: 'count',
      subjects: ['trends', 'shifts', 'platforms'],
      valueOf: (row: Row, facts: QueryFacts) => topicsOfRow(row, facts).filter((topic) => meets(topic, facts)).length,
    }) as const;
  const inQuadrant = (code: QuadrantCode) => (topic: Topic) => topic.quadrant.code === code;
  return {
    strong: countOf('Strong signals', inQuadrant(1)),
    mature: countOf('Mature signals', inQuadrant(2)),
    disruptors: countOf('Potential disruptors', inQuadrant(3)),
    uncertain: countOf('Uncertain signals', inQuadrant(4)),
    undecided: countOf('Undecided topics', (topic, { statusOf }) => statusOf(topic) === UNDECIDED),
  };
}

function changeOfFigure(figure: SignalFigure, head: string) {
  return {
    head,
    words: head.toLowerCase(),
    unit: 'points',
    needs: ['previous'],
    subjects: SIGNALS,
    valueOf: (row: Row, facts: QueryFacts) => {
      const [now, before] = [signalOfRow(row), previousOf(row, facts)];
      return now === null || before === undefined ? null : difference(figureOf(figure, now), figureOf(figure, before));
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
    subjects: SIGNALS,
    lenses: [one, other],
    valueOf: (row: Row) => {
      const sizing = signalOfRow(row)?.sizing ?? UNKNOWN_SIZING;
      const gap = difference(sizing[one], sizing[other]);
      return gap === null ? null : Math.abs(gap);
    },
  } as const;
}

function difference(one: number | null, other: number | null): number | null {
  // 0.65 - 0.6 is a little more than 0.05.
  return one === null || other === null ? null : Math.round((one - other) * 1e9) / 1e9;
}
