import { cellText, isBlank } from './cell-text';
import { normalisedName } from './normalised-name';
import type { Cell, SheetNote, SheetRow } from './tables';

const TOTALS = new Set(
  (
    'total, totals, grand total, subtotal, sum, average, mean, median, summe, gesamt, gesamtsumme, insgesamt, ' +
    'zwischensumme, durchschnitt, mittelwert, mittel, gesamtergebnis'
  ).split(', '),
);
/** '* estimated', '1) of 2025', 'Source: …', 'Quelle: …'. */
const FOOTNOTE =
  /^(?:\(?[*†‡§©]|\(?\d{1,2}\)\s|\[\d{1,2}\]|(?:source|sources|note|notes|quelle|quellen|anmerkung|hinweis|stand)s?\s*:)/i;

/** 'Page 2 of 3', 'Seite 2'. */
const PAGE = /^(?:page|seite)\s+\d+(?:\s*(?:of|von|\/)\s*\d+)?$/i;
/** In characters: a sentence, and not a name. */
const SENTENCE = 25;

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
  const isNotOfBoard = boardOf(all, header);
  const rows = all.filter(({ row, cells }, index) => {
    const problem = isNotOfBoard(cells)
      ? 'A frame, title or text of the whiteboard, and no note.'
      : isRepeated(cells, header)
        ? 'The names of the columns again.'
        : isTotal(cells)
          ? `A total: ‘${cellText(filled(cells)[0]).trim()}’.`
          : isWide && PAGE.test(onlyText(cells))
            ? 'The number of a page.'
            : index > lastWide && isNote(onlyText(cells), row > (all[index - 1]?.row ?? row) + 1)
              ? 'A note below the table.'
              : null;
    if (problem !== null) notes.push({ row, problem, consequence: 'Left out.', isLeftOut: true });
    return problem === null;
  });
  return { rows, notes };
}

const BOARD_NOTE = /sticky|post-?it|haftnotiz|^(?:card|karte)$/i;

/** In the export of a whiteboard: what says of a row that it is no note. */
function boardOf(all: readonly SheetRow[], header: readonly string[]): (cells: readonly Cell[]) => boolean {
  const index = header.findIndex((name) => ['type', 'typ'].includes(normalisedName(name)));
  const isNoteRow = (cells: readonly Cell[]): boolean => BOARD_NOTE.test(cellText(cells[index]).trim());
  const isBoard = index >= 0 && all.some(({ cells }) => isNoteRow(cells));
  return (cells) => isBoard && !isNoteRow(cells);
}

/** @param hasGap whether an empty row stands above it */
function isNote(text: string, hasGap: boolean): boolean {
  return text !== '' && (FOOTNOTE.test(text) || (hasGap && (text.length > SENTENCE || /[:=]/.test(text))));
}

/** The text of a row with one cell; '' for others. */
function onlyText(cells: readonly Cell[]): string {
  const [text, ...others] = filled(cells);
  return others.length === 0 ? cellText(text).trim() : '';
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
