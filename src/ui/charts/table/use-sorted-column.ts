import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SortKey } from '../items/signal-order';

/**
 * Scrolls a table that is too wide sideways after each sort, so that the sorted column is whole. A table opens at its
 * beginning, where the names and the first columns are.
 */
export function useSortedColumn(scroller: RefObject<HTMLElement | null>, sorted: SortKey): void {
  const shown = useRef(sorted);
  useLayoutEffect(() => {
    if (shown.current === sorted) return;
    shown.current = sorted;
    const table = scroller.current;
    if (table === null || table.scrollWidth <= table.clientWidth) return;
    const heading = (selector: string) =>
      table.querySelector(`[role="columnheader"]${selector}`)?.getBoundingClientRect();
    const column = heading('[aria-sort$="ending"]');
    if (column === undefined) return;
    const { left, right } = table.getBoundingClientRect();
    // The names stay at the left while the others are scrolled below them.
    const names = heading('[data-column="name"]');
    const beyond = column.right - right;
    const below = Math.max(left, names?.right ?? left) - column.left;
    if (beyond > 0) table.scrollLeft += beyond;
    else if (below > 0 && column.left !== names?.left) table.scrollLeft -= below;
  }, [scroller, sorted]);
}
