/** A disc that may move within its bounds. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** A cell meets itself and half of its neighbours: so each pair of cells is looked at once. */
const FORWARD: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** Discs sorted into square cells, so that neighbours are found without comparing all with all. */
export class DiscGrid {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  /** The first disc of each cell, and after each disc the next one of its cell; -1 ends the chain. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;

  constructor(
    private readonly discs: readonly Disc[],
    /** Discs farther apart than this may be left out of the pairs. */
    private readonly reach: number,
  ) {
    this.left = discs.reduce((least, disc) => Math.min(least, disc.minX), Infinity);
    this.top = discs.reduce((least, disc) => Math.min(least, disc.minY), Infinity);
    const right = discs.reduce((most, disc) => Math.max(most, disc.maxX), -Infinity);
    const bottom = discs.reduce((most, disc) => Math.max(most, disc.maxY), -Infinity);
    this.columns = Math.max(1, Math.floor((right - this.left) / reach) + 1);
    this.rows = Math.max(1, Math.floor((bottom - this.top) / reach) + 1);
    this.first = new Int32Array(this.columns * this.rows);
    this.next = new Int32Array(discs.length);
  }

  /** Sorts the discs anew by where they are now. */
  update(): void {
    this.first.fill(-1);
    this.discs.forEach((disc, i) => {
      const cell = this.cellOf(disc);
      this.next[i] = this.first[cell] ?? -1;
      this.first[cell] = i;
    });
  }

  /** Calls with every pair of discs in the same or in adjoining cells. */
  forEachPair(visit: (a: Disc, b: Disc) => void): void {
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        for (let i = this.head(column, row); i >= 0; i = this.after(i)) {
          const disc = this.discs[i];
          if (!disc) continue;
          this.meet(disc, this.after(i), visit);
          for (const [dx, dy] of FORWARD) this.meet(disc, this.head(column + dx, row + dy), visit);
        }
      }
    }
  }

  private meet(disc: Disc, start: number, visit: (a: Disc, b: Disc) => void): void {
    for (let i = start; i >= 0; i = this.after(i)) {
      const other = this.discs[i];
      if (other) visit(disc, other);
    }
  }

  private after(i: number): number {
    return this.next[i] ?? -1;
  }

  private head(column: number, row: number): number {
    if (column < 0 || column >= this.columns || row >= this.rows) return -1;
    return this.first[row * this.columns + column] ?? -1;
  }

  private cellOf({ x, y }: Disc): number {
    const column = Math.floor((x - this.left) / this.reach);
    const row = Math.floor((y - this.top) / this.reach);
    return row * this.columns + column;
  }
}
