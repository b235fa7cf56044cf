import { MOST_OWN_COLUMNS } from '../topic/own-values';
import { cellText, filledCells, isBlank } from './cell-text';
import type { OwnTarget } from './field-keys';
import { freeName } from './free-name';
import type { ColumnMapping, DecimalMark } from './mapping';
import { readFigure, type Figure } from './read-figure';
import { ownName } from './sheet-forms';
import type { Cell, SheetRow } from './tables';
import { isOwnWord, meaningOf } from './value-mapping';

/** In characters: longer texts are no labels. */
const LONGEST_LABEL = 60;
const MOST_LABELS = 24;
const EXAMINED = 500;
const YEAR = /^(?:fy\s*)?(?:19|20)\d\d\s*[aefp]?$/i;
/** Ids, and where and how a whiteboard draws a note. */
const LAYOUT = /(?:^|\s)id$|^(?:position )?[xy]$|^colou?r$|^width$|^height$/i;
const PERCENT = /%|percent|prozent/i;
const MILLION = 1e6;

/** How the cells of a column become own values of topics. */
export interface OwnColumnForm {
  readonly index: number;
  /** With the unit, where the file has it in the cells. */
  readonly name: string;
  /** null: the cell is empty or of another kind. */
  readonly valueOf: (cell: Cell | undefined) => string | number | null;
}

/**
 * What a column that no field has is kept as: repeated short words are labels, numbers figures; null: anything else, which
 * is a line under More. Running numbers, the columns of a series of years and places on a whiteboard are no figures.
 */
export function proposeOwn(
  rows: readonly SheetRow[],
  index: number,
  header: string,
  mark: DecimalMark,
): OwnTarget | null {
  const cells = filledCells(rows.slice(0, EXAMINED), index);
  if (cells.length < 2 || YEAR.test(header.trim()) || LAYOUT.test(header.trim())) return null;
  if (cells.every((cell) => 'value' in readFigure(cell, mark)))
    return isRunning(cells) || formOf(cells, mark) === null ? null : 'own-figure';
  const words = cells.map((cell) => (typeof cell === 'object' && cell !== null ? '' : cellText(cell).trim()));
  const isShort = words.every((word) => word !== '' && word.length <= LONGEST_LABEL);
  const distinct = new Set(words).size;
  return isShort && distinct <= MOST_LABELS && distinct < words.length ? 'own-label' : null;
}

/** The own columns of a sheet, up to the most that there can be. */
export function ownColumns(
  columns: readonly ColumnMapping[],
  rows: readonly SheetRow[],
  mark: DecimalMark,
): readonly OwnColumnForm[] {
  const taken = new Set<string>();
  return columns
    .flatMap((column) => ownColumn(column, rows, mark) ?? [])
    .slice(0, MOST_OWN_COLUMNS)
    .map((form) => ({ ...form, name: freeName(form.name, taken) }));
}

function ownColumn(column: ColumnMapping, rows: readonly SheetRow[], mark: DecimalMark): OwnColumnForm | null {
  const { index, header, target, values } = column;
  const name = ownName(header);
  // The words of the file beside the status or quadrant that they became.
  if (target === 'own-label' || values !== undefined) {
    return { index, name, valueOf: (cell) => (isBlank(cell ?? null) ? null : labelOf(column, cell)) };
  }
  const form = formOf(
    rows.map(({ cells }) => cells[index] ?? null),
    mark,
  );
  if (form === null) return null;
  const hasUnit = form.unit === '' || name.includes(form.unit) || (form.unit === '%' && PERCENT.test(name));
  return {
    index,
    name: hasUnit ? name : `${name} (${form.unit})`,
    valueOf: (cell) => form.valueOf(readFigure(cell, mark)),
  };
}

function labelOf(column: ColumnMapping, cell: Cell | undefined): string | null {
  const text = cellText(cell).trim();
  // A level of consensus that is not known is shown as it is.
  const isShown = column.target === 'consensus' && (isOwnWord('consensus', text) || meaningOf(column, text) === null);
  return isShown ? null : text;
}

interface FigureColumn {
  readonly unit: string;
  readonly valueOf: (figure: Figure) => number | null;
}

/** By the kind of most cells. null: without figures, or with money of several currencies. */
function formOf(cells: readonly Cell[], mark: DecimalMark): FigureColumn | null {
  const figures = cells.map((cell) => readFigure(cell, mark));
  const amounts = figures.filter((figure) => figure.kind === 'amount');
  const percents = figures.filter(({ kind }) => kind === 'percent' || kind === 'fraction').length;
  const numbers = figures.filter(({ kind }) => kind === 'number').length;
  if (numbers + percents + amounts.length === 0) return null;
  if (numbers >= Math.max(percents, amounts.length))
    return { unit: '', valueOf: (figure) => (figure.kind === 'number' ? exact(figure.value) : null) };
  if (percents >= amounts.length) return { unit: '%', valueOf: percentOf };
  const [first] = amounts;
  if (amounts.every(({ unit }) => unit === first?.unit))
    return { unit: first?.unit ?? '', valueOf: (figure) => (figure.kind === 'amount' ? exact(figure.number) : null) };
  if (amounts.some(({ currency }) => currency !== first?.currency)) return null;
  return {
    unit: `million ${first?.currency}`.trim(),
    valueOf: (figure) => (figure.kind === 'amount' ? exact(figure.value / MILLION) : null),
  };
}

function percentOf(figure: Figure): number | null {
  if (figure.kind === 'fraction') return exact(figure.value * 100);
  return figure.kind === 'percent' ? exact(figure.value) : null;
}

/** Without the noise of binary fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** 1, 2, 3: the numbers of the rows. */
function isRunning(cells: readonly Cell[]): boolean {
  const [first] = cells;
  return typeof first === 'number' && cells.every((cell, index) => cell === first + index);
}
