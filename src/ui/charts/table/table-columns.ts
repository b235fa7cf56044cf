import { formatCount, formatFraction, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { figureOf, FIGURES, formatFigure, type SignalFigure } from '../../../domain/topic/figures';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartData } from '../chart-data';
import type { ChartItem } from '../items/chart-item';
import { disagreement, hasLenses, LENSES, type Lens } from '../../../domain/topic/lens-disagreement';
import { changeSince } from '../../../domain/plane/movement';
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
        ...(scales.growth.isEmpty ? [] : [bars('growth', 132, scales.growth)]),
        ...beforeColumns(before, 'growth'),
        ...(scales.sizing.isEmpty ? [] : [bars('sizing', 128, scales.sizing)]),
        ...beforeColumns(before, 'sizing'),
        // Movement is about growth and average sizing, and needs the room.
        ...(scales.lenses.isEmpty || before !== null ? [] : [lenses(scales.lenses)]),
        ...(scales.drivers.isEmpty ? [] : [DRIVERS]),
      ];
  }
}

const HINTS = {
  growth: FIGURES.growth.meaning,
  sizing: 'How large it is on average, as the data gives it',
  drivers: 'How many drivers impact it',
} as const;
const textOf = (figure: SignalFigure, item: ChartItem): string => formatFigure(figure, figureOf(figure, item));

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
  { id: 'drivers', title: FIGURES.drivers.head, hint: HINTS.drivers, sort: 'drivers', track: '60px' },
  (item) => textOf('drivers', item),
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
  figure({ id: lens, title: FIGURES[lens].head, hint: 'Sizing by this lens', sort: null, track: '84px' }, (item) =>
    textOf(lens, item),
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

function beforeColumns(before: Before | null, of: 'growth' | 'sizing'): readonly Column[] {
  if (before === null || [...before.values()].every((item) => figureOf(of, item) === null)) return [];
  const [id, title] = [`${of}Before`, `${FIGURES[of].short} before`] as const;
  return [
    figure({ id, title, hint: 'In the previous data', sort: id, track: '96px' }, (item) => {
      const previous = before.get(item.id);
      return previous === undefined ? MISSING_FIGURE : textOf(of, previous);
    }),
  ];
}

/** Figures up to this length, such as "+24.60 %", fit beside their bars. */
const USUAL_LENGTH = 8;
const CHARACTER_WIDTH = 9;

/** The pixels that the longest of these figures needs beyond the usual. */
export function extraRoomFor(extremes: readonly number[], of: SignalFigure): number {
  const longest = Math.max(USUAL_LENGTH, ...extremes.map((value) => formatFigure(of, value).length));
  return (longest - USUAL_LENGTH) * CHARACTER_WIDTH;
}

/** @param width of the column in pixels, while its figures have the usual length */
export function bars(of: 'growth' | 'sizing', width: number, scale: Scale): Column {
  const extraRoom = extraRoomFor(scale.extremes, of);
  const cell = (item: ChartItem): Cell => {
    const value = figureOf(of, item);
    const shares = value === null ? null : barShares(value, scale);
    return { kind: 'bar', text: formatFigure(of, value), bar: shares, extraRoom };
  };
  return {
    id: of,
    title: FIGURES[of].head,
    hint: HINTS[of],
    sort: of,
    track: `${width + extraRoom}px`,
    extraRoom,
    cell,
  };
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
  cell: (item) => {
    const count = figureOf('drivers', item);
    return {
      kind: 'dot',
      text: textOf('drivers', item),
      share: count === null ? null : scale.share(count),
      hue: quadrantHue(item.quadrant),
      quadrant: item.quadrant.label,
    };
  },
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
  const words = LENSES.map((lens) => `${FIGURES[lens].label} ${formatFraction(of[lens])}`);
  return {
    text: hasLenses(of) ? words.join(', ') : MISSING_FIGURE,
    shares: LENSES.map((lens) => {
      const value = of[lens];
      return value === null ? null : scale.share(value);
    }),
  };
}
