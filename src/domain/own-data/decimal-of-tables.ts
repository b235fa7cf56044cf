import type { DecimalChoice } from './mapping';
import type { Sheet } from './tables';
import { decimalEvidence, readNumber } from './written-number';

const EXAMINED = 5000;

interface Evidence {
  readonly text: string;
  readonly header: string;
}

/** Which mark the texts of the file write before decimals; null: no text of it is a number with a mark. */
export function decimalOfTables(sheets: readonly Sheet[], delimiter: string | null): DecimalChoice | null {
  const found: Record<'.' | ',' | 'both', Evidence[]> = { '.': [], ',': [], both: [] };
  let examined = 0;
  for (const { rows, header } of sheets) {
    for (const { cells } of rows) {
      if (examined > EXAMINED) break;
      for (const [index, cell] of cells.entries()) {
        if (typeof cell !== 'string' || cell.length > 24 || !/\p{Nd}[.,’']?\p{Nd}/u.test(cell)) continue;
        examined += 1;
        const [point, comma] = [readNumber(cell, '.'), readNumber(cell, ',')];
        if (point === null && comma === null) continue;
        const mark = decimalEvidence(cell);
        const evidence = { text: cell.trim(), header: header[index] ?? 'the file' };
        if (mark !== null) found[mark].push(evidence);
        else if (point?.value !== comma?.value) found.both.push(evidence);
      }
    }
  }
  const [point, comma] = [found['.'], found[',']];
  const [first] = point.length === comma.length ? found.both : [];
  if (point.length !== comma.length) {
    const mark = comma.length > point.length ? ',' : '.';
    const fewest = mark === ',' ? point : comma;
    const isMixed = fewest.length * 10 > point.length + comma.length;
    return { mark, isChosen: false, asked: isMixed ? (fewest[0] ?? null) : null };
  }
  const asked = first ?? point[0] ?? null;
  if (asked === null) return null;
  return { mark: delimiter === ';' ? ',' : '.', isChosen: false, asked };
}
