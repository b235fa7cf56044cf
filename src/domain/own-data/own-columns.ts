import { namesPercent } from '../shared/figures';
import { labelOfParts, MOST_OWN_COLUMNS } from '../topic/own-values';
import { cellText, filledCells, isBlank } from './cell-text';
import type { OwnTarget } from './field-keys';
import { freeName, inWords, normalisedName, yearOf } from './normalised-name';
import { isOwnTarget, type ColumnMapping, type DecimalMark } from './mapping';
import { exact, formulaProblem, readFigure, wholeOf, type Figure, readValue } from './read-value';
import { levelsByNumber } from './row-levels';
import { ownName } from './sheet-forms';
import { partsOfCell, type CellSplit } from './split-cells';
import type { Cell, SheetRow } from './tables';
import { isOwnWord, meaningOf } from './value-mapping';
import { quantityOf } from './written-number';

/** In characters: longer texts are no labels. */
const LONGEST_LABEL = 60;
const MOST_LABELS = 24;
const EXAMINED = 500;
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
 * is a line of the card. Running numbers and the columns of a series of years are no figures.
 */
export function proposeOwn(
  rows: readonly SheetRow[],
  index: number,
  header: string,
  mark: DecimalMark,
): OwnTarget | null {
  const cells = filledCells(rows.slice(0, EXAMINED), index);
  if (cells.length < 2 || yearOf(header) !== null || isId(header, cells)) return null;
  if (cells.every((cell) => 'value' in readFigure(cell, mark)))
    return isNumbering(cells) || figureForm(cells, mark) === null ? null : 'own-figure';
  if (quantityForm(cells, mark) !== null) return 'own-figure';
  const words = cells.map((cell) => (typeof cell === 'object' && cell !== null ? '' : cellText(cell).trim()));
  const isShort = words.every((word) => word !== '' && word.length <= LONGEST_LABEL);
  const distinct = new Set(words).size;
  return isShort && distinct <= MOST_LABELS && distinct < words.length ? 'own-label' : null;
}

/**
 * The own values of topics, up to the most that there can be: chosen columns, scores and amounts as they are written beside
 * their shares, words of lists beside what they became, and what a known column could not be read as.
 */
export function ownColumns(
  columns: readonly ColumnMapping[],
  rows: readonly SheetRow[],
  mark: DecimalMark,
): readonly OwnColumnForm[] {
  const taken = new Set<string>();
  return columns
    .flatMap((column) => formsOf(column, rows, mark))
    .slice(0, MOST_OWN_COLUMNS)
    .map((form) => ({ ...form, name: freeName(form.name, taken) }));
}

function formsOf(column: ColumnMapping, rows: readonly SheetRow[], mark: DecimalMark): readonly OwnColumnForm[] {
  const { index, header, target, unit, values } = column;
  const name = column.name ?? ownName(header);
  const labels: OwnColumnForm = { index, name, valueOf: (cell) => textOf(cell, column.split) };
  if (target === 'own-label') return [labels];
  if (target === 'ring' || target === 'more' || target === 'date' || target === 'ignored') return [];
  // The group is the first of several labels, and all of them are kept.
  if (column.split != null && column.split.at !== null) return [labels];
  if (values !== undefined) return [{ index, name, valueOf: (cell) => wordOf(column, cell) }];
  const cells = rows.map(({ cells: all }) => all[index] ?? null);
  const isFigure = target === 'own-figure' || wholeOf(unit) !== null;
  const figure = isFigure ? figureForm(cells, mark) : null;
  const forms: OwnColumnForm[] = [];
  if (column.rates != null) forms.push({ index, name: `${name}, as in the file`, valueOf: writtenIn });
  if (figure !== null) {
    const hasUnit = figure.unit === '' || name.includes(figure.unit) || (figure.unit === '%' && namesPercent(name));
    const valueOf = (cell: Cell | undefined) => figure.valueOf(readFigure(cell, mark));
    forms.push({ index, name: hasUnit ? name : `${name} (${figure.unit})`, valueOf });
  }
  const quantity = target === 'own-figure' && figure === null ? quantityForm(cells, mark) : null;
  if (quantity !== null) {
    const { unit: of } = quantity;
    const valueOf = (cell: Cell | undefined) => {
      const found = typeof cell === 'string' ? quantityOf(cell, mark) : null;
      return found?.unit === of ? exact(found.value) : null;
    };
    forms.push({ index, name: name.includes(of) ? name : `${name} (${of})`, valueOf });
  }
  if (isOwnTarget(target)) return forms;
  const unread = (cell: Cell | undefined): string | null =>
    readValue(column, cell, mark).problem === null ? null : textOf(cell);
  return cells.some((cell) => unread(cell) !== null) ? [...forms, { index, name, valueOf: unread }] : forms;
}

