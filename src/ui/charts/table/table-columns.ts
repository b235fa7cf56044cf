import type { ChartItem } from '../items/chart-item';
import { disagreement, LENSES, lensRange, type Lens } from '../items/disagreement';
import type { SortKey } from '../items/signal-order';
import { formatCount, formatFraction, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { formatGrowth, GROWTH_TOOLTIP } from '../../../domain/topic/growth';
import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';
import { beforeColumns, movementColumn, type Before } from './before-columns';
import type { Scale, TableScales } from './table-scales';

/** What stands in a cell. Drawn as elements on the page, and on a canvas for pictures. Shares are of its width. */
export type Cell =
  | { readonly kind: 'rank'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly isNew: boolean; readonly isGone: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'quadrant'; readonly text: string; readonly hue: QuadrantHue }
  | { readonly kind: 'bar'; readonly text: string; readonly bar: BarShares | null }
  | { readonly kind: 'lenses'; readonly text: string; readonly shares: readonly (number | null)[] }
  | {
      readonly kind: 'dot';
      readonly text: string;
      readonly share: number | null;
      readonly hue: QuadrantHue;
      /** What the colour of the dot says. */
      readonly quadrant: string;
    }
  | { readonly kind: 'spread'; readonly text: string; readonly shares: readonly (number | null)[] };

export interface BarShares {
  readonly from: number;
  readonly to: number;
  readonly zero: number;
  /** The bar ends before its figure does: a few outliers do not make all the others short. */
  readonly isCut: boolean;
}

export interface Column {
  readonly id: string;
  readonly title: string;
  /** What the figure is: its unit and period. */
  readonly hint?: string;
  readonly sort: SortKey | null;
  /** A track of the row's grid. */
  readonly track: string;
  readonly align?: 'end';
  readonly ticks?: Scale['ticks'];
  /** The header explains the three marks of the spread. */
  readonly explainsLenses?: true;
  cell(item: ChartItem, index: number): Cell;
}

/** 'drivers' and 'impact' are drawn; with 'Table' they are the same in figures, for half the width of a list. */
export type TableKind = 'list' | 'drivers' | 'impact' | 'driversTable' | 'impactTable';

/** @param before while movement is shown */
export function columnsOf(
  kind: TableKind,
  type: ChartItem['type'],
  scales: TableScales,
  before: Before | null = null,
): readonly Column[] {
  if (kind === 'drivers') return [rank('36px'), name(type, 'minmax(140px, 3fr)'), driverDots(scales)];
  if (kind === 'impact') return [name(type, 'minmax(104px, 3fr)'), spread(scales), disagreementFigure];
  if (kind === 'driversTable') return [name(type, 'minmax(104px, 2fr)'), quadrant, drivers];
  if (kind === 'impactTable') return [name(type, 'minmax(140px, 2fr)'), ...LENSES.map(lensFigure), disagreementFigure];
  return [
    rank('36px'),
    name(type, 'minmax(168px, 3fr)'),
    ...movementColumn(before),
    quadrant,
    ...(type === 'topic' ? [trend, status] : []),
    // A column of dashes says nothing.
    ...(scales.growth.isEmpty ? [] : [growth(scales)]),
    ...beforeColumns(before, 'growth'),
    ...(scales.sizing.isEmpty ? [] : [sizing(scales)]),
    ...beforeColumns(before, 'sizing'),
    // Movement is about growth and average sizing, and needs the room.
    ...(scales.lenses.isEmpty || before !== null ? [] : [lenses(scales)]),
    ...(scales.drivers.isEmpty ? [] : [drivers]),
  ];
}

function rank(track: string): Column {
  return {
    id: 'rank',
    title: '#',
    hint: 'Place in the order of the rows',
    sort: null,
    track,
    align: 'end',
    cell: (_item, index) => ({ kind: 'rank', text: formatCount(index + 1) }),
  };
}

function name(type: ChartItem['type'], track: string): Column {
  const title = type === 'trend' ? 'Trend' : 'Topic';
  return {
    id: 'name',
    title,
    sort: 'name',
    track,
    cell: (item) => ({ kind: 'name', text: item.name, isNew: item.isNew, isGone: item.isGone }),
  };
}

const quadrant: Column = {
  id: 'quadrant',
  title: 'Quadrant',
  sort: 'quadrant',
  track: '140px',
  cell: ({ quadrant: of }) => ({ kind: 'quadrant', text: of.label, hue: quadrantHue(of) }),
};

const trend: Column = {
  id: 'trend',
  title: 'Trend',
  sort: 'trend',
  track: 'minmax(100px, 2fr)',
  cell: (item) => ({ kind: 'text', text: item.trendName ?? MISSING_FIGURE }),
};

const status: Column = {
  id: 'status',
  title: 'Status',
  sort: 'status',
  track: '72px',
  cell: (item) => ({ kind: 'text', text: item.status === null ? MISSING_FIGURE : topicStatusName(item.status) }),
};

function growth({ growth: scale }: TableScales): Column {
  return {
    id: 'growth',
    title: 'Growth',
    hint: GROWTH_TOOLTIP,
    sort: 'growth',
    track: '132px',
    cell: (item) => bar(item.growth, formatGrowth(item.growth), scale),
  };
}

function sizing({ sizing: scale }: TableScales): Column {
  return {
    id: 'sizing',
    title: 'Average sizing',
    hint: 'How large it is on average, as the data gives it',
    sort: 'sizing',
    track: '128px',
    cell: (item) => bar(item.sizing.average, formatFraction(item.sizing.average), scale),
  };
}

function bar(value: number | null, text: string, scale: Scale): Cell {
  if (value === null) return { kind: 'bar', text, bar: null };
  const [zero, share] = [scale.share(0), scale.share(value)];
  const [from, to] = [Math.min(zero, share), Math.max(zero, share)];
  return { kind: 'bar', text, bar: { from, to, zero, isCut: scale.isBeyond(value) } };
}

function lenses({ lenses: scale }: TableScales): Column {
  return {
    id: 'lenses',
    title: 'By lens',
    hint: 'Sizing for consumers, industry and society. Sorted by how far they lie apart',
    sort: 'disagreement',
    track: '72px',
    cell: (item) => ({ kind: 'lenses', text: lensWords(item), shares: lensShares(item, scale) }),
  };
}

const drivers: Column = {
  id: 'drivers',
  title: 'Drivers',
  hint: 'How many drivers impact it',
  sort: 'drivers',
  track: '60px',
  align: 'end',
  cell: ({ driverCount }) => ({ kind: 'figure', text: countText(driverCount) }),
};

function driverDots({ drivers: scale }: TableScales): Column {
  return {
    id: 'drivers',
    title: 'Impacting drivers',
    sort: 'drivers',
    track: 'minmax(120px, 2fr)',
    ticks: scale.ticks,
    cell: (item) => ({
      kind: 'dot',
      text: countText(item.driverCount),
      share: item.driverCount === null ? null : scale.share(item.driverCount),
      hue: quadrantHue(item.quadrant),
      quadrant: item.quadrant.label,
    }),
  };
}

function spread({ lenses: scale }: TableScales): Column {
  return {
    id: 'spread',
    title: 'Sizing by lens',
    sort: null,
    track: 'minmax(100px, 4fr)',
    ticks: scale.ticks,
    explainsLenses: true,
    cell: (item) => ({ kind: 'spread', text: lensWords(item), shares: lensShares(item, scale) }),
  };
}

const disagreementFigure: Column = {
  id: 'disagreement',
  title: 'Disagreement',
  hint: 'From the smallest to the largest lens, in percentage points',
  sort: 'disagreement',
  track: '104px',
  align: 'end',
  cell: (item) => {
    const apart = disagreement(item.sizing);
    return { kind: 'figure', text: apart === null ? MISSING_FIGURE : `${fractionDigits(apart)} pts` };
  },
};

function lensFigure(lens: Lens): Column {
  return {
    id: lens,
    title: SIZING_LENS_NAMES[lens],
    hint: 'Sizing by this lens',
    sort: null,
    track: '84px',
    align: 'end',
    cell: ({ sizing: of }) => ({ kind: 'figure', text: formatFraction(of[lens]) }),
  };
}

function lensShares(item: ChartItem, scale: Scale): readonly (number | null)[] {
  return LENSES.map((lens) => {
    const value = item.sizing[lens];
    return value === null ? null : scale.share(value);
  });
}

function lensWords(item: ChartItem): string {
  const words = (lens: Lens): string => `${SIZING_LENS_NAMES[lens]} ${formatFraction(item.sizing[lens])}`;
  return lensRange(item.sizing) === null ? MISSING_FIGURE : LENSES.map(words).join(', ');
}

function countText(count: number | null): string {
  return count === null ? MISSING_FIGURE : formatCount(count);
}
