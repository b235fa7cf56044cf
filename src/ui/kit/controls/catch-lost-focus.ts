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
