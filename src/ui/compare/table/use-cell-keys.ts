import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface CellCommands {
  readonly open: (column: string) => void;
  readonly remove: (column: string) => void;
}

const STEPS: ReadonlyMap<string, readonly [rows: number, cells: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

type Cell = HTMLTableCellElement;

/**
 * Arrow keys walk the cells of a table, of which one is in the order of focus. On a cell, Enter opens its column's card,
 * Delete removes the column and S opens the menu of its status.
 */
export function useCellKeys(table: RefObject<HTMLTableElement | null>, commands: CellCommands): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  // After every rendering: columns and rows come and go.
  useLayoutEffect(() => {
    if (table.current !== null) setOneFocusable(table.current);
  });
  useEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const cell = target instanceof Element ? target.closest<Cell>('th, td') : null;
      if (cell !== null && element.contains(cell)) setOneFocusable(element, cell);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof HTMLTableCellElement)) return;
      const step = STEPS.get(key);
      if (step !== undefined) neighbour(element, target, step)?.focus();
      else if (!act(element, target, key, latest.current)) return;
      event.preventDefault();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [table]);
}

function act(table: HTMLTableElement, cell: Cell, key: string, commands: CellCommands): boolean {
  const { column } = cell.dataset;
  if (column === undefined) return false;
  if (key === 'Enter') commands.open(column);
  else if (key === 'Delete' || key === 'Backspace') {
    neighbour(table, cell, [0, cell.nextElementSibling === null ? -1 : 1])?.focus();
    commands.remove(column);
  } else if (key.toLowerCase() === 's') {
    const head = [...table.querySelectorAll<Cell>('thead th')].find(({ dataset }) => dataset.column === column);
    head?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  } else return false;
  return true;
}

/** The cell in a direction; in a row whose only cell spans all columns, that one. */
function neighbour(table: HTMLTableElement, cell: Cell, [rows, cells]: readonly [number, number]): Cell | null {
  const row = cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : -1;
  const target = table.rows[row + rows];
  if (target === undefined) return null;
  const at = Math.min(cell.cellIndex + cells, rows === 0 ? target.cells.length : target.cells.length - 1);
  return target.cells[at] ?? null;
}

function setOneFocusable(table: HTMLTableElement, wanted?: Cell): void {
  const cells = [...table.querySelectorAll<Cell>('th, td')];
  const focusable = wanted ?? cells.find(({ tabIndex }) => tabIndex === 0) ?? table.querySelector<Cell>('thead th');
  for (const cell of cells) cell.tabIndex = cell === focusable ? 0 : -1;
}
