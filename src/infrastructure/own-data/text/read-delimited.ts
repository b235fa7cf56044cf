import Papa from 'papaparse';
import { withoutGuard } from '../../../domain/own-data/cell-text';
import { groupBy } from '../../../domain/shared/lists';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import {
  DELIMITERS,
  type Delimiter,
  type RawSheet,
  type SheetNote,
  type SheetRow,
} from '../../../domain/own-data/tables';
import { linkOfFormula } from '../sheet-cells';
import { MOST_ROWS, tooManyRows, type OnRead } from '../limits';

const SAMPLE = 64 * 1024;
const SAMPLE_ROWS = 60;

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

/** The text without quotation marks around whole lines, as some programs write them: '"Name;Growth"'. */
export function withoutLineQuotes(text: string): string {
  const [, named = '', body = text] = /^(sep=.\r?\n)([\s\S]*)$/.exec(text) ?? [];
  const lines = body.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const isQuoted = (line: string): boolean => /^"(?:[^"]|"")*"$/.test(line.trim());
  const hasDelimiter = DELIMITERS.some((delimiter) => filled.every((line) => line.includes(delimiter)));
  if (filled.length < 2 || !hasDelimiter || !filled.every(isQuoted)) return text;
  return named + lines.map((line) => line.trim().slice(1, -1).replaceAll('""', '"')).join('\n');
}

/** The one sheet of a CSV or TSV file. Rows are numbered as a spreadsheet program shows them. @throws FileFault */
export function readDelimited(name: string, text: string, delimiter: Delimiter, onRead: OnRead): RawSheet {
  const body = text.replace(/^sep=.\r?\n/, '');
  const rows: SheetRow[] = [];
  const notes: SheetNote[] = [];
  let number = 0;
  let isTooWide = false;
  Papa.parse<string[]>(body, {
    delimiter,
    step: ({ data, errors, meta }) => {
      number += 1;
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        notes.push({
          row: number,
          problem: 'A quotation mark is opened and never closed.',
          consequence: 'All that follows is one value.',
        });
      }
      isTooWide ||= data.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '');
      if (data.some((cell) => cell.trim() !== '')) rows.push(rowOf(number, data.slice(0, MOST_COLUMNS)));
      if (rows.length > MOST_ROWS) throw tooManyRows('The file');
      if (number % 500 === 0) onRead(meta.cursor / (body.length + 1));
    },
  });
  if (isTooWide) notes.push(tooManyColumns('The file'));
  return { name, rows, notes };
}

function rowOf(row: number, texts: readonly string[]): SheetRow {
  const links = texts.map((text) => (text.startsWith('=') ? linkOfFormula(text.slice(1)) : null));
  const cells = texts.map((text, column) => {
    const value = links[column]?.text ?? withoutGuard(text);
    return value === '' ? null : value;
  });
  const extras = links.flatMap((link, column) => (link === null ? [] : [{ column, link: link.url }]));
  return extras.length === 0 ? { row, cells } : { row, cells, extras };
}
