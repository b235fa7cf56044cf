import type { DataFault, FaultSeverity } from '../../../domain/own-data/data-fault';
import type { OwnDataCounts } from '../../../domain/own-data/mapping';

const ORDER: Readonly<Record<FaultSeverity, number>> = { 'left-out': 0, gap: 1, note: 2 };
const MOST = 10_000;

/** Collects the faults of a file; after 10,000 only counts them. */
export class FaultCollector {
  readonly #faults: DataFault[] = [];
  /** A cell may be read for several values. */
  readonly #known = new Set<string>();
  readonly #rowsLeftOut = new Set<string>();
  readonly #rowsWithGaps = new Set<string>();
  #count = 0;

  /** What the words on the faults count; also those that are not listed. A fault of a whole sheet is none of a row. */
  get counts(): Pick<OwnDataCounts, 'rowsLeftOut' | 'rowsWithGaps' | 'faults'> {
    return {
      rowsLeftOut: this.#rowsLeftOut.size,
      rowsWithGaps: [...this.#rowsWithGaps].filter((row) => !this.#rowsLeftOut.has(row)).length,
      faults: this.#count,
    };
  }

  isLeftOut(sheet: string, row: number): boolean {
    return this.#rowsLeftOut.has(`${row} ${sheet}`);
  }

  /** The same fault of a cell counts once. */
  add(fault: DataFault): void {
    const key = [fault.severity, fault.sheet, fault.row, fault.column, fault.problem].join('\n');
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.#count += 1;
    const rows = { 'left-out': this.#rowsLeftOut, gap: this.#rowsWithGaps, note: null }[fault.severity];
    if (fault.row !== null) rows?.add(`${fault.row} ${fault.sheet}`);
    if (this.#faults.length < MOST) this.#faults.push(fault);
  }

  /** The worst first, then by sheet in the given order, then by row. */
  sorted(sheetNames: readonly string[]): readonly DataFault[] {
    const sheets = new Map(sheetNames.map((name, index) => [name, index]));
    const sorted = this.#faults.toSorted(
      (a, b) =>
        ORDER[a.severity] - ORDER[b.severity] ||
        (sheets.get(a.sheet) ?? 0) - (sheets.get(b.sheet) ?? 0) ||
        (a.row ?? 0) - (b.row ?? 0),
    );
    if (this.#count <= MOST) return sorted;
    const problem = `${this.#count - MOST} more are not listed.`;
    const rest: DataFault = {
      severity: 'note',
      sheet: '',
      row: null,
      column: null,
      found: null,
      problem,
      consequence: 'Counted.',
    };
    return [...sorted, rest];
  }
}
