const CANDIDATES = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What Tab stops at inside an element, in the order of the page. */
export function focusStops(within: ParentNode): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.hasAttribute('disabled') &&
      element.closest('[inert], [hidden]') === null &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}
