import { useLayoutEffect, type RefObject, useEffect, useEffectEvent, createContext } from 'react';
import { isInDialogAbove } from './dialog-above';
import { usePageView } from '../layout/page-view';

/** In units of 1/16 rem: the margin to the window's edges, the height of the fixed header, and the gap to the control. */
const EDGE = 8;
const HEADER = 72;
const GAP = 6;

/**
 * Positions an open panel at its control: below and left-aligned if it fits there, otherwise above or right-aligned.
 * Once per opening: when a choice makes the control grow, the option that is pressed next must not move.
 */
export function usePlacement(
  open: boolean,
  control: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const { textScale } = usePageView();
  useLayoutEffect(() => {
    if (!open || control.current === null || panel.current === null) return;
    const anchor = control.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, offsetParent, style } = panel.current;
    const origin = (offsetParent ?? document.documentElement).getBoundingClientRect();
    const below = window.innerHeight - anchor.bottom - EDGE;
    const gap = GAP * textScale;
    const above = anchor.top - HEADER * textScale;
    const upwards = offsetHeight > below && above > below;
    const room = document.documentElement.clientWidth - EDGE - offsetWidth;
    // Where a wide one fits neither way, it begins where its line does, and is not over what stands before the line.
    const line = control.current.parentElement?.getBoundingClientRect().left ?? 0;
    const left = anchor.left > room ? Math.max(anchor.right - offsetWidth, line) : anchor.left;
    style.left = `${Math.max(EDGE, Math.min(left, room)) - origin.left}px`;
    // Above the control it is anchored by its lower edge, because typing shrinks it.
    style.bottom = upwards ? `${origin.bottom - anchor.top + gap}px` : '';
    style.top = upwards ? '' : `${anchor.bottom + gap - origin.top}px`;
  }, [open, control, panel, textScale]);
}

/**
 * Calls back on a press or a focus outside of an open element. A chart is covered by a shield (`[data-shield]`) while
 * something is open, so that dismissing opens no topic by accident; the shield must stay until the click is over.
 */
export function useOutsidePress(open: boolean, element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const check = useEffectEvent((event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || element.current?.contains(target) || isInDialogAbove(event)) return;
    if (target.hasAttribute('data-shield') === (type === 'click')) onOutside();
  });
  useEffect(() => {
    if (!open) return undefined;
    const types = ['pointerdown', 'focusin', 'click'] as const;
    for (const type of types) document.addEventListener(type, check);
    return () => {
      for (const type of types) document.removeEventListener(type, check);
    };
  }, [open]);
}

/**
 * The element that popovers and tooltips are rendered into; null: the body. A modal panel makes the rest of the page
 * inert, so its overlays must be inside of it.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);
