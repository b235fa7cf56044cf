/** As the `ref` of a field that has just been asked for. */
export function focusOnMount(element: HTMLInputElement | HTMLTextAreaElement | null): void {
  element?.focus();
}
