/**
 * Keeps the page from scrolling while something modal lies over it. A padding replaces the scroll bar, so that the
 * layout does not shift.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const { overflow } = root.style;
  const { paddingInlineEnd } = body.style;
  const width = body.getBoundingClientRect().width;
  root.style.overflow = 'hidden';
  const gained = body.getBoundingClientRect().width - width;
  if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow });
    Object.assign(body.style, { paddingInlineEnd });
  };
}
