import { formatCount, formatFraction, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { formatGrowth, GROWTH_TOOLTIP } from '../../../domain/topic/growth';
import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartData } from '../chart-data';
import type { ChartItem } from '../items/chart-item';
import { disagreement, hasLenses, LENSES, type Lens } from '../../../domain/topic/lens-disagreement';
import { changeSince } from '../items/movement';
import type { BarShares, Cell, Column, FixedTableKind, LensShares, TableKind } from './column';
import type { Scale, TableScales } from './table-scales';

/** Previous items by id. */
type Before = ReadonlyMap<string, ChartItem>;

export function tableKindOf({ surface, table }: Pick<ChartData, 'surface' | 'table'>): TableKind {
  if (surface === 'trendList' || surface === 'topicList') return 'listView';
  if (surface !== 'drivers' && surface !== 'impact') return 'list';
  return table ? `${surface}Table` : surface;
}

/** The columns of a table. A figure that no row has gets none. @param before while movement is shown */
export function columnsOf(
  kind: FixedTableKind,
  type: ChartItem['type'],
  scales: TableScales,
  before: Before | null = null,
): readonly Column[] {
  switch (kind) {
    case 'drivers':
      return [RANK, name(type, 'minmax(140px, 3fr)'), driverDots(scales.drivers)];
    case 'impact':
      return [name(type, 'minmax(104px, 3fr)'), spread(scales.lenses), DISAGREEMENT];
    case 'driversTable':
      return [name(type, 'minmax(104px, 2fr)'), QUADRANT, DRIVERS];
    case 'impactTable':
      return [name(type, 'minmax(140px, 2fr)'), ...LENSES.map(lensFigure), DISAGREEMENT];
    case 'list':
      return [
        RANK,
        name(type, 'minmax(168px, 3fr)'),
        ...(before === null ? [] : [movement(before)]),
        QUADRANT,
        ...(type === 'topic' ? [TREND, STATUS] : []),
        ...(scales.growth.isEmpty ? [] : [growth(scales.growth)]),
        ...beforeColumns(before, 'growthBefore', 'Growth before', growthOf, formatGrowth),
        ...(scales.sizing.isEmpty ? [] : [sizing(scales.sizing)]),
        ...beforeColumns(before, 'sizingBefore', 'Sizing before', averageOf, formatFraction),
        // Movement is about growth and average sizing, and needs the room.
        ...(scales.lenses.isEmpty || before !== null ? [] : [lenses(scales.lenses)]),
        ...(scales.drivers.isEmpty ? [] : [DRIVERS]),
      ];
  }
}

export const growthOf = (item: ChartItem): number | null => item.growth;
const averageOf = (item: ChartItem): number | null => item.sizing.average;
const countText = (count: number | null): string => (count === null ? MISSING_FIGURE : formatCount(count));

type Facts = Omit<Column, 'cell'>;

const text = (facts: Facts, textOf: (item: ChartItem) => string): Column => ({
  ...facts,
  cell: (item) => ({ kind: 'text', text: textOf(item) }),
});

const figure = (facts: Facts, textOf: (item: ChartItem) => string): Column => ({
  ...facts,
  align: 'end',
  cell: (item) => ({ kind: 'figure', text: textOf(item) }),
});

export const RANK: Column = {
  id: 'rank',
  title: '#',
  hint: 'Place in the order of the rows',
  sort: null,
  track: '36px',
  align: 'end',
  cell: (_item, index) => ({ kind: 'rank', text: formatCount(index + 1) }),
};

const name = (type: ChartItem['type'], track: string): Column => ({
  id: 'name',
  title: type === 'trend' ? 'Trend' : 'Topic',
  sort: 'name',
  track,
  cell: (item) => ({ kind: 'name', text: item.name, isNew: item.isNew, isGone: item.isGone }),
});

const QUADRANT: Column = {
  id: 'quadrant',
  title: 'Quadrant',
  sort: 'quadrant',
  track: '140px',
  cell: ({ quadrant }) => ({ kind: 'quadrant', text: quadrant.label, hue: quadrantHue(quadrant) }),
};

const TREND = text(
  { id: 'trend', title: 'Trend', sort: 'trend', track: 'minmax(100px, 2fr)' },
  ({ trendName }) => trendName ?? MISSING_FIGURE,
);

const STATUS = text({ id: 'status', title: 'Status', sort: 'status', track: '72px' }, ({ status }) =>
  status === null ? MISSING_FIGURE : topicStatusName(status),
);

export const DRIVERS = figure(
  { id: 'drivers', title: 'Drivers', hint: 'How many drivers impact it', sort: 'drivers', track: '60px' },
  ({ driverCount }) => countText(driverCount),
);

const DISAGREEMENT = figure(
  {
    id: 'disagreement',
    title: 'Disagreement',
    hint: 'From the smallest to the largest lens, in percentage points',
    sort: 'disagreement',
    track: '104px',
  },
  (item) => {
    const points = disagreement(item.sizing);
    return points === null ? MISSING_FIGURE : `${fractionDigits(points)} pts`;
  },
);

