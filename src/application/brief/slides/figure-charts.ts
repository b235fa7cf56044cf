import type { SlideChart, SlideColour, SlideItem } from './slide-deck';
import type { BriefTopic } from '../../../domain/brief/brief';
import type { ReviewFigure } from '../../../domain/topic/review-figures';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { tickShares } from '../../../domain/shared/statistics';
import { FIGURES, formatFigure } from '../../../domain/topic/figures';
import { isolated } from '../../../domain/shared/words';
import { PAGE, textItem } from './slide-style';
import { SMALLEST, textHeight, widestOf, type FontMeasure } from './text-fit';
import { figureText, rankText } from '../../../domain/brief/brief-words';

/** LibreOffice distorts a chart that is lower than the row of growth. */
const ROWS = { growth: 48, sizing: 40 };
/** The lines of sizing are none of growth. */
const BETWEEN = 12;
const TOP = 272;
const THICKNESS = 14;
/** The right half of the slide. */
const LEFT = 660;
const WIDTH = PAGE.right - LEFT;
/** Between a text and what stands beside it. */
const GAP = 8;
/** Shorter bars tell nothing: names and ranks then have less room. */
const LEAST_BARS = 140;
/** Ticks below the bar, from the middle of the row. */
const TICKS = { below: 9, height: 7 };

/** Names, bars, the values behind the bars, and ranks: as wide as their texts, and the bars have the rest. */
interface Columns {
  readonly nameOf: (row: ReviewFigure) => string;
  readonly names: number;
  readonly bars: number;
  readonly values: number;
  /** 0: there is no room for them; the text for screen readers has them. */
  readonly ranks: number;
}

function columnsOf(rows: readonly ReviewFigure[], measure: FontMeasure): Columns {
  const widest = (texts: readonly string[], isBold = false) => widestOf(texts, SMALLEST, measure, { isBold }) + GAP;
  const values = widest(rows.map(figureText), true) + GAP;
  const all = [
    { nameOf: ({ figure }: ReviewFigure): string => FIGURES[figure].label, ranks: widest(rows.map(rankWords)) },
    { nameOf: ({ figure }: ReviewFigure): string => FIGURES[figure].short, ranks: widest(rows.map(rankWords)) },
    { nameOf: ({ figure }: ReviewFigure): string => FIGURES[figure].short, ranks: 0 },
  ].map((columns) => {
    const names = widest(rows.map(columns.nameOf));
    return { ...columns, names, values, bars: WIDTH - names - values - columns.ranks };
  });
  const [first, , last] = all;
  const columns = all.find(({ bars }) => bars >= LEAST_BARS) ?? last ?? first;
  if (columns === undefined) throw new Error('No columns');
  return columns;
}

function rankWords(row: ReviewFigure): string {
  return row.value === null ? 'no figure' : (rankText(row) ?? '');
}

/** Growth and sizing by lens as two editable bar charts, with a tick for each topic of the project below each bar. */
export function figureCharts(
  { rows, topic }: BriefTopic,
  colour: SlideColour,
  measure: FontMeasure,
): readonly SlideItem[] {
  const groups = [
    { title: 'Growth', height: ROWS.growth, shown: rows.filter(({ figure }) => figure === 'growth') },
    { title: 'Sizing', height: ROWS.sizing, shown: rows.filter(({ figure }) => FIGURES[figure].unit === 'share') },
  ].filter(({ shown }) => shown.some(({ value }) => value !== null));
  if (groups.length === 0) return [];
  const all = groups.flatMap(({ shown }) => shown);
  const columns = columnsOf(all, measure);
  const items: SlideItem[] = [];
  let top = TOP;
  for (const { title, height, shown } of groups) {
    const y = top;
    const scale = scaleOf(shown, columns);
    items.push(
      ...shown.flatMap((row, index) => ticks(row, y + (index + 0.5) * height, scale, columns)),
      chart(shown, { y, height: shown.length * height }, scale, {
        colour,
        name: `${title} of ${isolated(topic.name)}`,
        columns,
      }),
      ...shown.flatMap((row, index) => rank(row, { y: y + index * height, height }, columns)),
    );
    top += shown.length * height + BETWEEN;
  }
  return [...items, caption(all, top + 4, measure)];
}

