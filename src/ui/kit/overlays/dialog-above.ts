/** Whether something happens in a dialog that opened above everything else (`isAbove` of a `Modal`). */
export function isInDialogAbove({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest('dialog[data-above]') !== null;
}

const stay = (event: Event): void => {
  if (isInDialogAbove(event)) event.preventDefault();
};

/** For a library's popover, which would close once the focus leaves it: below such a dialog it stays, and is come back to. */
export const STAYS_BELOW = { onInteractOutside: stay, onEscapeKeyDown: stay } as const;