/** The labels of a cell; without a sign between them, its lines are one. */
function textOf(cell: Cell | undefined, split?: CellSplit): string | null {
  if (isBlank(cell) || formulaProblem(cell) !== '') return null;
  const text = cellText(cell).trim();
  const at = split?.at ?? null;
  return at === null ? text.replace(/\s*\n\s*/g, ' ') : labelOfParts(partsOfCell(text, at)) || null;
}

/** The words of the file beside the status or quadrant that they became. */
function wordOf(column: ColumnMapping, cell: Cell | undefined): string | null {
  const text = textOf(cell);
  if (text === null) return null;
  // A level of consensus that is not known is shown as it is.
  const isShown = column.target === 'consensus' && (isOwnWord('consensus', text) || meaningOf(column, text) === null);
  return isShown ? null : text;
}

/** So many cells must have the unit. */
const NEARLY_ALL = 0.8;
const FEWEST = 3;

/** The unit behind the numbers of a column, where nearly all have the same: 'per year', 'MW'; null: they have none. */
function quantityForm(all: readonly Cell[], mark: DecimalMark): { readonly unit: string } | null {
  const cells = all.filter((cell) => !isBlank(cell));
  const units = cells.map((cell) => (typeof cell === 'string' ? (quantityOf(cell, mark)?.unit ?? null) : null));
  const [unit] = units.filter((each) => each !== null);
  if (unit === undefined || cells.length < FEWEST) return null;
  return units.filter((each) => each === unit).length >= cells.length * NEARLY_ALL ? { unit } : null;
}

function writtenIn(cell: Cell | undefined): string | null {
  return typeof cell === 'object' && cell !== null && 'amount' in cell ? (cell.written ?? null) : null;
}

interface FigureColumn {
  readonly unit: string;
  readonly valueOf: (figure: Figure) => number | null;
}

/** By the kind of most cells. null: without figures, or with money of several currencies. */
function figureForm(cells: readonly Cell[], mark: DecimalMark): FigureColumn | null {
  const figures = cells.map((cell) => readFigure(cell, mark));
  const amounts = figures.filter((figure) => figure.kind === 'amount');
  const percents = figures.filter(({ kind }) => kind === 'percent' || kind === 'fraction').length;
  const numbers = figures.filter(({ kind }) => kind === 'number' || kind === 'factor').length;
  if (numbers + percents + amounts.length === 0) return null;
  if (numbers >= Math.max(percents, amounts.length)) return { unit: '', valueOf: numberOf };
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

function numberOf(figure: Figure): number | null {
  return figure.kind === 'number' || figure.kind === 'factor' ? exact(figure.value) : null;
}

function percentOf(figure: Figure): number | null {
  if (figure.kind === 'fraction') return exact(figure.value * 100);
  return figure.kind === 'percent' ? exact(figure.value) : null;
}

/** 'Task ID' above numbers that all differ. */
function isId(header: string, cells: readonly Cell[]): boolean {
  return /(?:^| )ids?$/.test(normalisedName(inWords(header))) && new Set(cells.map(cellText)).size === cells.length;
}

/** 1, 2, 3 or 1, 1.1, 1.2: the numbers of the rows. */
function isNumbering(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => cellText(cell));
  const isRunning = texts.every((text, index) => Number(text) === Number(texts[0]) + index);
  return isRunning || levelsByNumber(texts)?.some((level) => level > 0) === true;
}
