import Papa from 'papaparse';
import { shortened, withoutGuard } from '../../../domain/own-data/cell-text';
import { groupBy } from '../../../domain/shared/lists';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import { type RawSheet, type SheetNote, type SheetRow } from '../../../domain/own-data/tables';
import { BLANKS, DELIMITERS, type Delimiter, type Quotes } from '../../../domain/own-data/text-form';
import { alignedCells, alignedColumns } from './aligned-columns';
import { linkOfFormula, withoutMarks } from '../sheet-cells';
import { MOST_ROWS, tooManyRows, type OnRead } from '../limits';

const SAMPLE = 64 * 1024;
const SAMPLE_ROWS = 60;

/** The delimiter that the first line names ("sep=;"), else the one that gives the most regular rows. */
export function detectDelimiter(text: string): Delimiter {
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const isKnown = (found: string | undefined): found is Delimiter => DELIMITERS.some((known) => known === found);
  if (isKnown(named)) return named;
  const sample = text.slice(0, SAMPLE);
  const scored = DELIMITERS.filter((each) => each !== BLANKS).map((delimiter) => ({
    delimiter,
    score: regularity(sample, delimiter),
  }));
  const best = scored.reduce((most, next) => (next.score > most.score ? next : most));
  return best.score === 0 && alignedColumns(linesOf(sample)) !== null ? BLANKS : best.delimiter;
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

/** Texts that a wrong quotation mark would make one; more are read line by line to their end. */
const MOST_RESUMED = 50;
const MOST_QUOTE_NOTES = 200;

/**
 * The one sheet of a CSV or TSV file. Rows are numbered as a spreadsheet program shows them. Where a wrong quotation mark
 * makes one row of several lines, these lines are rows of their own, and a note says so.
 * @throws FileFault
 */
export function readDelimited(
  name: string,
  text: string,
  delimiter: Delimiter,
  onRead: OnRead,
  quotes: Quotes = 'read',
): RawSheet {
  const named = text.replace(/^sep=.\r?\n/, '');
  // In a table of Markdown a bar within a cell has a sign before it.
  const body = delimiter === '|' ? named.replaceAll('\\|', BAR) : named;
  const rows: SheetRow[] = [];
  const notes: SheetNote[] = [];
  const usual = usualWidth(body.slice(0, SAMPLE), delimiter, quotes);
  let number = 0;
  let isTooWide = false;
  const add = (data: readonly string[]): void => {
    number += 1;
    isTooWide ||= data.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '');
    if (data.some((cell) => cell.trim() !== '')) rows.push(rowOf(number, data.slice(0, MOST_COLUMNS)));
    if (rows.length > MOST_ROWS) throw tooManyRows('The file');
  };
  const note = (problem: string, consequence: string): void => {
    if (notes.length < MOST_QUOTE_NOTES) notes.push({ row: number, problem, consequence });
  };
  const addLines = (lines: readonly string[]): void => {
    for (const line of lines)
      add(quotes === 'plain' || delimiter === BLANKS ? cellsOf(line) : tolerantCells(line, delimiter));
  };
  const places = delimiter === BLANKS ? alignedColumns(linesOf(body.slice(0, SAMPLE))) : null;
  const cellsOf = (line: string): readonly string[] =>
    delimiter === BLANKS ? alignedCells(line, places) : line.split(delimiter);
  let start = 0;
  if (quotes === 'plain' || delimiter === BLANKS) {
    addLines(linesOf(body));
    start = body.length;
  }
  for (let resumed = 0; start < body.length; resumed += 1) {
    const rest = body.slice(start);
    let [from, next] = [0, body.length];
    Papa.parse<string[]>(rest, {
      delimiter,
      step: ({ data, errors, meta: { cursor } }, parser) => {
        // The end of the last row is not counted where no line end follows it.
        const end = errors.some(({ code }) => code === 'MissingQuotes') ? rest.length : cursor;
        const isFaulty = errors.length > 0;
        const isDoubtful = isFaulty || data.some((cell) => /[\r\n]/.test(cell));
        const [line = '', ...others] = isDoubtful ? linesOf(rest.slice(from, end)) : [];
        if (isDoubtful && areRows([line, ...others], data, isFaulty, usual, delimiter)) {
          const isLast = resumed >= MOST_RESUMED;
          addLines(isLast ? [line, ...others] : [line]);
          note(
            `A quotation mark is in a wrong place: ‘${shortened(line.trim(), 40)}’.`,
            others.length > 0 ? 'Each line is read as a row.' : 'Read as it stands.',
          );
          next = start + (isLast ? end : from + line.length + lineEndAt(rest, from + line.length));
          parser.abort();
          return;
        }
        add(data);
        if (errors.some(({ code }) => code === 'MissingQuotes'))
          note('A quotation mark is opened and never closed.', 'All that follows is one value.');
        else if (errors.length > 0) {
          const found = data.find((cell) => cell.includes('"')) ?? data[0] ?? '';
          note(
            `A quotation mark stands inside of a quoted value: ‘${shortened(found.trim(), 40)}’.`,
            'Read as it stands.',
          );
        }
        from = end;
        if (number % 500 === 0) onRead((start + cursor) / (body.length + 1));
      },
    });
    start = next;
  }
  if (isTooWide) notes.push(tooManyColumns('The file'));
  return { name, rows, notes };
}

