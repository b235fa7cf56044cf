import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useItemSize } from '../../kit/lists/use-item-size';
import type { ChartData } from '../chart-data';
import { tableKindOf } from './table-columns';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** In units of 1/16 rem. */
export const ROW_HEIGHT = 40;
/** Of the list view. */
const LOW_ROW_HEIGHT = 36;
const PHONE_ROW_HEIGHT = 64;
/** Fingers need more room than pointers. */
const TOUCH_ROW_HEIGHT = 44;
const PAGE = 10;

export interface TableRows {
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** In pixels. */
  readonly headerHeight: number;
  /** The row that Tab stops at. */
  readonly focusedIndex: number;
  /** @returns the row that the key moves the focus to; null: none */
  readonly onKeyDown: (event: KeyboardEvent) => number | null;
  readonly focusRow: (index: number) => void;
  /** Scrolls to the first row, and makes it the one that Tab stops at. */
  readonly toTop: () => void;
}

/**
 * Virtualises the rows, and makes them one stop of the Tab key with arrow keys inside (roving tab index).
 *
 * @param data on paper every row is rendered
 * @param columns on which the height of the header depends
 * @param rowHeight in pixels
 */
export function useTableRows(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  { isPrinting: all, remembered }: Pick<ChartData, 'isPrinting' | 'remembered'>,
  columns: unknown,
  rowHeight: number,
): TableRows {
  const [focused, setFocused] = useState(0);
  const focusedIndex = Math.min(focused, Math.max(0, count - 1));
  const wantsFocus = useRef(false);
  const [headerHeight, setHeaderHeight] = useState(0);
  useLayoutEffect(
    () => setHeaderHeight(scroller.current?.querySelector<HTMLElement>('[data-rows]')?.offsetTop ?? 0),
    [scroller, columns, rowHeight],
  );
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialOffset: remembered.scroll.top,
    // The rows begin below the header, which then stays over them.
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    // The row that Tab stops at is always rendered.
    rangeExtractor: (range) => {
      if (all) return Array.from({ length: count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      return seen.includes(focusedIndex) || focusedIndex >= count
        ? seen
        : [...seen, focusedIndex].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    element.scrollLeft = remembered.scroll.left;
    element.scrollTop = remembered.scroll.top;
    return () => {
      remembered.scroll = { left: element.scrollLeft, top: element.scrollTop };
    };
  }, [scroller, remembered]);

  useItemSize(rows, rowHeight);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${focusedIndex}"] [data-name]`)
      ?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): number | null => {
    if (event.altKey || event.ctrlKey || event.metaKey) return null;
    const next = target(event.key, focusedIndex, count);
    if (next === null) return null;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(next);
    rows.scrollToIndex(next, { align: 'auto' });
    return next;
  };
  const toTop = (): void => {
    setFocused(0);
    rows.scrollToOffset(0);
  };
  return { rows, headerHeight, focusedIndex, onKeyDown, focusRow: setFocused, toTop };
}

function target(key: string, from: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const wanted = targets[key];
  return wanted === undefined ? null : Math.min(count - 1, Math.max(0, wanted));
}

/** In pixels. A phone has two lines in a row of the list view. */
export function rowHeightOf(data: Pick<ChartData, 'surface' | 'table' | 'isOnPhone' | 'textScale'>): number {
  return unitsOf(data) * data.textScale;
}

function unitsOf(data: Pick<ChartData, 'surface' | 'table' | 'isOnPhone'>): number {
  const isListView = tableKindOf(data) === 'listView';
  if (isListView && data.isOnPhone) return PHONE_ROW_HEIGHT;
  if (window.matchMedia('(pointer: coarse)').matches) return TOUCH_ROW_HEIGHT;
  return isListView ? LOW_ROW_HEIGHT : ROW_HEIGHT;
}
