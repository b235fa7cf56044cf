import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Cell = HTMLTableCellElement;

/**
 * Arrow keys walk the cells of a table, of which one is in the order of focus.
 * @param onKey another key on a cell of a column, with the cell that is to have the focus when the column is removed.
 *   @returns whether it does something
 */
export function useCellKeys(
  table: RefObject<HTMLTableElement | null>,
  onKey: ((key: string, column: string, neighbour: HTMLElement | null) => boolean) | undefined,
) {
  // After every rendering: columns and rows come and go.
  useLayoutEffect(() => {
    if (onKey !== undefined && table.current !== null) setOneFocusable(table.current);
  });
  if (onKey === undefined) return {};
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>): void => {
      const cell = target.closest<Cell>('th, td');
      if (cell !== null && currentTarget.contains(cell)) setOneFocusable(currentTarget, cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>): void => {
      const { target: cell, currentTarget, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(cell instanceof HTMLTableCellElement)) return;
      const step = STEPS[key];
      const { column } = cell.dataset;
      const beside = neighbour(currentTarget, cell, [0, cell.nextElementSibling === null ? -1 : 1]);
      if (step !== undefined) neighbour(currentTarget, cell, step)?.focus();
      else if (column === undefined || !onKey(key, column, beside)) return;
      event.preventDefault();
    },
  };
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
