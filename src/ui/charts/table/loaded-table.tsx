import type { TopicColumn } from '../../../application/workspace/topic-columns';
import { LIST_COMMANDS } from '../../../application/charts/list-commands';
import { arrowDirection } from '../../kit/arrow-keys';
import type { DrawnColumn } from './drawn-columns';
import styles from './signal-table.module.scss';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef, type KeyboardEvent, useEffect, type MouseEvent, type PointerEvent } from 'react';
import { mostDisagreementSentence } from '../../../domain/topic/deepdive';
import { runKey } from '../../keys/use-commands';
import { useElementSize } from '../../kit/layout/use-element-size';
import { LongTable } from '../../kit/table/long-table';
import type { RowProps } from '../../kit/table/table-row';
import type { ChartData } from '../../../application/charts/chart-data';
import { EmptyChart } from '../empty-chart';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import type { SortKey } from '../../../application/charts/items/signal-fields';
import { columnsOf, tableKindOf, type TableKind } from './list-columns';
import { tableScales } from './table-scales';
import type { TrendGroups } from '../../../application/charts/trend-groups';

export const TABLE_LABELS: Readonly<Record<TableKind, string>> = {
  list: 'Figures',
  drivers: 'Number of impacting drivers',
  impact: 'Sizing by lens and how far the lenses disagree',
  driversTable: 'Number of impacting drivers in figures',
  impactTable: 'Sizing by lens in figures',
};

/** In units of 1/16 rem. On a phone names wrap into up to three lines; fingers need more room than pointers. */
const ROW_HEIGHTS = { list: 36, plot: 40, wrapping: 48, touch: 44 } as const;

/** Of the window, in pixels: plots have room for more than their figures. */
const WIDE = 1720;
/** Of a scroll bar and what is kept clear of it, in units of 1/16 rem. On a phone the bar lies over the rows. */
const SCROLL_BAR = { beside: 24, over: 12, touch: 4 } as const;

interface Props {
  readonly data: ChartData;
}

/** Sortable rows of items: the lists, the plots, and the maps as tables. */
export const LoadedTable = observer(function LoadedTable({ data }: Props) {
  const isEmpty = data.shownRows.length === 0 || (tableKindOf(data) !== 'list' && data.isUnknown);
  return isEmpty ? <EmptyChart data={data} /> : <Rows data={data} />;
});

const Rows = observer(function Rows({ data }: Props) {
  const { sorted, shownRows, topicRows, groups } = data;
  const kind = tableKindOf(data);
  const touch = useLongPress(data);
  const place = useRef<HTMLDivElement>(null);
  const size = useElementSize(place);
  const columns = useColumns(data, kind, size?.width ?? 0);
  const propsOf = useCallback(
    (item: ChartItem): RowProps => ({
      'data-selected': topicRows?.isSelected(item) || undefined,
      'data-level': groups === null ? undefined : item.type === 'trend' ? 1 : 2,
    }),
    [topicRows, groups],
  );
  const onRowKey = (event: KeyboardEvent, item: ChartItem, next: ChartItem | undefined): number | null => {
    if (next !== undefined) {
      if (event.shiftKey) topicRows?.extend(item, next);
      return null;
    }
    const folding = groups === null ? null : foldingOf(event, item, groups);
    if (folding !== null) {
      event.preventDefault();
      return folding();
    }
    if (topicRows === null) return null;
    const toggle = (): void => topicRows.toggle(item, event.shiftKey);
    runKey(LIST_COMMANDS, { toggle, setStatus: (status) => topicRows.setStatus(item, status) }, event);
    return null;
  };
  return (
    <div ref={place} className={styles.whole} data-print="block" {...(topicRows && touch)}>
      {kind === 'impact' && <p className={styles.sentence}>{mostDisagreementSentence(sorted)}</p>}
      {size !== null && (
        <LongTable
          label={TABLE_LABELS[kind]}
          columns={columns}
          rows={shownRows}
          keyOf={({ id }) => id}
          propsOf={propsOf}
          rowHeight={
            rowHeightOf(
              kind,
              columns.some(({ wraps }) => wraps),
            ) * data.textScale
          }
          isWhole={data.sources.viewport.isPrinting}
          order={data.order}
          onSort={(key) => data.sortBy(key as SortKey)}
          onRowKey={onRowKey}
          remembered={data.remembered}
          hasTallHead={kind === 'impact'}
        />
      )}
    </div>
  );
});

/**
 * What an arrow key does to a row of a trend, or of a topic in it: ← folds the trend, or goes to it, → unfolds it.
 * @returns null: nothing; of the act the row that gets the focus, null: the same
 */
