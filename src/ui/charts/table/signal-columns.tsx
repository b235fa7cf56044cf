import { formatCount, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { figureOf, FIGURES, formatFigure, type SignalFigure } from '../../../domain/topic/figures';
import { growthMeaning, type GrowthName, disagreement } from '../../../domain/topic/signal';
import type { TopicColumn } from '../../../application/workspace/topic-columns';
import type { OwnColumn } from '../../../domain/topic/own-values';
import { MOVE_WORDS } from '../../../domain/topic/radar-values';
import { STATUS_KEYS } from '../../../domain/topic/topic-status';
import { LensKey } from '../../signal/lens-spread';
import { Stack } from '../../kit/layout/stack';
import type { Column } from '../../kit/table/column';
import { ScaleTicks } from '../../plane/scale';
import { Rank, SelectBox } from '../../kit/table/row-name';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import type { SortKey } from '../../../application/charts/items/signal-fields';
import { DecidedCell, NameCell, QuadrantCell, SelectAllCell, SinceCell, TextCell } from './cells';
import { DriverDot, GrowthBar, SizingRange, SizingSpread } from './drawings';
import { extraRoom, type TableScales } from './table-scales';
import type { DecidedOfTrend, ListFigures } from '../../../application/charts/list-figures';
import type { DrawnColumn } from './drawn-columns';
import { StatusCell } from './status-cell';
import type { TopicRows } from '../../../application/charts/topic-rows';
import type { TrendGroups } from '../../../application/charts/trend-groups';

/** What a list does without where it has no room for it: a column, a drawing in one, or the air around its content. */
export type ListPart =
  | 'parent'
  | 'air'
  | 'spare'
  | 'sizingRange'
  | 'growthBar'
  | 'drivers'
  | 'sizingChange'
  | 'since'
  | 'quadrant';

/** What the columns are made of. */
export interface ColumnSource {
  readonly type: ChartItem['type'];
  readonly growthName: GrowthName;
  readonly scales: TableScales;
  readonly figures: ListFigures;
  readonly decidedOf: DecidedOfTrend;
  /** Previous items by id; null: movement is not shown. */
  readonly before: ReadonlyMap<string, ChartItem> | null;
  /** Columns of the user's file. */
  readonly own: readonly OwnColumn[];
  /** Columns that features add. */
  readonly further: readonly TopicColumn[];
  /** A map as a table. */
  readonly isMap: boolean;
  readonly without: ReadonlySet<ListPart>;
  /** Topics stand below their trends. */
  readonly isGrouped?: boolean;
  /** The statuses have their signs alone, and names two lines. */
  readonly isOnPhone: boolean;
  /** Columns that features draw; none in a picture for others. */
  readonly drawn: readonly DrawnColumn[];
  /** null: the rows cannot be selected, or are drawn in a picture. */
  readonly topics: TopicRows | null;
  /** The rows are grouped by trends; null: they are not, or are drawn in a picture. */
  readonly groups?: TrendGroups | null;
  /** Of the groups, for the head. */
  readonly counts?: TrendGroups['counts'] | undefined;
  /** Of the groups: not read from them, so that a row does not say its new place before it is there. */
  readonly places?: TrendGroups['placeById'] | undefined;
  readonly onOpen?: (item: ChartItem) => void;
  /** Shows the topics of a trend. */
  readonly onDecided?: (item: ChartItem) => void;
}

export type SignalColumn = Column<ChartItem> & { readonly sort?: SortKey };

const sizingText = (figures: ListFigures) => ({
  figureWidth: 56 + extraRoom('sizing', figures),
  decimals: figures.decimals.sizing,
});
const textOf = (figure: SignalFigure, item: ChartItem | undefined, { figures }: ColumnSource): string =>
  formatFigure(figure, item === undefined ? null : figureOf(figure, item), figures.decimals[figure]);
const parentOf = ({ type, trendName, shiftName }: ChartItem): string | null =>
  type === 'topic' ? trendName : shiftName;
/** Its rows are topics of the current data: those that are gone cannot be selected. */
/** The trend or shift stands behind the name. */
const hasDetail = ({ without, isOnPhone, isGrouped }: ColumnSource): boolean =>
  without.has('parent') && !isOnPhone && isGrouped !== true;
const rowsOf = ({ topics }: ColumnSource, item: ChartItem): TopicRows | null => (topics?.topicOf(item) ? topics : null);

const figure = (id: SignalFigure, source: ColumnSource, width: number): SignalColumn => ({
  id,
  head: FIGURES[id].head,
  hint: FIGURES[id].meaning.replace('$type', source.type),
  sort: id,
  width,
  align: 'end',
  cell: (item) => textOf(id, item, source),
});

const before =
  (of: 'growth' | 'sizing') =>
  (source: ColumnSource): SignalColumn => ({
    id: `${of}Before`,
    head: `${FIGURES[of].short} before`,
    hint: 'In the previous data',
    sort: `${of}Before`,
    width: 96,
    align: 'end',
    cell: ({ id }) => textOf(of, source.before?.get(id), source),
  });

const MAKERS = {
  rank: (source) => ({
    id: 'rank',
    head: source.topics === null ? '#' : <SelectAllCell topics={source.topics} />,
    hint: 'Place in the order of the rows',
    width: source.isOnPhone ? 18 : 28,
    cell: (item, index) => {
      const topics = rowsOf(source, item);
      const rank = formatCount(index + 1);
      if (topics === null) return <Rank>{rank}</Rank>;
      return (
        <SelectBox
          label={`Select ${item.name}`}
          state={topics.isSelected(item) ? 'all' : 'none'}
          onToggle={(isRange) => topics.toggle(item, isRange)}
        >
          {rank}
        </SelectBox>
      );
    },
  }),
  name: (source) => ({
    id: 'name',
    head: source.type === 'trend' ? 'Trend' : 'Topic',
    sort: 'name',
    width: 240,
    grows: true,
    wraps: source.isOnPhone,
    isRowHead: true,
    cell: (item) => (
      <NameCell
        item={item}
        topics={rowsOf(source, item)}
        onOpen={source.onOpen}
        detail={hasDetail(source) ? parentOf(item) : null}
        hasNoBadge={hasSince(source) && source.before?.has(item.id) === false}
        hasDot={source.without.has('quadrant') && !hasRings(source)}
      />
    ),
  }),
  parent: ({ type }) => ({
    id: 'parent',
    head: type === 'topic' ? 'Trend' : 'Shift',
    sort: type === 'topic' ? 'trend' : 'shift',
    width: 200,
    cell: (item) => <TextCell text={parentOf(item)} />,
  }),
  quadrant: (source) => ({
    id: 'quadrant',
    head: hasRings(source) ? 'Ring' : 'Quadrant',
    sort: hasRings(source) ? 'ring' : 'quadrant',
    width: source.without.has('air') ? 104 : 128,
    cell: (item) => {
      if (!source.figures.hasRings || item.quadrant.code !== null)
        return <QuadrantCell item={item} before={source.before?.get(item.id)} />;
      const words = [item.ring, item.ringMove && MOVE_WORDS[item.ringMove]].filter((word) => word !== undefined);
      return <TextCell text={words.length === 0 ? null : words.join(', ')} />;
    },
  }),
  status: (source) => ({
    id: 'status',
    head: 'Status',
    hint: `Press ${STATUS_KEYS} on a row to set it`,
    sort: 'status',
    width: source.isOnPhone ? 36 : 116,
    cell: (item) => <StatusCell item={item} topics={rowsOf(source, item)} isSignOnly={source.isOnPhone} />,
  }),
  decided: ({ decidedOf, onDecided, isOnPhone }) => ({
    id: 'decided',
    head: 'Topics decided',
    hint: 'How many of its topics have a status',
    width: isOnPhone ? 36 : 116,
    cell: (item) => {
      const marks = decidedOf(item.id);
      if (marks === undefined) return MISSING_FIGURE;
      return <DecidedCell marks={marks} hasMarks={!isOnPhone} onShow={onDecided && (() => onDecided(item))} />;
    },
  }),
  growth: ({ scales, figures, without, growthName, isOnPhone }) => {
    const room = extraRoom('growth', figures);
    const hasBar = !without.has('growthBar');
    return {
      id: 'growth',
      head: FIGURES.growth.head,
      hint: growthMeaning(growthName),
      sort: 'growth',
      // The room between two columns does for a head with its arrow.
      width: (hasBar ? 118 : isOnPhone ? 52 : 68) + room,
      grows: !without.has('air'),
      align: 'end',
      cell: ({ growth, growthNote }) => (
        <GrowthBar
          growth={growth}
          scale={scales.growth}
          hasBar={hasBar}
          figureWidth={64 + room}
          decimals={figures.decimals.growth}
          note={growthNote}
        />
      ),
    };
  },
  since: (source) => ({
    id: 'movement',
    head: 'Since previous',
    subhead: hasSizingChange(source) ? 'growth, sizing in points' : 'growth in points',
    hint: 'Since the previous data. Sorted by both movements combined',
    sort: 'movement',
    width: hasSizingChange(source) ? 148 : 92,
    cell: (item) => (
      <SinceCell
        item={item}
        before={source.before?.get(item.id)}
        scales={source.scales}
        decimals={source.figures.decimals}
        hasSizing={hasSizingChange(source)}
      />
    ),
  }),
  growthBefore: before('growth'),
  sizingBefore: before('sizing'),
  sizing: (source) => {
    const { scales, figures, without, isOnPhone } = source;
    const room = extraRoom('sizing', figures);
    if (without.has('sizingRange'))
      return { ...figure('sizing', source, (isOnPhone ? 44 : 64) + room), head: FIGURES.sizing.short };
    return {
      id: 'sizing',
      head: FIGURES.sizing.head,
      subhead: 'range of the lenses',
      hint: 'the tick is the average, the line goes from the smallest to the largest lens',
      sort: 'sizing',
      width: 136 + room,
      grows: !without.has('air'),
      cell: ({ sizing }) => <SizingRange sizing={sizing} scale={scales.lenses} {...sizingText(figures)} />,
    };
  },
  drivers: (source) => figure('drivers', source, 48),
  driverDots: ({ scales }) => ({
    id: 'drivers',
    head: 'Number of drivers',
    sort: 'drivers',
    headNote: <ScaleTicks scale={scales.drivers} />,
    width: 136,
    cell: (item) => <DriverDot item={item} scale={scales.drivers} />,
  }),
  lensSpread: ({ scales }) => ({
    id: 'spread',
    head: 'Sizing by lens',
    headNote: (
      <Stack as="span" column gap={4} pad="4 0 0">
        <LensKey />
        <ScaleTicks scale={scales.lenses} />
      </Stack>
    ),
    width: 100,
    grows: true,
    cell: ({ sizing }) => <SizingSpread sizing={sizing} scale={scales.lenses} />,
  }),
  disagreement: () => ({
    id: 'disagreement',
    head: 'Disagreement',
    hint: 'From the smallest to the largest lens, in points',
    sort: 'disagreement',
    width: 104,
    align: 'end',
    cell: ({ sizing }) => {
      const points = disagreement(sizing);
      return points === null ? MISSING_FIGURE : `${fractionDigits(points)} points`;
    },
  }),
  consumer: (source) => figure('consumer', source, 84),
  industry: (source) => figure('industry', source, 84),
  society: (source) => figure('society', source, 84),
} satisfies Readonly<Record<string, (source: ColumnSource) => SignalColumn>>;

/** Whether a column says what has changed, and what is new. */
export function hasSince({ before, without }: Pick<ColumnSource, 'before' | 'without'>): boolean {
  return before !== null && !without.has('since');
}

function hasSizingChange({ without }: ColumnSource): boolean {
  return !without.has('sizingChange');
}

/** A column of the user's file. */
function hasRings({ type, figures }: ColumnSource): boolean {
  return type === 'topic' && figures.hasRings;
}

export type ColumnId = keyof typeof MAKERS;

/** Every column that a table of signals can have. */
export const COLUMNS: Readonly<Record<ColumnId, (source: ColumnSource) => SignalColumn>> = MAKERS;
