import type { DecimalChoice } from './mapping';
import type { Sheet } from './tables';
import { decimalEvidence } from './written-number';

const EXAMINED = 5000;

/** Which mark the texts of the file write before decimals; null: no text of it is a number with a mark. */
export function decimalOfTables(sheets: readonly Sheet[], delimiter: string | null): DecimalChoice | null {
  const votes = { '.': 0, ',': 0 };
  let example = '';
  let isAmbiguous = false;
  let examined = 0;
  for (const { rows, header } of sheets) {
    for (const { cells } of rows) {
      if (examined > EXAMINED) break;
      for (const [index, cell] of cells.entries()) {
        if (typeof cell !== 'string' || cell.length > 24 || !/\p{Nd}[.,’']?\p{Nd}/u.test(cell)) continue;
        examined += 1;
        const mark = decimalEvidence(cell);
        if (mark !== null) {
          if (votes[mark] === 0) example ||= `${cell.trim()} in ${header[index] ?? 'the file'}`;
          votes[mark] += 1;
        } else if (/[.,]/.test(cell)) isAmbiguous = true;
      }
    }
  }
  const total = votes['.'] + votes[','];
  if (total === 0 && !isAmbiguous) return null;
  if (total > 0 && votes['.'] !== votes[',']) {
    const isMixed = Math.min(votes['.'], votes[',']) > total / 10;
    const mark = votes[','] > votes['.'] ? ',' : '.';
    return { mark, reason: isMixed ? 'most numbers are written so' : `as ${example}`, isSure: !isMixed };
  }
  const mark = delimiter === ';' ? ',' : '.';
  return { mark, reason: 'no number of the file shows it', isSure: false };
}