function foldingOf(event: KeyboardEvent, item: ChartItem, groups: TrendGroups): (() => number | null) | null {
  const { currentTarget, shiftKey } = event;
  const direction = shiftKey ? null : arrowDirection(event);
  const isFolded = item.type === 'trend' && groups.isFolded(item);
  const set = (to: boolean) => (): null => {
    groups.setFolded(item, to);
    return null;
  };
  if (direction === 'right') return item.type === 'trend' && isFolded ? set(false) : null;
  // A table that is scrolled sideways goes back to its names first.
  const scrolled = currentTarget instanceof Element ? (currentTarget.closest('[data-scroller]')?.scrollLeft ?? 0) : 0;
  if (direction !== 'left' || scrolled > 0) return null;
  if (item.type === 'trend') return isFolded ? null : set(true);
  const row = groups.trendRowOf(item);
  return row === null ? null : () => row;
}

function rowHeightOf(kind: TableKind, wraps: boolean): number {
  if (kind === 'list' && wraps) return ROW_HEIGHTS.wrapping;
  if (isTouched()) return ROW_HEIGHTS.touch;
  return kind === 'list' ? ROW_HEIGHTS.list : ROW_HEIGHTS.plot;
}

const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

const NO_COLUMNS: readonly TopicColumn[] = [];

/** @param width of the place of the table, in units of 1/16 rem; 0: unknown */
function useColumns(data: ChartData, kind: TableKind, width: number) {
  const { type, topicRows: topics, listFigures: figures, isMap, ownColumns: own, groups } = data;
  const further = topics?.listColumns ?? NO_COLUMNS;
  // The application knows of them only what sorts rows.
  const drawn = data.sources.drawn.all as readonly DrawnColumn[];
  const counts = groups?.counts;
  const places = groups?.placeById;
  const isWide = data.sources.viewport.width >= WIDE;
  const { growthName } = data.sources.workspace;
  const { isOnPhone } = data;
  const sortedBy = data.order.key;
  const first = data.axisKeys;
  const { measured, decidedOf } = data;
  const before = data.movement.beforeById;
  return useMemo(() => {
    const source = {
      type,
      growthName,
      scales: tableScales(measured),
      figures,
      decidedOf,
      before,
      isMap,
      topics,
      own,
      drawn,
      further,
      groups,
      counts,
      places,
    };
    const onDecided = ({ id }: ChartItem): void =>
      data.chooseTopics(data.topics.filter(({ trend }) => trend?.id === id).map(({ name }) => name));
    const bar = SCROLL_BAR[isOnPhone ? (isTouched() ? 'touch' : 'over') : 'beside'];
    const room = { isOnPhone, isWide, width: width === 0 ? Infinity : width - bar, sortedBy, first };
    return columnsOf(kind, { ...source, onOpen: data.open, onDecided }, room);
  }, [
    data,
    kind,
    type,
    growthName,
    measured,
    decidedOf,
    before,
    figures,
    isMap,
    topics,
    own,
    further,
    drawn,
    groups,
    counts,
    places,
    isOnPhone,
    isWide,
    width,
    sortedBy,
    first,
  ]);
}

/** A finger that rests this long begins a selection, in ms. */
const LONG = 500;
/** A finger that moves further scrolls, in pixels. */
const TOLERANCE = 10;

/**
 * Selecting by touch: a long press on a row begins a selection; then a tap on a row toggles it instead of opening it.
 * @returns handlers for the element around the rows
 */
function useLongPress(data: Pick<ChartData, 'shownRows' | 'topicRows' | 'sources'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<{ readonly x: number; readonly y: number; isLong: boolean } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const toggle = (target: EventTarget): boolean => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const item = data.shownRows[Number(row?.dataset['row'] ?? -1)];
      if (item === undefined || !data.topicRows?.topicOf(item)) return false;
      data.topicRows.toggle(item);
      return true;
    };
    const cancel = (): void => clearTimeout(timer.current);
    return {
      onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void => {
        cancel();
        press.current = pointerType === 'touch' ? { x, y, isLong: false } : null;
        const begun = press.current;
        if (begun === null) return;
        timer.current = setTimeout(() => (begun.isLong = toggle(target)), LONG);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > TOLERANCE) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      // The menu of the browser, which a long press opens elsewhere.
      onContextMenu: (event: MouseEvent): void => {
        if (press.current !== null) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent): void => {
        const begun = press.current;
        press.current = null;
        if (begun === null) return;
        const isControl = event.target instanceof Element && event.target.closest('[role="checkbox"]') !== null;
        const isSelecting = data.sources.selection.count > 0 && !isControl;
        if (!begun.isLong && !(isSelecting && toggle(event.target))) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [data]);
}
