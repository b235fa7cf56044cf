/**
 * Runs in the page: what a glance at it finds. Text that is cut off without a sign, lies outside the window, is printed over
 * other text or over a drawing of its row, or leaves its cell; a page that scrolls sideways.
 */
export function layoutFaults(): readonly string[] {
  interface Edges {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Piece {
    readonly text: string;
    readonly node: Text;
    readonly element: HTMLElement;
    /** What of it is not cut off. */
    readonly seen: Edges;
  }
  /** Fractions of a pixel, and the room of descenders. */
  const SLACK = 2;
  const OPENED = '[role="menu"], [role="listbox"], [role="dialog"]';
  const width = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const met = (one: Edges, other: Edges): Edges => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isAsLargeAs = ({ left, right, top, bottom }: Edges, least: number, low: number): boolean =>
    right - left > least && bottom - top > low;

  /** What of a line of text its ancestors show; null: it is for screen readers, or scrolled away. */
  const shownOf = (element: HTMLElement, line: DOMRect): { seen: Edges; isCut: boolean } | null => {
    let seen: Edges = line;
    // It ends with a sign that it goes on, or is reached by scrolling.
    let isMarked = false;
    let isCut = false;
    for (let box: HTMLElement | null = element; box !== null; box = box.parentElement) {
      if (box === document.documentElement || box === document.body) break;
      const style = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      const isOnTop = box.matches('dialog[open], :popover-open');
      if (style.overflowX === 'visible' && style.overflowY === 'visible' && !isOnTop) continue;
      if (area.width <= SLACK || area.height <= SLACK) return null;
      isMarked ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (scrolls(style.overflowX)) isMarked ||= box.scrollWidth > box.clientWidth + 1;
      if (scrolls(style.overflowY) && (line.bottom > area.bottom + 1 || line.top < area.top - 1)) return null;
      isCut ||=
        !isMarked &&
        style.overflowX !== 'visible' &&
        (line.right > area.right + SLACK || line.left < area.left - SLACK);
      seen = met(seen, {
        left: style.overflowX === 'visible' ? -Infinity : area.left,
        right: style.overflowX === 'visible' ? Infinity : area.right,
        top: style.overflowY === 'visible' ? -Infinity : area.top,
        bottom: style.overflowY === 'visible' ? Infinity : area.bottom,
      });
      // What is in the top layer is not cut off by what is around it in the document.
      if (isOnTop) break;
    }
    // A carousel shows a part of the next slide, which is a sign of its own.
    return { seen, isCut: isCut && element.closest('[aria-roledescription="carousel"], .swiper') === null };
  };

  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  const top = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 48) ?? '';
    if (element === null || text === '' || element.closest('svg, [aria-hidden="true"], script, style, option'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const shown = line.width < 3 || line.height < 5 ? null : shownOf(element, line);
      if (shown === null) continue;
      if (shown.isCut && line.left > 0) faults.add(`cut off: '${text}'`);
      if (!isAsLargeAs(shown.seen, 3, 5)) continue;
      if (shown.seen.right > width + 1 && shown.seen.left < width) faults.add(`outside the window: '${text}'`);
      pieces.push({ text, node: node as Text, element, seen: shown.seen });
    }
  }
  if (document.documentElement.scrollWidth > width + 1)
    faults.add(`scrolls sideways: ${document.documentElement.scrollWidth} px in ${width}`);

  /** Whether one can be read through to the other: nothing opaque lies between them where they meet. */
  const showThrough = (one: Piece, other: Piece, { left, right, top, bottom }: Edges): boolean => {
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const places = [one, other].map(({ element }) =>
      stack.findIndex((each) => each === element || element.contains(each)),
    );
    if (places.includes(-1)) return false;
    return !stack.slice(Math.min(...places), Math.max(...places)).some((each) => {
      if (each.contains(one.element) && each.contains(other.element)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      return backgroundImage !== 'none' || !/^transparent$|, 0(?:\.\d+)?\)$|\/ 0(?:\.\d+)?\)$/.test(backgroundColor);
    });
  };
  const inWindow = pieces.filter(
    ({ seen }) => seen.bottom > 0 && seen.top < window.innerHeight && seen.right > 0 && seen.left < width,
  );
  inWindow.forEach((one, at) => {
    for (const other of inWindow.slice(at + 1)) {
      if (one.node === other.node || one.element === other.element) continue;
      const common = met(one.seen, other.seen);
      if (isAsLargeAs(common, 2, 4) && showThrough(one, other, common))
        faults.add(`printed over each other: '${one.text}' and '${other.text}'`);
    }
  });

  for (const { text, element, seen } of inWindow) {
    const cell = element.closest('td, th, [role="gridcell"], [role="cell"], [role="columnheader"], [role="rowheader"]');
    // A menu lies over its row on purpose.
    const isOfCell = cell?.closest(OPENED) === element.closest(OPENED);
    const area = isOfCell ? cell?.getBoundingClientRect() : undefined;
    if (area !== undefined && area.width > 3 && (seen.right > area.right + 3 || seen.left < area.left - 3))
      faults.add(`leaves its cell: '${text}'`);
    for (const drawing of element.closest('tr, [role="row"], [data-row]')?.querySelectorAll('svg, canvas') ?? []) {
      if (drawing.contains(element) || element.contains(drawing)) continue;
      if (drawing.closest(OPENED) !== element.closest(OPENED)) continue;
      if (!drawing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // A drawing may be larger than the frame that shows a slice of it.
      const frame = drawing.parentElement;
      const drawn = frame === null ? null : shownOf(frame, drawing.getBoundingClientRect());
      if (drawn !== null && isAsLargeAs(met(seen, drawn.seen), 3, 5)) faults.add(`over a drawing: '${text}'`);
    }
  }
  return [...faults];
}
