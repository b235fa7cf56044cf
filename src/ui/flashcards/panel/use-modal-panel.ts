import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { catchLostFocus } from '../../kit/controls/focus-around';
import { afterPaint, whenIdle } from '../../kit/layout/when-idle';
import { lockScroll } from '../../kit/overlays/modal';

/** Not inert while the panel is open: a toast may have 'Undo', and the search may have been opened above the panel meanwhile. */
const NOT_BELOW = '[data-toasts], dialog[open]';

/**
 * Makes an open panel modal: focus moves into it and back on closing, Escape closes it, the rest of the page is inert
 * and does not scroll. Not a `<dialog>`, which would make the toasts inert as well; nor a library's, which locks
 * scrolling by a style element that the content security policy forbids.
 */
export function useModalPanel(open: boolean, panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const opener = useRef<Element | null>(null);
  const undoInert = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || element === null) {
      const giveBack = (): void => {
        undoInert.current?.();
        undoInert.current = null;
        // Not in the cleanup of the open panel: React would restore the focus that it found before its commit.
        if (opener.current instanceof HTMLElement) returnFocus(opener.current);
        opener.current = null;
        element?.parentElement?.setAttribute('inert', '');
      };
      // Recomputes the styles of the whole page, so the panel begins to slide away first.
      const cancel = afterPaint(giveBack);
      return () => {
        cancel();
        giveBack();
      };
    }
    element.parentElement?.removeAttribute('inert');
    if (!element.contains(document.activeElement)) opener.current = document.activeElement;
    const unlockScroll = lockScroll();
    // Recomputes the styles of the whole page, so the panel is painted first.
    const cancel = whenIdle(() => {
      undoInert.current = makeRestInert(element);
    });
    // Such as a toast after Undo.
    const stopCatching = catchLostFocus(() => element.focus({ preventScroll: true }));
    // The panel shows no focus ring, and must not pass one on to what is clicked next.
    element.focus({ preventScroll: true, focusVisible: false });
    return () => {
      cancel();
      unlockScroll();
      stopCatching();
    };
  }, [open, panel]);
  // A panel that is removed while it is open.
  useLayoutEffect(() => () => undoInert.current?.(), []);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      // An open popover, or the tip of a focused button, takes Escape for itself and prevents the default.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);
}

/** The opener may have been removed, such as a row that its new status filters out; an address has none. */
function returnFocus(opener: HTMLElement): void {
  const target =
    opener.isConnected && opener !== document.body ? opener : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus({ preventScroll: true });
}

/** Panel and toasts are children of the body, as is the rest of the page. @returns undoes it */
function makeRestInert(panel: HTMLElement): () => void {
  const rest = [...document.body.children].filter(
    (element) => !element.contains(panel) && !element.matches(NOT_BELOW) && !element.hasAttribute('inert'),
  );
  for (const element of rest) element.setAttribute('inert', '');
  return () => {
    for (const element of rest) element.removeAttribute('inert');
  };
}
