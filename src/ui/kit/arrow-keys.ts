// The one place that says what arrow keys do in a group of options, rows, cells or chips. Each group keeps its own place: an
// index, or the element that has the focus. Four others read these keys themselves, because with them they do something else:
// the map (its table of keys walks, zooms and selects), a card that is lifted on the board, the grid of a spreadsheet (Ctrl
// leads to its edges), and Ask (Alt and ← is the way back).

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
export type ArrowDirection = 'left' | 'right' | 'up' | 'down';

const DIRECTIONS: Readonly<Record<string, ArrowDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const STEPS: Readonly<Record<ArrowDirection, { readonly rows: number; readonly cells: number }>> = {
  up: { rows: -1, cells: 0 },
  down: { rows: 1, cells: 0 },
  left: { rows: 0, cells: -1 },
  right: { rows: 0, cells: 1 },
};

const NO_STEP = { rows: 0, cells: 0 };

/** null: another key, or a shortcut of the browser. */
export function arrowDirection({ key, altKey, ctrlKey, metaKey }: KeyPress): ArrowDirection | null {
  return altKey || ctrlKey || metaKey ? null : (DIRECTIONS[key] ?? null);
}

/** The step in a grid; both are 0 for another key. */
export function arrowStep(press: KeyPress): { readonly rows: number; readonly cells: number } {
  const direction = arrowDirection(press);
  return direction === null ? NO_STEP : STEPS[direction];
}

/**
 * The place in a list that a key leads to, after the listbox pattern of the ARIA practices.
 * @param at -1 for none
 * @param page how many places a page holds; omitted: the list is not left by pages
 * @returns null for a key that does not move
 */
export function arrowTarget(press: KeyPress, at: number, count: number, page?: number): number | null {
  const last = count - 1;
  if (last < 0 || press.altKey || press.ctrlKey || press.metaKey) return null;
  const within = (place: number): number => Math.min(last, Math.max(0, place));
  switch (press.key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return page === undefined ? null : within(Math.max(at, 0) + page);
    case 'PageUp':
      return page === undefined ? null : within(at - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * Moves the focus from one element of a group to another, at the end to the first where the group goes round.
 * @returns whether there is one
 */
export function focusByArrow(
  group: readonly HTMLElement[],
  from: Element | null,
  step: number,
  isRound = false,
): boolean {
  const at = group.findIndex((each) => each === from) + step;
  const next = group[isRound ? (at + group.length) % group.length : at];
  next?.focus();
  return next !== undefined;
}
