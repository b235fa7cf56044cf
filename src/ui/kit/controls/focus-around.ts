/** Moves the focus from a field that is left, or a button that is about to go, to what contains it: the body has no keys. */
export function focusAround(element: HTMLElement): void {
  const around = element.closest<HTMLElement>('[tabindex="-1"]');
  if (around === null) element.blur();
  else around.focus({ preventScroll: true });
}

/** Moves the focus to the content of the page, from where Tab goes through it; without one it stays. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/** As the `ref` of a field that has just been asked for. */
export function focusOnMount(element: HTMLInputElement | HTMLTextAreaElement | null): void {
  element?.focus();
}

/** Calls back when the focused element has been removed and the body has the focus. @returns stops it */
export function catchLostFocus(onLost: () => void): () => void {
  let focused: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (focused?.isConnected === false && document.activeElement === document.body) onLost();
  });
  document.addEventListener('focusin', onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    observer.disconnect();
  };
}