const lensFigure = (lens: Lens): Column =>
  figure(
    { id: lens, title: SIZING_LENS_NAMES[lens], hint: 'Sizing by this lens', sort: null, track: '84px' },
    ({ sizing: of }) => formatFraction(of[lens]),
  );

const CHANGES = { moved: 'Moved', new: 'New', unmoved: MISSING_FIGURE } as const;

const movement = (before: Before): Column =>
  text(
    {
      id: 'movement',
      title: 'Movement',
      hint: 'Since the previous data. Sorted by how far growth and average sizing have come together',
      sort: 'movement',
      track: '80px',
    },
    (item) => (item.isGone ? 'Gone' : CHANGES[changeSince(item, before.get(item.id))]),
  );

function beforeColumns(
  before: Before | null,
  id: 'growthBefore' | 'sizingBefore',
  title: string,
  valueOf: (item: ChartItem) => number | null,
  format: (value: number | null) => string,
): readonly Column[] {
  if (before === null || [...before.values()].every((item) => valueOf(item) === null)) return [];
  return [
    figure({ id, title, hint: 'In the previous data', sort: id, track: '96px' }, (item) => {
      const previous = before.get(item.id);
      return format(previous === undefined ? null : valueOf(previous));
    }),
  ];
}

export const GROWTH = { id: 'growth', title: 'Growth', hint: GROWTH_TOOLTIP, sort: 'growth' } as const;

const growth = (scale: Scale): Column => bars(GROWTH, 132, scale, growthOf, formatGrowth);

const sizing = (scale: Scale): Column => {
  const hint = 'How large it is on average, as the data gives it';
  const facts = { id: 'sizing', title: 'Average sizing', hint, sort: 'sizing' } as const;
  return bars(facts, 128, scale, averageOf, formatFraction);
};

/** Figures up to this length, such as "+24.60 %", fit beside their bars. */
const USUAL_LENGTH = 8;
const CHARACTER_WIDTH = 9;

/** The pixels that the longest of these figures needs beyond the usual. */
export function extraRoomFor(extremes: readonly number[], format: (value: number) => string): number {
  const longest = Math.max(USUAL_LENGTH, ...extremes.map((value) => format(value).length));
  return (longest - USUAL_LENGTH) * CHARACTER_WIDTH;
}

/** @param width of the column in pixels, while its figures have the usual length */
export function bars(
  facts: Omit<Facts, 'track'>,
  width: number,
  scale: Scale,
  valueOf: (item: ChartItem) => number | null,
  format: (value: number | null) => string,
): Column {
  const extraRoom = extraRoomFor(scale.extremes, format);
  const cell = (item: ChartItem): Cell => {
    const value = valueOf(item);
    const shares = value === null ? null : barShares(value, scale);
    return { kind: 'bar', text: format(value), bar: shares, extraRoom };
  };
  return { ...facts, track: `${width + extraRoom}px`, extraRoom, cell };
}

function barShares(value: number, scale: Scale): BarShares {
  const [zero, share] = [scale.share(0), scale.share(value)];
  return { from: Math.min(zero, share), to: Math.max(zero, share), zero, isCut: scale.isBeyond(value) };
}

const driverDots = (scale: Scale): Column => ({
  id: 'drivers',
  title: 'Number of drivers',
  sort: 'drivers',
  track: 'minmax(120px, 2fr)',
  ticks: scale.ticks,
  cell: ({ driverCount, quadrant }) => ({
    kind: 'dot',
    text: countText(driverCount),
    share: driverCount === null ? null : scale.share(driverCount),
    hue: quadrantHue(quadrant),
    quadrant: quadrant.label,
  }),
});

const lenses = (scale: Scale): Column => ({
  id: 'lenses',
  title: 'By lens',
  hint: 'Sizing for consumers, industry and society. Sorted by how far they lie apart',
  sort: 'disagreement',
  track: '72px',
  cell: (item) => ({ kind: 'lenses', ...lensShares(item, scale) }),
});

const spread = (scale: Scale): Column => ({
  id: 'spread',
  title: 'Sizing by lens',
  sort: null,
  track: 'minmax(100px, 4fr)',
  ticks: scale.ticks,
  explainsLenses: true,
  cell: (item) => ({ kind: 'spread', ...lensShares(item, scale) }),
});

function lensShares({ sizing: of }: ChartItem, scale: Scale): LensShares {
  const words = LENSES.map((lens) => `${SIZING_LENS_NAMES[lens]} ${formatFraction(of[lens])}`);
  return {
    text: hasLenses(of) ? words.join(', ') : MISSING_FIGURE,
    shares: LENSES.map((lens) => {
      const value = of[lens];
      return value === null ? null : scale.share(value);
    }),
  };
}
