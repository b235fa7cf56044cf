import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { mostDisagreementSentence } from '../../../domain/topic/driver-sentences';
import { runKey } from '../../keys/run-key';
import { LongTable, type LongTableHandle } from '../../kit/table/long-table';
import type { ChartData } from '../chart-data';
import { EmptyChart } from '../empty-chart';
import type { ChartItem } from '../items/chart-item';
import type { SortKey } from '../items/signal-fields';
import { columnsOf, tableKindOf, type Room, type TableKind } from './list-columns';
import styles from './signal-table.module.scss';
import { tableScales } from './table-scales';
import { useLongPress } from './use-long-press';
import { useRowHighlight } from './use-row-highlight';

export const TABLE_LABELS: Readonly<Record<TableKind, string>> = {
  list: 'Figures',
  drivers: 'Number of impacting drivers',
  impact: 'Sizing by lens and how far the lenses disagree',
  driversTable: 'Number of impacting drivers in figures',
  impactTable: 'Sizing by lens in figures',
};

/** In units of 1/16 rem. On a phone a row of a list has two lines; fingers need more room than pointers. */
const ROW_HEIGHTS = { list: 36, plot: 40, phone: 64, touch: 44 } as const;

/** Widths of the window in pixels: room for a column of trends or shifts, and no room for all columns. */
const WIDE = 1720;
const USUAL = 1440;
const NARROW = 1280;

interface Props {
  readonly data: ChartData;
}

/** Sortable rows of items: the lists, the plots, and the maps as tables. */
export const LoadedTable = observer(function LoadedTable({ data }: Props) {
  const isEmpty = data.sorted.length === 0 || (tableKindOf(data) !== 'list' && data.isUnknown);
  return isEmpty ? <EmptyChart data={data} /> : <Rows data={data} />;
});

const Rows = observer(function Rows({ data }: Props) {
  const { sorted, topicRows } = data;
  const kind = tableKindOf(data);
  const table = useRef<LongTableHandle>(null);
  // The charts beside one another show the same items; the two lists do not.
  const highlight = useRowHighlight(kind === 'list' ? null : data.sources.highlight, sorted, table);
  const touch = useLongPress(data);
  const onRowKey = (event: KeyboardEvent, item: ChartItem, next: ChartItem | undefined): void => {
    if (topicRows === null) return;
    if (next !== undefined) {
      if (event.shiftKey) topicRows.extend(item, next);
      return;
    }
    const toggle = (): void => topicRows.toggle(item, event.shiftKey);
    runKey('lists', { toggle, setStatus: (status) => topicRows.setStatus(item, status) }, event);
  };
  return (
    <div className={styles.whole} data-print="block" {...(topicRows && touch)}>
      {kind === 'impact' && <p className={styles.sentence}>{mostDisagreementSentence(sorted)}</p>}
      <LongTable
        label={TABLE_LABELS[kind]}
        columns={useColumns(data, kind)}
        rows={sorted}
        keyOf={({ id }) => id}
        propsOf={(item) => ({
          'data-selected': topicRows?.isSelected(item) || undefined,
          'data-lit': highlight?.isLit(item.id) || undefined,
          onPointerEnter: () => highlight?.light(item.id, false),
          onFocus: () => highlight?.light(item.id, true),
          onBlur: () => highlight?.release(),
        })}
        rowHeight={rowHeightOf(kind, data.isOnPhone) * data.textScale}
        isWhole={data.isPrinting}
        order={data.order}
        onSort={(key) => data.sortBy(key as SortKey)}
        onRowKey={onRowKey}
        onPointerLeave={highlight?.release}
        remembered={data.remembered}
        handle={table}
        hasTallHead={kind === 'impact'}
      />
    </div>
  );
});

function rowHeightOf(kind: TableKind, isOnPhone: boolean): number {
  if (kind === 'list' && isOnPhone) return ROW_HEIGHTS.phone;
  if (window.matchMedia('(pointer: coarse)').matches) return ROW_HEIGHTS.touch;
  return kind === 'list' ? ROW_HEIGHTS.list : ROW_HEIGHTS.plot;
}

function roomOf(width: number): Room {
  if (width <= NARROW) return 'narrow';
  if (width < USUAL) return 'tight';
  return width < WIDE ? 'usual' : 'wide';
}

function useColumns(data: ChartData, kind: TableKind) {
  const { type, topicRows: topics, listFigures: figures, isMap, growthName, ownColumns: own } = data;
  const { width } = data.sources.viewport;
  const room = data.isOnPhone ? 'phone' : roomOf(width);
  const { all } = data.everything;
  const before = data.movement.beforeById;
  return useMemo(() => {
    const source = { type, growthName, scales: tableScales(all), figures, before, isMap, topics, own };
    return columnsOf(kind, { ...source, onOpen: data.open, onDecided: data.chooseTopicsOf }, room);
  }, [data, kind, type, growthName, all, before, figures, isMap, topics, own, room]);
}
