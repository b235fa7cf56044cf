/** Focuses the search box and lists what can be done, as a click does; on a phone it opens the sheet. */
export function focusSearch(): void {
  const control = document.querySelector<HTMLElement>('[role="search"] :is(input, button)');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  control?.click();
}