/**
 * Whether the lines of one row are rows of their own: they have the usual number of cells, and the row has not, or its
 * quotation marks are wrong.
 */
function areRows(
  lines: readonly string[],
  row: readonly string[],
  isFaulty: boolean,
  usual: number,
  delimiter: Delimiter,
): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const fitting = filled.filter((line) => tolerantCells(line, delimiter).length === usual).length;
  const isWhole = row.length === usual;
  return isFaulty
    ? !isWhole || (lines.length > 1 && fitting * 2 > filled.length)
    : lines.length > 1 && usual > 1 && !isWhole && fitting === filled.length;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  // What follows the last line end is no line.
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** The length of the line end at a position. */
function lineEndAt(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? 2 : 1;
}

/** The cells of one line. A cell whose quotation marks are wrong is as it stands, up to the next delimiter. */
function tolerantCells(line: string, delimiter: Delimiter): readonly string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = line.startsWith('"', at) ? /^"((?:[^"]|"")*)"/.exec(line.slice(at)) : null;
    const after = at + (quoted?.[0].length ?? 0);
    const isWhole = quoted !== null && (after === line.length || line.startsWith(delimiter, after));
    const found = line.indexOf(delimiter, at);
    const end = isWhole ? after : found < 0 ? line.length : found;
    cells.push(isWhole ? (quoted[1] ?? '').replaceAll('""', '"') : line.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** The most frequent number of cells of a line. */
function usualWidth(sample: string, delimiter: Delimiter, quotes: Quotes): number {
  if (quotes === 'plain') return 0;
  const lines = linesOf(sample).filter((line) => line.trim() !== '');
  const counts = groupBy(lines.slice(0, SAMPLE_ROWS), (line) => tolerantCells(line, delimiter).length);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0]?.[0] ?? 1;
}

/** Stands for a bar that parts no cells. */
const BAR = '\uE000';

/** What a text with marks around or behind it has. */
const MARKS = /[*_]\S|\(https?:/;

function rowOf(row: number, texts: readonly string[]): SheetRow {
  const links = texts.map((text) => (text.startsWith('=') ? linkOfFormula(text.slice(1)) : null));
  const plain = texts.map((text) => (MARKS.test(text) ? withoutMarks(text) : { text: withoutGuard(text), urls: [] }));
  const cells = plain.map(({ text }, column) => (links[column]?.text ?? text).replaceAll(BAR, '|') || null);
  const extras = plain.flatMap(({ urls }, column) =>
    [...urls, ...(links[column] == null ? [] : [links[column].url])].map((link) => ({ column, link })),
  );
  return extras.length === 0 ? { row, cells } : { row, cells, extras };
}
