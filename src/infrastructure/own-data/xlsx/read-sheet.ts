import { joined } from '../../../domain/shared/words';
import { type WorkbookSheet, unescaped } from './workbook';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import type { Cell, CellRange, SheetNote, SheetRow } from '../../../domain/own-data/tables';
import {
  isWebAddress,
  linkOfFormula,
  type PlacedExtra,
  withExtras,
  fillMergedCells,
  type MutableRow,
} from '../sheet-cells';
import { MOST_ROWS, tooManyRows } from '../limits';
import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';
import { dateOfSerial } from '../../../domain/own-data/serial-dates';
import { columnOf, rangeOf, type CellStyle } from './sheet-parts';

interface SheetSurroundings {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly is1904: boolean;
  readonly isUncalculated: boolean;
  /** Takes the addresses of the sheet, and has its comments. */
  readonly extras: PlacedExtra[];
  /** The addresses of links by their ids. */
  readonly targetOf: (id: string) => string | undefined;
  readonly onBytes: (count: number) => void;
}

const PLAIN = new Set(['c', 'row', 'v', 't', 'is', 'f']);
const MOST_RANGES = 10_000;

/** The rows of a worksheet that have a value. Formulas are not evaluated; their stored results are read. */
export function readXlsxSheet(
  archive: ZipArchive,
  sheet: WorkbookSheet,
  { strings, styles, is1904, isUncalculated, extras, targetOf, onBytes }: SheetSurroundings,
): { readonly rows: readonly SheetRow[]; readonly notes: readonly SheetNote[] } {
  const rows: MutableRow[] = [];
  const ranges: CellRange[] = [];
  const notes: SheetNote[] = [];
  let rowNumber = 0;
  let lastColumn = -1;
  let cells: Cell[] = [];
  let hasValue = false;
  let isTooWide = false;
  // What a spreadsheet program does not show is read, and said.
  const hidden = new Set(sheet.isHidden ? ['the sheet'] : []);
  let isHiddenRow = false;
  let cell = { type: '', style: 0, column: 0 };
  let [value, formula, text] = ['', '', ''];
  let [isFormula, phonetic] = [false, 0];
  let target: 'value' | 'formula' | 'text' | null = null;

  const cellValue = (): Cell => {
    if (cell.type === 'inlineStr') return textOrNull(unescaped(text));
    if (value === '') return isFormula && cell.type !== 'str' ? { formula: formula.slice(0, 200) } : null;
    if (cell.type === 's') return textOrNull(strings[Number(value)] ?? '');
    if (cell.type === 'str') return textOrNull(unescaped(value));
    if (cell.type === 'b') return value === '1' || value === 'true';
    if (cell.type === 'e') return { error: value.slice(0, 40) };
    if (cell.type === 'd') return { date: value };
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    const kind = styles[cell.style]?.kind ?? 'number';
    if (kind === 'percent') return { percent: number };
    if (typeof kind === 'object') return { amount: Number((number / kind.divisor).toPrecision(15)), unit: kind.money };
    const date = kind === 'date' ? dateOfSerial(number, is1904) : null;
    return date === null ? number : { date };
  };

  // Some programs write 0 for every formula, to be calculated when the file is opened.
  const zeros: { readonly cells: Cell[]; readonly column: number; readonly formula: string }[] = [];
  let hasResults = !isUncalculated;
  const noteResult = (of: Cell[], column: number): void => {
    hasResults ||= Number(value) !== 0;
    if (!hasResults) zeros.push({ cells: of, column, formula: formula.slice(0, 200) });
  };

  const closeCell = (): void => {
    const found = cellValue();
    if (found === null) return;
    const { indent = 0 } = styles[cell.style] ?? {};
    const read = typeof found === 'string' ? `${' '.repeat(indent)}${found}` : found;
    if (cell.column >= MOST_COLUMNS) {
      isTooWide = true;
      return;
    }
    while (cells.length <= cell.column) cells.push(null);
    cells[cell.column] = read;
    const link = isFormula ? linkOfFormula(formula) : null;
    if (link !== null) extras.push({ row: rowNumber, column: cell.column, link: link.url });
    if (isFormula && value !== '') noteResult(cells, cell.column);
    hasValue = true;
  };

  readXml(
    archive,
    sheet.part,
    {
      plain: PLAIN,
      open: (name, attributes) => {
        if (name === 'c') {
          const column = columnOf(attributes['r'] ?? '');
          lastColumn = column < 0 ? lastColumn + 1 : column;
          cell = { type: attributes['t'] ?? '', style: Number(attributes['s'] ?? 0), column: lastColumn };
          [value, formula, text, isFormula] = ['', '', '', false];
        } else if (name === 'v') target = 'value';
        else if (name === 't') target = phonetic === 0 ? 'text' : null;
        else if (name === 'rPh') phonetic += 1;
        else if (name === 'f') {
          target = 'formula';
          isFormula = true;
        } else if (name === 'row') {
          const number = Number(attributes['r']);
          rowNumber = Number.isInteger(number) && number > 0 ? number : rowNumber + 1;
          [cells, hasValue, lastColumn] = [[], false, -1];
          isHiddenRow = isTrue(attributes['hidden']);
        } else if (name === 'col' && isTrue(attributes['hidden'])) hidden.add('columns');
        else if (name === 'mergeCell' && ranges.length < MOST_RANGES) {
          const range = rangeOf(attributes['ref'] ?? '');
          if (range !== null) ranges.push(range);
        } else if (name === 'hyperlink') {
          const range = rangeOf(attributes['ref'] ?? '');
          const link = targetOf(attributes['id'] ?? '') ?? '';
          if (range !== null && isWebAddress(link)) extras.push({ row: range.row, column: range.column, link });
        }
      },
      close: (name) => {
        if (name === 'c') closeCell();
        else if (name === 'row' && hasValue) {
          rows.push({ row: rowNumber, cells });
          if (isHiddenRow) hidden.add('rows');
          if (rows.length > MOST_ROWS) throw tooManyRows(`The sheet ${sheet.name}`);
        } else if (name === 'rPh') phonetic -= 1;
        else if (name === 'v' || name === 't' || name === 'f') target = null;
      },
      text: (piece) => {
        if (target === 'value') value += piece;
        else if (target === 'text') text += piece;
        else if (target === 'formula') formula += piece;
      },
    },
    onBytes,
  );

  if (!hasResults) for (const zero of zeros) zero.cells[zero.column] = { formula: zero.formula };
  const problem = `Hidden in the file: ${joined([...hidden])}.`;
  if (hidden.size > 0) notes.push({ row: 1, problem, consequence: 'Read like the others.' });
  if (isTooWide) notes.push(tooManyColumns('The sheet'));
  const merged = fillMergedCells(rows, ranges);
  return { rows: withExtras(rows, extras), notes: [...merged, ...notes] };
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
