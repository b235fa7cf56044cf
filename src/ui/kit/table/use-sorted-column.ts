import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a table that is too wide sideways after each sort, so that the sorted column is whole. A table opens at its
 * beginning, where the names and the first columns are.
 */
export function useSortedColumn(scroller: RefObject<HTMLElement | null>, sorted: string): void {
  const shown = useRef(sorted);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (shown.current === sorted || element === null) return;
    shown.current = sorted;
    const column = element.querySelector('[aria-sort$="ending"]');
    if (column === null || element.scrollWidth <= element.clientWidth) return;
    const frame = element.getBoundingClientRect();
    const { left, right } = column.getBoundingClientRect();
    // The names stay at the side while the others are scrolled below them.
    const names = element.querySelector('th[data-sticks]');
    const beyond = right - frame.right;
    const below = Math.max(frame.left, names?.getBoundingClientRect().right ?? 0) - left;
    if (beyond > 0) element.scrollLeft += beyond;
    else if (below > 0 && column !== names) element.scrollLeft -= below;
  }, [scroller, sorted]);
}
