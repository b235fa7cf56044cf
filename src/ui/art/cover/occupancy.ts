import { SHEET } from './engine';

const CELL = 4;
/** Cells around the sheet, so that strokes may run over its edge. */
const MARGIN = 10;
const COLUMNS = Math.ceil(SHEET.width / CELL) + 2 * MARGIN;
const ROWS = Math.ceil(SHEET.height / CELL) + 2 * MARGIN;

/** Which cells of the sheet are drawn on already. `reach` is a distance in cells. */
export class Occupancy {
  private readonly taken = new Uint8Array(COLUMNS * ROWS);

  static reachOf(distance: number): number {
    return Math.max(0, Math.round(distance / CELL));
  }

  contains(x: number, y: number): boolean {
    return cellAt(x, y) >= 0;
  }

  isFree(x: number, y: number, reach: number): boolean {
    return cellsAround(x, y, reach).every((cell) => !this.taken[cell]);
  }

  take(x: number, y: number, reach: number): void {
    for (const cell of cellsAround(x, y, reach)) this.taken[cell] = 1;
  }
}

function cellsAround(x: number, y: number, reach: number): readonly number[] {
  const cells: number[] = [];
  for (let a = -reach; a <= reach; a++) {
    for (let b = -reach; b <= reach; b++) cells.push(cellAt(x + a * CELL, y + b * CELL));
  }
  return cells.filter((cell) => cell >= 0);
}

/** -1 outside of the grid. */
function cellAt(x: number, y: number): number {
  const column = Math.floor(x / CELL) + MARGIN;
  const row = Math.floor(y / CELL) + MARGIN;
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : column + row * COLUMNS;
}
