/**
 * Keeps the page from scrolling while something modal lies over it. A padding replaces the scroll bar, so that the
 * layout does not shift.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const { overflow, scrollbarGutter } = root.style;
  const { paddingInlineEnd } = body.style;
  // Measured, because browsers disagree on whether the width of the window counts the gutter of a scroll bar.
  const width = body.getBoundingClientRect().width;
  root.style.overflow = 'hidden';
  root.style.scrollbarGutter = 'auto';
  const gained = body.getBoundingClientRect().width - width;
  if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow, scrollbarGutter });
    Object.assign(body.style, { paddingInlineEnd });
  };
}
