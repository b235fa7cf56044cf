import { useLayoutEffect, type RefObject } from 'react';

/** In pixels: what stays free at the window's edges, the room of the fixed header above, and the gap to the control. */
const EDGE = 8;
const HEADER = 72;
const GAP = 6;

/**
 * Places an open panel at the side of its control that has room: below and to the right, if it fits there. It stays there
 * while it is open, even if the control grows or wraps by what is chosen: what is pressed next must not move away.
 * @param state open, made ahead of it, or not there
 */
export function usePlacement(
  state: 'open' | 'ahead' | null,
  control: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (state === null || control.current === null || panel.current === null) return;
    const place = control.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, offsetParent, style } = panel.current;
    const origin = (offsetParent ?? document.documentElement).getBoundingClientRect();
    const below = window.innerHeight - place.bottom - EDGE;
    const above = place.top - HEADER;
    const upwards = offsetHeight > below && above > below;
    const leftwards = place.left + offsetWidth > document.documentElement.clientWidth - EDGE;
    style.left = `${Math.max(EDGE, leftwards ? place.right - offsetWidth : place.left) - origin.left}px`;
    // From its lower edge, where it opens upwards: it shrinks with what is typed.
    style.bottom = upwards ? `${origin.bottom - place.top + GAP}px` : '';
    style.top = upwards ? '' : `${place.bottom + GAP - origin.top}px`;
  }, [state, control, panel]);
}