interface Scale {
  /** Without the room for the values beside the bars. */
  readonly from: number;
  readonly to: number;
  /** The values at the edges of the bars' part of the chart. */
  readonly left: number;
  readonly right: number;
}

/** One scale for all rows of a chart. The value of a negative bar stands left of it. */
function scaleOf(rows: readonly ReviewFigure[], { bars, values }: Columns): Scale {
  const from = Math.min(...rows.map(({ peers }) => peers.from));
  const to = Math.max(...rows.map(({ peers }) => peers.to));
  const range = to > from ? to - from : 1;
  const hasNegative = rows.some(({ value }) => value !== null && value < 0);
  const unit = range / (bars - (hasNegative ? values : 0));
  return {
    from,
    to: from + range,
    left: from - (hasNegative ? values * unit : 0),
    right: from + range + values * unit,
  };
}

function chart(
  rows: readonly ReviewFigure[],
  at: { readonly y: number; readonly height: number },
  { left, right }: Scale,
  { colour, name, columns }: { readonly colour: SlideColour; readonly name: string; readonly columns: Columns },
): SlideChart {
  const isGrowth = rows[0]?.figure === 'growth';
  return {
    kind: 'chart',
    box: { x: LEFT, width: columns.names + columns.bars + columns.values, ...at },
    nameWidth: columns.names,
    valueWidth: columns.values,
    fontSize: SMALLEST,
    thickness: THICKNESS,
    bars: rows.map((row) => ({ name: columns.nameOf(row), value: row.value })),
    series: name,
    colour,
    from: left,
    to: right,
    grid: isGrowth ? null : 0.5,
    gridColour: 'line',
    isSigned: isGrowth,
    name,
    alt: rows
      .map((row) => [`${FIGURES[row.figure].label}: ${figureText(row)}`, rankText(row)].filter(Boolean).join(', '))
      .join('; '),
  };
}

/** @param y of the middle of the row */
function ticks(
  { figure, peers }: ReviewFigure,
  y: number,
  { from, to, left, right }: Scale,
  { names, bars, values }: Columns,
): readonly SlideItem[] {
  if (peers.known.length === 0) return [];
  const unit = (bars + values) / (right - left);
  const width = (to - from) * unit;
  return [
    {
      kind: 'ticks',
      box: { x: LEFT + names + (from - left) * unit, y: y + TICKS.below, width, height: TICKS.height },
      shares: tickShares(peers.known, from, to, width),
      colour: 'faint',
      name: `${FIGURES[figure].label} of all topics`,
      alt: `${FIGURES[figure].label} of ${countOf(peers.known.length, 'topic')} as ticks, from ${formatFigure(figure, Math.min(...peers.known))} to ${formatFigure(figure, Math.max(...peers.known))}`,
    },
  ];
}

function rank(
  row: ReviewFigure,
  at: { readonly y: number; readonly height: number },
  { ranks }: Columns,
): readonly SlideItem[] {
  if (ranks === 0) return [];
  const box = { x: PAGE.right - ranks, width: ranks, ...at };
  const run = { text: rankWords(row), size: SMALLEST, colour: 'muted' } as const;
  return [textItem(box, run, { vertical: 'middle', align: 'right' })];
}

/** 'Lines of sizing at 0, 50 and 100 %. Each tick is one of 118 topics (117 for consumers).' */
function caption(rows: readonly ReviewFigure[], y: number, measure: FontMeasure): SlideItem {
  const counts = rows.map(({ peers }) => peers.known.length);
  const most = Math.max(...counts);
  const fewer = rows.flatMap(({ figure, peers }) =>
    peers.known.length === most
      ? []
      : [`${formatCount(peers.known.length)} for ${FIGURES[figure].label.toLowerCase()}`],
  );
  const lines = rows.length > 1 ? 'Lines of sizing at 0, 50 and 100 %. ' : '';
  const rest = fewer.length === 0 ? '' : ` (${fewer.join(', ')})`;
  const text = `${lines}Each tick is one of ${formatCount(most)} topics${rest}.`;
  const height = Math.ceil(textHeight(text, SMALLEST, WIDTH, measure));
  return textItem({ x: LEFT, y, width: WIDTH, height }, { text, size: SMALLEST, colour: 'muted' });
}
