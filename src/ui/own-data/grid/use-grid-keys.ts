import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/** A position in the grid. row -1: the heads; column -1: the numbers of the rows. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Room {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are in view at once. */
  readonly page: number;
  /** Brings a place into view. */
  readonly reveal: (place: GridPlace) => void;
  readonly root: () => HTMLElement | null;
}

/** One stop of Tab in the grid: the arrow keys move it, and the focus follows where it is in the grid. */
export function useGridKeys({ rows, columns, page, reveal, root }: Room) {
  const [at, setAt] = useState<GridPlace>({ row: -1, column: -1 });
  const isMoved = useRef(false);
  const move = (place: GridPlace): void => {
    const next = {
      row: Math.max(-1, Math.min(rows - 1, place.row)),
      column: Math.max(-1, Math.min(columns - 1, place.column)),
    };
    isMoved.current = true;
    reveal(next);
    setAt(next);
  };
  // The cell may be drawn only after the grid has scrolled.
  useLayoutEffect(() => {
    if (!isMoved.current) return;
    const cell = root()?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`);
    if (cell == null) return;
    isMoved.current = false;
    cell.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { row, column } = at;
    const isEnd = event.ctrlKey || event.metaKey;
    const moves: Readonly<Record<string, GridPlace>> = {
      ArrowDown: { row: isEnd ? rows - 1 : row + 1, column },
      ArrowUp: { row: isEnd ? -1 : row - 1, column },
      ArrowRight: { row, column: isEnd ? columns - 1 : column + 1 },
      ArrowLeft: { row, column: isEnd ? -1 : column - 1 },
      Home: { row: isEnd ? -1 : row, column: -1 },
      End: { row: isEnd ? rows - 1 : row, column: columns - 1 },
      PageDown: { row: row + page, column },
      PageUp: { row: row - page, column },
    };
    const next = moves[event.key];
    if (next === undefined) return false;
    event.preventDefault();
    move(next);
    return true;
  };
  return { at, move, onKeyDown, setAt };
}
