import { useLayoutEffect, type RefObject } from 'react';

/** In pixels: what stays free at the window's edges, and the room of the fixed header above. */
const EDGE = 8;
const HEADER = 72;

/**
 * Turns an open panel towards the side of its control that has room: below and to the right, if it fits there. Written to
 * the element itself, because a second rendering would come after the first paint.
 */
export function usePlacement(
  open: boolean,
  control: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open || control.current === null || panel.current === null) return;
    const place = control.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, dataset } = panel.current;
    const below = window.innerHeight - place.bottom - EDGE;
    const above = place.top - HEADER;
    // Below and to the right is how it stands already: only what is otherwise costs a second layout.
    if (offsetHeight > below && above > below) dataset['side'] = 'top';
    if (place.left + offsetWidth > document.documentElement.clientWidth - EDGE) dataset['align'] = 'end';
  }, [open, control, panel]);
}
