/**
 * Keeps the page from scrolling. The room of its scroll bar is given to whatever lies over the page, and the page keeps
 * its width by a padding, so that nothing in it moves.
 * @param meanwhile what else is done to the page: measured together with the lock, because measuring is what costs
 * @returns lets it scroll again
 */
export function lockScroll(
  meanwhile: () => void = () => {},
  { documentElement: root, body }: Document = document,
): () => void {
  const { overflow, scrollbarGutter } = root.style;
  const { paddingInlineEnd } = body.style;
  // Measured, not computed: browsers disagree on whether the width of the window counts the gutter of a scroll bar.
  const width = body.getBoundingClientRect().width;
  root.style.overflow = 'hidden';
  root.style.scrollbarGutter = 'auto';
  meanwhile();
  const gained = body.getBoundingClientRect().width - width;
  if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow, scrollbarGutter });
    Object.assign(body.style, { paddingInlineEnd });
  };
}
