/**
 * Keeps the page from scrolling. The room of its scroll bar is given to whatever lies over the page, and the page keeps
 * its width by a padding, so that nothing in it moves.
 * @returns lets it scroll again
 */
export function lockScroll({ documentElement: root, body }: Document = document): () => void {
  const gap = Math.max(0, window.innerWidth - root.clientWidth);
  const before = {
    overflow: root.style.overflow,
    gutter: root.style.scrollbarGutter,
    padding: body.style.paddingInlineEnd,
  };
  root.style.overflow = 'hidden';
  root.style.scrollbarGutter = 'auto';
  body.style.paddingInlineEnd = `${gap}px`;
  return () => {
    root.style.overflow = before.overflow;
    root.style.scrollbarGutter = before.gutter;
    body.style.paddingInlineEnd = before.padding;
  };
}
