import Papa from 'papaparse';
import { countOf } from '../../../domain/shared/figures';
import { groupBy } from '../../../domain/shared/group-by';
import { MOST_COLUMNS, sheetWithHeader, tooManyColumns } from '../../../domain/own-data/find-header';
import { DELIMITERS, type Delimiter, type Sheet, type SheetNote, type SheetRow } from '../../../domain/own-data/tables';
import { MOST_ROWS, tooManyRows } from '../limits';
import type { OnRead } from '../on-read';

const SAMPLE = 64 * 1024;
const SAMPLE_ROWS = 60;
const MOST_NOTES = 20;

/** The delimiter that the first line names ("sep=;"), else the one that gives the most regular rows. */
export function detectDelimiter(text: string): Delimiter {
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const isKnown = (found: string | undefined): found is Delimiter => DELIMITERS.some((known) => known === found);
  if (isKnown(named)) return named;
  const sample = text.slice(0, SAMPLE);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: regularity(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/**
 * How regular the rows are with this delimiter: the share of rows of the usual length, halved where the first row is
 * of another length (decimal commas are in no row of names). More columns decide between equals.
 */
function regularity(sample: string, delimiter: Delimiter): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
  const lengths = data.map(({ length }) => length);
  const counts = groupBy(lengths, (length) => length);
  const [usual = 1, rows = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0] ?? [];
  if (usual < 2) return 0;
  const share = rows.length / lengths.length;
  return (lengths[0] === usual ? share : share / 2) + Math.min(usual, 100) / 1000;
}

/** The one sheet of a CSV or TSV file. Rows are numbered as a spreadsheet program shows them. @throws FileFault */
export function readDelimited(name: string, text: string, delimiter: Delimiter, onRead: OnRead): Sheet {
  const body = text.replace(/^sep=.\r?\n/, '');
  const rows: SheetRow[] = [];
  const notes: SheetNote[] = [];
  let number = 0;
  let isTooWide = false;
  Papa.parse<string[]>(body, {
    delimiter,
    step: ({ data, errors, meta }) => {
      number += 1;
      if (errors.some(({ code }) => code === 'MissingQuotes') && notes.length < MOST_NOTES) {
        notes.push({
          row: number,
          problem: 'A quotation mark is opened and never closed.',
          consequence: 'All that follows is one value.',
        });
      }
      isTooWide ||= data.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '');
      if (data.some((cell) => cell.trim() !== '')) {
        rows.push({ row: number, cells: data.slice(0, MOST_COLUMNS).map((cell) => (cell === '' ? null : cell)) });
      }
      if (rows.length > MOST_ROWS) throw tooManyRows('The file');
      if (number % 500 === 0) onRead(meta.cursor / (body.length + 1), rows.length);
    },
  });
  if (isTooWide) notes.push(tooManyColumns('The file'));
  const sheet = sheetWithHeader(name, rows, notes);
  return { ...sheet, notes: [...sheet.notes, ...ragged(sheet, rows)] };
}

/** Rows with more values than there are columns: a delimiter inside a value without quotation marks. */
function ragged({ headerRow, header }: Sheet, rows: readonly SheetRow[]): readonly SheetNote[] {
  const named = rows.find(({ row }) => row === headerRow)?.cells.length ?? header.length;
  return rows
    .filter(({ cells }) => cells.length > named && cells.slice(named).some((cell) => cell !== null))
    .slice(0, MOST_NOTES)
    .map(({ row, cells }) => ({
      row,
      problem: `The row has ${countOf(cells.length, 'value')}, the first one ${countOf(named, 'column')}.`,
      consequence: 'The further values are in columns without a name.',
    }));
}
