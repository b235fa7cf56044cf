import type { DataFault, FaultSeverity } from '../../../domain/own-data/data-fault';

const ORDER: readonly FaultSeverity[] = ['left-out', 'gap', 'note'];

/** Collects the faults of a file. */
export class FaultCollector {
  /** A cell may be read for several values, and its fault counts once. */
  readonly #faults = new Map<string, DataFault>();
  readonly #leftOut = new Set<string>();

  get rowsLeftOut(): number {
    return this.#leftOut.size;
  }

  isLeftOut(sheet: string, row: number): boolean {
    return this.#leftOut.has(`${row} ${sheet}`);
  }

  add(fault: DataFault): void {
    const { severity, sheet, row, column, problem } = fault;
    const key = [severity, sheet, row, column, problem].join('\n');
    if (this.#faults.has(key)) return;
    this.#faults.set(key, fault);
    if (row !== null && severity === 'left-out') this.#leftOut.add(`${row} ${sheet}`);
  }

  /** The worst first, then by sheet in the given order, then by row. */
  sorted(sheetNames: readonly string[]): readonly DataFault[] {
    const sheets = new Map(sheetNames.map((name, index) => [name, index]));
    return [...this.#faults.values()].sort(
      (a, b) =>
        ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
        (sheets.get(a.sheet) ?? 0) - (sheets.get(b.sheet) ?? 0) ||
        (a.row ?? 0) - (b.row ?? 0),
    );
  }
}
