import { cellText, isBlank } from './cell-text';
import type { Cell, SheetNote, SheetRow } from './tables';

const TOTALS = new Set(
  (
    'total, totals, grand total, subtotal, sum, average, mean, median, summe, gesamt, gesamtsumme, insgesamt, ' +
    'zwischensumme, durchschnitt, mittelwert, mittel, somme, moyenne, total general, suma, promedio, media'
  ).split(', '),
);
/** '* estimated', '1) of 2025', 'Source: …', 'Quelle: …'. */
const FOOTNOTE =
  /^(?:[*†‡§]|\(?\d{1,2}\)\s|\[\d{1,2}\]|(?:source|sources|note|notes|quelle|quellen|anmerkung|hinweis|stand|fuente|nota)s?\s*:)/i;

export interface TableRows {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
}

/**
 * The rows of a table without those that are no record: repeated names of columns, totals, and footnotes below the table.
 * Each of them is noted.
 */
export function rowsOfTable(all: readonly SheetRow[], header: readonly string[]): TableRows {
  const notes: SheetNote[] = [];
  const isWide = header.length > 1;
  const lastWide = isWide ? all.findLastIndex(({ cells }) => filled(cells).length > 1) : all.length;
  const rows = all.filter(({ row, cells }, index) => {
    const problem = isRepeated(cells, header)
      ? 'The names of the columns again.'
      : isTotal(cells)
        ? `A total: ‘${cellText(filled(cells)[0]).trim()}’.`
        : index > lastWide && filled(cells).length === 1 && FOOTNOTE.test(cellText(filled(cells)[0]).trim())
          ? 'A note below the table.'
          : null;
    if (problem !== null) notes.push({ row, problem, consequence: 'Left out.', isLeftOut: true });
    return problem === null;
  });
  return { rows, notes };
}

function filled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isBlank(cell));
}

function isRepeated(cells: readonly Cell[], header: readonly string[]): boolean {
  const found = cells.flatMap((cell, index) =>
    isBlank(cell) ? [] : [[cellText(cell).trim(), header[index]] as const],
  );
  return found.length > 1 && found.every(([text, name]) => text === name);
}

/** A word for a total, and beside it only numbers. A topic may have that name, but then it has other texts. */
function isTotal(cells: readonly Cell[]): boolean {
  const [name, ...others] = filled(cells);
  if (typeof name !== 'string' || others.length === 0) return false;
  const word = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s:.]+$/, '')
    .trim();
  return (
    TOTALS.has(word) &&
    others.every((cell) => typeof cell !== 'boolean' && /^[^\p{L}]*$/u.test(cellText(cell).replace(/^=.*/, '')))
  );
}
