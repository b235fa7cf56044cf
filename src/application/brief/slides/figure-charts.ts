import type { SlideChart, SlideColour, SlideItem } from './slide-deck';
import type { BriefTopic } from '../../../domain/brief/brief';
import type { ReviewFigure } from '../../../domain/topic/review-figures';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { tickShares } from '../../../domain/shared/statistics';
import { FIGURES, formatFigure } from '../../../domain/topic/figures';
import { isolated } from '../../../domain/shared/words';
import { textItem } from './slide-style';
import { figureText, rankText } from '../../../domain/brief/brief-words';

const FONT = 16;
/** LibreOffice distorts a chart that is lower than the row of growth. */
const ROWS = { growth: 48, sizing: 38 };
/** The lines of sizing are none of growth. */
const BETWEEN = 12;
const TOP = 232;
const THICKNESS = 14;
/** The bars start behind the names; the values stand behind the bars, the ranks behind the values. */
const BARS = { x: 786, width: 222, valueWidth: 82 };
const RANKS = { x: 1092, width: 140 };
/** The right half of the slide. */
const LEFT = 660;
/** Ticks below the bar, from the middle of the row. */
const TICKS = { below: 9, height: 7 };

/** Growth and sizing by lens as two editable bar charts, with a tick for each topic of the project below each bar. */
export function figureCharts({ rows, topic }: BriefTopic, colour: SlideColour): readonly SlideItem[] {
  const groups = [
    { title: 'Growth', height: ROWS.growth, shown: rows.filter(({ figure }) => figure === 'growth') },
    { title: 'Sizing', height: ROWS.sizing, shown: rows.filter(({ figure }) => FIGURES[figure].unit === 'share') },
  ].filter(({ shown }) => shown.some(({ value }) => value !== null));
  if (groups.length === 0) return [];
  const items: SlideItem[] = [];
  let top = TOP;
  for (const { title, height, shown } of groups) {
    const y = top;
    const scale = scaleOf(shown);
    items.push(
      ...shown.flatMap((row, index) => ticks(row, y + (index + 0.5) * height, scale)),
      chart(shown, { y, height: shown.length * height }, scale, {
        colour,
        name: `${title} of ${isolated(topic.name)}`,
      }),
      ...shown.map((row, index) => rank(row, { y: y + index * height, height })),
    );
    top += shown.length * height + BETWEEN;
  }
  const all = groups.flatMap(({ shown }) => shown);
  return [...items, caption(all, top + 4)];
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
function scaleOf(rows: readonly ReviewFigure[]): Scale {
  const from = Math.min(...rows.map(({ peers }) => peers.from));
  const to = Math.max(...rows.map(({ peers }) => peers.to));
  const range = to > from ? to - from : 1;
  const hasNegative = rows.some(({ value }) => value !== null && value < 0);
  const unit = range / (BARS.width - (hasNegative ? BARS.valueWidth : 0));
  return {
    from,
    to: from + range,
    left: from - (hasNegative ? BARS.valueWidth * unit : 0),
    right: from + range + BARS.valueWidth * unit,
  };
}

function chart(
  rows: readonly ReviewFigure[],
  at: { readonly y: number; readonly height: number },
  { left, right }: Scale,
  { colour, name }: { readonly colour: SlideColour; readonly name: string },
): SlideChart {
  const isGrowth = rows[0]?.figure === 'growth';
  return {
    kind: 'chart',
    box: { x: LEFT, width: BARS.x - LEFT + BARS.width + BARS.valueWidth, ...at },
    nameWidth: BARS.x - LEFT,
    valueWidth: BARS.valueWidth,
    fontSize: FONT,
    thickness: THICKNESS,
    bars: rows.map(({ figure, value }) => ({ name: FIGURES[figure].label, value })),
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
function ticks({ figure, peers }: ReviewFigure, y: number, { from, to, left, right }: Scale): readonly SlideItem[] {
  if (peers.known.length === 0) return [];
  const unit = (BARS.width + BARS.valueWidth) / (right - left);
  const width = (to - from) * unit;
  return [
    {
      kind: 'ticks',
      box: { x: BARS.x + (from - left) * unit, y: y + TICKS.below, width, height: TICKS.height },
      shares: tickShares(peers.known, from, to, width),
      colour: 'faint',
      name: `${FIGURES[figure].label} of all topics`,
      alt: `${FIGURES[figure].label} of ${countOf(peers.known.length, 'topic')} as ticks, from ${formatFigure(figure, Math.min(...peers.known))} to ${formatFigure(figure, Math.max(...peers.known))}`,
    },
  ];
}

function rank(row: ReviewFigure, at: { readonly y: number; readonly height: number }): SlideItem {
  const text = row.value === null ? 'no figure' : (rankText(row) ?? '');
  const box = { x: RANKS.x, width: RANKS.width, ...at };
  return textItem(box, { text, size: FONT, colour: 'muted' }, { vertical: 'middle', align: 'right' });
}

/** 'Lines of sizing at 0, 50 and 100 %. Each tick is one of 118 topics (117 for consumers).' */
function caption(rows: readonly ReviewFigure[], y: number): SlideItem {
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
  return textItem({ x: LEFT, y, width: 572, height: 44 }, { text, size: FONT, colour: 'muted' });
}
