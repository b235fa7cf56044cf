import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useItemSize } from '../../kit/lists/use-item-size';
import type { SurfaceView } from '../surface-views';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** In units of 1/16 rem. */
export const ROW_HEIGHT = 40;
/** Fingers need more room than pointers. */
const TOUCH_ROW_HEIGHT = 44;
const PAGE = 10;

interface TableRows {
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** In pixels. */
  readonly headerHeight: number;
  readonly rowHeight: number;
  /** The row that Tab stops at. */
  readonly focusedIndex: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly focusRow: (index: number) => void;
  /** Scrolls to the first row, and makes it the one that Tab stops at. */
  readonly toTop: () => void;
}

/**
 * Virtualises the rows, and makes them one stop of the Tab key with arrow keys inside (roving tab index).
 *
 * @param all render every row, for printing
 * @param columns on which the height of the header depends
 * @param remembered where the table was scrolled to when it was last shown
 */
export function useTableRows(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  all: boolean,
  columns: unknown,
  remembered: Pick<SurfaceView, 'scroll'>,
  textScale: number,
): TableRows {
  const [focused, setFocused] = useState(0);
  const focusedIndex = Math.min(focused, Math.max(0, count - 1));
  const wantsFocus = useRef(false);
  const [height] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? TOUCH_ROW_HEIGHT : ROW_HEIGHT));
  const rowHeight = height * textScale;
  const [headerHeight, setHeaderHeight] = useState(0);
  useLayoutEffect(
    () => setHeaderHeight(scroller.current?.querySelector<HTMLElement>('[data-rows]')?.offsetTop ?? 0),
    [scroller, columns, textScale],
  );
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
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
    scroller.current?.querySelector<HTMLElement>(`[data-row="${focusedIndex}"] button`)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, focusedIndex, count);
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(next);
    rows.scrollToIndex(next, { align: 'auto' });
  };
  const toTop = (): void => {
    setFocused(0);
    rows.scrollToOffset(0);
  };
  return { rows, headerHeight, rowHeight, focusedIndex, onKeyDown, focusRow: setFocused, toTop };
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
