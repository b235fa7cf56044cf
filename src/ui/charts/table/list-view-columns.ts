import { formatFraction, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { FIGURES } from '../../../domain/topic/figures';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { STATUS_KEYS, topicStatusName } from '../../../domain/topic/topic-status';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartItem } from '../items/chart-item';
import { LENSES } from '../../../domain/topic/lens-disagreement';
import { changeSince } from '../../../domain/plane/movement';
import type { Cell, Change, Column } from './column';
import type { ListFigures } from './list-figures';
import { bars, DRIVERS, extraRoomFor, RANK } from './table-columns';
import type { Scale, TableScales } from './table-scales';

interface Options {
  readonly type: ChartItem['type'];
  readonly scales: TableScales;
  readonly figures: ListFigures;
  /** Previous items by id; null: there are none. */
  readonly before: ReadonlyMap<string, ChartItem> | null;
  /** The trend or shift has a column, and the drawings are wider. */
  readonly isWide: boolean;
}

/** At the start of its column, as its checkbox is. */
const { align: _atEnd, ...rank } = RANK;

/** The columns of the list view: one grid for trends and topics. A figure that neither of them has gets none. */
export function listViewColumns({ type, scales, figures, before, isWide }: Options): readonly Column[] {
  const parent = type === 'topic' ? 'trendName' : 'shiftName';
  return [
    { ...rank, track: '28px' },
    {
      id: 'name',
      title: type === 'trend' ? 'Trend' : 'Topic',
      sort: 'name',
      track: isWide ? 'minmax(240px, 2fr)' : 'minmax(240px, 1fr)',
      cell: (item) => ({
        kind: 'name',
        text: item.name,
        isNew: item.isNew,
        isGone: item.isGone,
        detail: isWide ? null : item[parent],
      }),
    },
    ...(isWide ? [parentColumn(type, parent)] : []),
    quadrant(before, isWide ? '128px' : '104px'),
    type === 'topic' ? STATUS : decided(figures),
    ...(figures.growth.length === 0 ? [] : [growth(scales.growth, figures, isWide)]),
    ...(before === null ? [] : [since(before, scales)]),
    ...(figures.sizing.length === 0 ? [] : [sizing(scales.lenses, figures, isWide)]),
    ...(figures.hasDrivers ? [{ ...DRIVERS, track: '48px' }] : []),
  ];
}

const parentColumn = (type: ChartItem['type'], key: 'trendName' | 'shiftName'): Column => ({
  id: 'trend',
  title: type === 'topic' ? 'Trend' : 'Shift',
  sort: type === 'topic' ? 'trend' : null,
  track: '200px',
  cell: (item) => ({ kind: 'text', text: item[key] ?? MISSING_FIGURE }),
});

const quadrant = (before: Options['before'], track: string): Column => ({
  id: 'quadrant',
  title: 'Quadrant',
  sort: 'quadrant',
  track,
  cell: (item) => {
    const then = before?.get(item.id)?.quadrant;
    const hasMoved = then !== undefined && then.code !== item.quadrant.code;
    return {
      kind: 'quadrant',
      text: shortQuadrantLabel(item.quadrant),
      title: item.quadrant.label,
      hue: quadrantHue(item.quadrant),
      was: hasMoved ? { hue: quadrantHue(then), text: then.label } : null,
    };
  },
});

const STATUS: Column = {
  id: 'status',
  title: 'Status',
  hint: `Press ${STATUS_KEYS} on a row to set it`,
  sort: 'status',
  track: '116px',
  cell: ({ status }) => ({
    kind: 'status',
    text: status === null ? MISSING_FIGURE : topicStatusName(status),
    status,
  }),
};

const decided = ({ decidedByTrend }: ListFigures): Column => ({
  id: 'decided',
  title: 'Topics decided',
  hint: 'How many of its topics have a status',
  sort: null,
  track: '116px',
  cell: ({ id }) => {
    const marks = decidedByTrend.get(id);
    if (marks === undefined) return { kind: 'decided', text: MISSING_FIGURE, marks: [] };
    return { kind: 'decided', text: `${marks.filter(Boolean).length} of ${marks.length}`, marks };
  },
});

function growth(scale: Scale, { growth: extremes }: ListFigures, isWide: boolean): Column {
  const column = bars('growth', 118, { ...scale, extremes });
  const least = `${118 + (column.extraRoom ?? 0)}px`;
  return { ...column, align: 'end', track: isWide ? `minmax(${least}, 1fr)` : least };
}

const since = (before: ReadonlyMap<string, ChartItem>, scales: TableScales): Column => ({
  id: 'movement',
  title: 'Since previous',
  subtitle: 'growth, sizing',
  hint: 'Since the previous data, in percentage points. Sorted by how far both have come together',
  sort: 'movement',
  track: '148px',
  cell: (item) => sinceCell(item, before.get(item.id), scales),
});

function sinceCell(item: ChartItem, before: ChartItem | undefined, scales: TableScales): Cell {
  if (item.isGone) return { kind: 'since', text: 'Gone', change: null };
  if (before === undefined) return { kind: 'since', text: 'New', change: null };
  if (changeSince(item, before) === 'unmoved') return { kind: 'since', text: '', change: null };
  const change: Change = {
    angle: angleOf(item, before, scales),
    growth: points(item.growth, before.growth),
    sizing: points(item.sizing.average, before.sizing.average),
  };
  const words = [change.growth && `growth ${change.growth}`, change.sizing && `sizing ${change.sizing}`];
  return { kind: 'since', text: words.filter(Boolean).join(', '), change };
}

/** Maps are about twice as wide as they are high. */
const MAP_RATIO = 2;

function angleOf(item: ChartItem, before: ChartItem, { growth: up, sizing: right }: TableScales): number {
  const way = (scale: Scale, now: number | null, then: number | null): number =>
    now === null || then === null ? 0 : scale.share(now) - scale.share(then);
  const dx = way(right, item.sizing.average, before.sizing.average) * MAP_RATIO;
  const dy = way(up, item.growth, before.growth);
  return Math.round((Math.atan2(-dy, dx) * 180) / Math.PI);
}

function points(now: number | null, then: number | null): string | null {
  if (now === null || then === null) return null;
  const digits = fractionDigits(now - then);
  return Number(digits) > 0 ? `+${digits}` : digits;
}

function sizing(scale: Scale, { sizing: extremes }: ListFigures, isWide: boolean): Column {
  const extraRoom = extraRoomFor(extremes, 'sizing');
  const least = `${136 + extraRoom}px`;
  return {
    id: 'sizing',
    title: FIGURES.sizing.head,
    subtitle: 'range of the lenses',
    hint: 'the tick is the average, the line goes from the smallest to the largest lens',
    sort: 'sizing',
    track: isWide ? `minmax(${least}, 1fr)` : least,
    extraRoom,
    cell: (item) => rangeCell(item, scale),
  };
}

function rangeCell({ sizing: of }: ChartItem, scale: Scale): Cell {
  const known = LENSES.map((lens) => of[lens]).filter((value) => value !== null);
  const words = LENSES.map((lens) => `${FIGURES[lens].label} ${formatFraction(of[lens])}`).join(', ');
  const average = of.average;
  if (average === null) return { kind: 'range', text: MISSING_FIGURE, words, range: null };
  const [from, to] = known.length === 0 ? [average, average] : [Math.min(...known), Math.max(...known)];
  const range = { average: scale.share(average), from: scale.share(from), to: scale.share(to) };
  return { kind: 'range', text: formatFraction(average), words, range };
}
