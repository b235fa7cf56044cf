/** Moves the focus from a field that is left, or a button that is about to go, to what contains it: the body has no keys. */
export function focusAround(element: HTMLElement): void {
  const around = element.closest<HTMLElement>('[tabindex="-1"]');
  if (around === null) element.blur();
  else around.focus({ preventScroll: true });
}
