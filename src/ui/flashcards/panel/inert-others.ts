/**
 * Takes everything on the page but the kept elements (and what they stand in) out of reach: no focus, no clicks, not
 * read out. Elements that are added later are not touched.
 * @returns gives it back
 */
export function inertOthers(kept: readonly Element[], page: Element = document.body): () => void {
  const silenced: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue;
      if (kept.some((element) => child.contains(element))) visit(child);
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '');
        silenced.push(child);
      }
    }
  };
  visit(page);
  return () => {
    for (const element of silenced) element.removeAttribute('inert');
  };
}
