let takeRoom: boolean | null = null;

/**
 * Do scroll bars take room from the page, or lie over it? Found out by laying out an element, which is too much to do
 * while a panel opens: whoever will lock the scrolling asks before.
 */
export function scrollBarsTakeRoom(): boolean {
  if (takeRoom !== null) return takeRoom;
  const probe = document.body.appendChild(document.createElement('div'));
  Object.assign(probe.style, { position: 'absolute', insetBlockStart: '-100px', overflow: 'scroll', width: '50px' });
  takeRoom = probe.offsetWidth > probe.clientWidth;
  probe.remove();
  return takeRoom;
}

/**
 * Keeps the page from scrolling. The room of its scroll bar is given to whatever lies over the page, and the page keeps
 * its width by a padding, so that nothing in it moves.
 * @returns lets it scroll again
 */
export function lockScroll(takesRoom = scrollBarsTakeRoom()): () => void {
  const { documentElement: root, body } = document;
  const { overflow, scrollbarGutter } = root.style;
  const { paddingInlineEnd } = body.style;
  // Measured, not computed: browsers disagree on whether the width of the window counts the gutter of a scroll bar.
  const width = takesRoom ? body.getBoundingClientRect().width : 0;
  root.style.overflow = 'hidden';
  root.style.scrollbarGutter = 'auto';
  const gained = takesRoom ? body.getBoundingClientRect().width - width : 0;
  if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow, scrollbarGutter });
    Object.assign(body.style, { paddingInlineEnd });
  };
}
