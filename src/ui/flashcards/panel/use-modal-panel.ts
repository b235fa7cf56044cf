import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../../kit/layout/when-idle';
import { focusStops } from './focus-stops';
import { inertOthers } from './inert-others';
import { lockScroll, scrollBarsTakeRoom } from './lock-scroll';

/** Toasts stay in reach while the panel is open: one of them holds 'Undo'. */
const TOASTS = '[data-toasts]';

/**
 * Makes an open panel the only thing that can be used: focus comes in and, on closing, goes back to whoever opened it;
 * the rest of the page is inert and does not scroll. A modal dialog of the platform or of a library would shut out the
 * toasts as well, and locks scrolling with an injected style, which our content security policy forbids.
 */
export function useModalPanel(open: boolean, panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || element === null) {
      // Not on leaving the effect: React would take the focus back while it is still at work on the page.
      if (opener.current instanceof HTMLElement) giveFocusBack(opener.current);
      opener.current = null;
      return undefined;
    }
    if (!element.contains(document.activeElement)) opener.current = document.activeElement;
    const others = [element.parentElement ?? element, ...document.querySelectorAll(TOASTS)];
    // The styles of the whole page are computed anew for both, and the panel is to be seen before: the backdrop keeps
    // the pointer away, and the keyboard is held inside, from the beginning.
    const undo: (() => void)[] = [];
    const callOff = whenIdle(() => undo.push(lockScroll(), inertOthers(others)));
    const stopCatching = catchLostFocus(element);
    // The panel shows no ring, and must not lend one to what is clicked next.
    element.focus({ preventScroll: true, focusVisible: false });
    return () => {
      callOff();
      for (const giveBack of undo) giveBack();
      stopCatching();
    };
  }, [open, panel]);

  useEffect(() => void scrollBarsTakeRoom(), []);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      // A popover or tooltip that takes the key for itself says so.
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab' && panel.current?.contains(document.activeElement)) keepTabInside(event, panel.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, panel, onClose]);
}

/** Whoever opened the card may have gone from the page meanwhile, as a row that its new status filters out. */
function giveFocusBack(opener: HTMLElement): void {
  const target = opener.isConnected ? opener : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus({ preventScroll: true });
}

/** What goes while the focus is on it, such as a toast whose Undo was pressed, leaves the focus to the panel. */
function catchLostFocus(panel: HTMLElement): () => void {
  let check: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(check);
    // Not at once: on its way from one element to the next the focus is for a moment on none, and what has lost it may
    // change the page just then, as a tooltip that closes.
    check = window.setTimeout(() => {
      if (document.activeElement === document.body) panel.focus({ preventScroll: true });
    });
  });
  for (const region of [panel, ...document.querySelectorAll(TOASTS)]) {
    observer.observe(region, { childList: true, subtree: true });
  }
  return () => {
    window.clearTimeout(check);
    observer.disconnect();
  };
}

/** Out of the panel, over the toasts, and in again at its other end. */
function keepTabInside(event: KeyboardEvent, panel: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = focusStops(panel);
  const edges = event.shiftKey ? [panel, stops[0]] : [stops.at(-1)];
  if (!edges.some((edge) => edge === document.activeElement)) return;
  const toasts = [...document.querySelectorAll(TOASTS)].flatMap((region) => focusStops(region));
  const next = event.shiftKey ? (toasts.at(-1) ?? stops.at(-1)) : (toasts[0] ?? stops[0]);
  event.preventDefault();
  next?.focus();
}
