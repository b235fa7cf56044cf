import { cellText, filledCount, isEmpty } from './cell-text';
import { ITEM, yearOf } from './normalised-name';
import { isKnownName, recogniseField, recogniseSheet } from './recognise-names';
import type { Cell, SheetRow } from './tables';
import { readNumber } from './written-number';

/** A row of names, with the group names above it and the units below. */
export interface Header {
  /** The position of the row of names among the rows. */
  readonly at: number;
  /** The position of the first row that belongs to it. */
  readonly from: number;
  /** The position of the first row of values. */
  readonly body: number;
  /** null: the column has no name. */
  readonly names: readonly (string | null)[];
  readonly known: number;
  readonly score: number;
  /** The values below are of other kinds than names, or the names are known. */
  readonly isConvincing: boolean;
}

const EXAMINED = 200;
const SAMPLE = 50;
/** Names of columns are shorter, in characters. */
const LONGEST_NAME = 200;

/** The best row of names among the first 200 rows of a block; null: no row is one. @param width of the block */
export function findHeader(rows: readonly SheetRow[], width: number): Header | null {
  let best: Header | null = null;
  for (let at = 0; at < Math.min(rows.length, EXAMINED); at += 1) {
    const header = headerAt(rows, at, width);
    // The last row is one of names only if all are known.
    const isLast = header !== null && header.body >= rows.length;
    if (isLast && header.known < header.names.filter((name) => name !== null).length) continue;
    if (header !== null && (best === null || header.score > best.score)) best = header;
  }
  return best;
}

/**
 * A row as the names of the columns, scored by its shape: texts above values of one kind, years above numbers, repeated values
 * below, and as many names as there are columns. Known names add to it. @returns null where it holds values
 */
export function headerAt(rows: readonly SheetRow[], at: number, width: number): Header | null {
  const row = rows[at];
  if (row === undefined || !isAllNames(row.cells)) return null;
  // The first of a list of items is one of them.
  if (isItem(row) && rows.filter(isItem).length * 2 >= rows.length) return null;
  const groups = groupsAbove(rows[at - 1], row);
  const units = unitsBelow(rows, at);
  const names = Array.from({ length: width }, (_, column) => nameOf(column, row, groups, units));
  const body = at + (units === null ? 1 : 2);
  const below = rows.slice(body, body + SAMPLE).filter(({ cells }) => !isSameRow(cells, row.cells));
  const records = below.filter(({ cells }) => filledCount(cells) > 1);
  const sample = records.length > 0 ? records : below;
  const named = names.filter((name) => name !== null);
  const known = named.filter(isName).length;
  if (width === 1) {
    const isOfItems = sample.length > 1 && sample.every(({ cells }) => ITEM.test(cellText(cells[0])));
    if (areParts(rows)) return null;
    const isNamed = recogniseField('topics', named[0] ?? '') === 'name' || recogniseSheet(named[0] ?? '') !== null;
    // Among items, a text without a mark is one of their headings.
    if (!isOfItems && (!isNamed || rows.some(isItem))) return null;
    return { at, from: at, body, names, known, score: 1 - at, isConvincing: true };
  }
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    sample.some(({ cells }) => !isEmpty(cells[column])),
  );
  const coverage = used.length === 0 ? 1 : used.filter((column) => names[column] !== null).length / used.length;
  const contrasts = names.map((name, column) => (name === null ? 0 : contrastOf(name, column, sample)));
  const contrast = contrasts.reduce((sum, each) => sum + each, 0);
  if (named.length < 2 || coverage < 0.5) return null;
  if (contrast < 0) return null;
  return {
    at,
    from: groups === null ? at : at - 1,
    body,
    names,
    known,
    score: coverage * 2 + (contrast / named.length) * 2 + Math.min(known, 4) * 0.5 - at * 0.02,
    isConvincing: contrast >= 1 || known > 1 || (known === 1 && width === 2),
  };
}

function isItem({ cells }: SheetRow): boolean {
  return ITEM.test(cellText(cells[0]).trim());
}

/** At least so many parts between empty rows have a heading each. */
const FEWEST_PARTS = 3;

/** Whether the texts of a list stand in parts of several each, so that the first one is a heading like those of the others. */
function areParts(rows: readonly SheetRow[]): boolean {
  const starts = rows.flatMap(({ row }, at) => (at === 0 || row !== (rows[at - 1]?.row ?? 0) + 1 ? [at] : []));
  return starts.length >= FEWEST_PARTS && starts.every((at, index) => (starts[index + 1] ?? rows.length) - at > 1);
}

/** A row of names by the user, whatever its shape. */
export function givenHeader(rows: readonly SheetRow[], at: number, width: number): Header {
  const names = Array.from({ length: width }, (_, column) => nameIn(rows[at]?.cells[column]));
  const plain = { at, from: at, body: at + 1, names, known: 0, score: 0, isConvincing: true };
  return headerAt(rows, at, width) ?? plain;
}

/** How much a name differs from the values below it; negative: it stands among them. */
function contrastOf(name: string, column: number, sample: readonly SheetRow[]): number {
  const values = sample.map(({ cells }) => cells[column] ?? null).filter((cell) => !isEmpty(cell));
  if (values.length === 0) return 0;
  const texts = values.map((cell) => cellText(cell).trim());
  if (texts.some((text) => text.toLowerCase() === name.toLowerCase())) return -2;
  const share = (isOne: (cell: Cell) => boolean): number => values.filter(isOne).length / values.length;
  if (isYear(name) && texts.filter(isYear).length >= texts.length * 0.7) return -2;
  if (share(isNumberLike) >= 0.7) return isYear(name) ? 1.5 : 1;
  if (share((cell) => typeof cell !== 'string' || /^(?:https?:\/\/|\d{4}-\d\d|\d\d?[./]\d\d?[./]\d)/.test(cell)) >= 0.7)
    return 1;
  const isLong = texts.reduce((sum, { length }) => sum + length, 0) / texts.length > Math.max(25, name.length * 2);
  return isLong || new Set(texts).size < texts.length * 0.8 ? 0.4 : 0;
}

/** The names above groups of columns: 'Market' above '2024' and '2025'. */
function groupsAbove(above: SheetRow | undefined, row: SheetRow): readonly (string | null)[] | null {
  if (above === undefined || !isAllNames(above.cells)) return null;
  const filled = above.cells.flatMap((cell, column) => (isEmpty(cell) ? [] : [column]));
  // A line is no name.
  if (!/[\p{L}\p{N}]/u.test(above.cells.map(cellText).join(''))) return null;
  const isTitle = filled.length < 2 && filled[0] === row.cells.findIndex((cell) => !isEmpty(cell));
  const spans = row.cells.some((cell, column) => !isEmpty(cell) && isEmpty(above.cells[column]));
  if (filled.length === 0 || isTitle || !spans) return null;
  let group: string | null = null;
  return row.cells.map((_, column) => {
    const own = nameIn(above.cells[column]);
    // A blank cell continues the group above only where it has a name of its own.
    group = own ?? (isEmpty(row.cells[column]) ? null : group);
    return group;
  });
}

const UNIT =
  /^[([]?\s*(?:in\s+)?(?:%(?:\s*p\.?\s*a\.?)?|percent|prozent|[$€£]|usd|eur|gbp|chf|(?:mio|mrd|bn|mn|m)\.?|\d+\s*(?:-|–|to|bis)\s*\d+|index|score|name|text|date|number|anzahl|#)(?:\s*(?:[$€£]|usd|eur|gbp|chf|bn|mn|mio\.?|mrd\.?))?\s*[)\]]?$/i;

/** A unit of any kind, or none, in brackets: '[%/a]', '(k€)', '[-]'. */
const BRACKETED = /^(?:\[[^\]]{1,14}\]|\([^)]{1,14}\))$/;

/** A second row of headings: units such as '%' and 'USD bn', or texts above numbers alone, without one for the first name or with one for each. */
function unitsBelow(rows: readonly SheetRow[], at: number): SheetRow | null {
  const row = rows[at + 1];
  const texts =
    row?.cells.flatMap((cell, column) => (typeof cell === 'string' && !isEmpty(cell) ? [column] : [])) ?? [];
  if (row === undefined || texts.length === 0 || texts.length < filledCount(row.cells)) return null;
  // Below years may stand what the rows are: 'TIME' above 'GEO (Labels)'.
  const years = rows[at]?.cells.slice(1).filter((cell) => !isEmpty(cell)) ?? [];
  if (texts.length === 1 && texts[0] === 0 && years.length > 1 && years.every((cell) => isYear(cellText(cell))))
    return row;
  const isUnit = (text: string): boolean => UNIT.test(text) || BRACKETED.test(text);
  if (texts.every((column) => isUnit(cellText(row.cells[column]).trim()))) return row;
  const first = rows[at]?.cells.findIndex((cell) => !isEmpty(cell)) ?? -1;
  const sample = rows.slice(at + 2, at + 2 + SAMPLE);
  const isAboveNumbers = (column: number): boolean => {
    const values = sample.map(({ cells }) => cells[column] ?? null).filter((cell) => !isEmpty(cell));
    return values.length > 1 && values.filter(isNumberLike).length >= values.length * 0.7;
  };
  if (!isAllNames(row.cells)) return null;
  if (isEmpty(row.cells[first])) return texts.every(isAboveNumbers) ? row : null;
  // Names in words below names in codes: a text below each of them, none twice, and numbers below several.
  const words = texts.map((column) => cellText(row.cells[column]).trim());
  const isWhole = rows[at]?.cells.every((cell, column) => isEmpty(cell) || texts.includes(column)) === true;
  const isSecond = isWhole && new Set(words).size === words.length && words.every((word) => /\p{L}{3}/u.test(word));
  return isSecond && texts.filter(isAboveNumbers).length > 1 ? row : null;
}

function nameOf(
  column: number,
  row: SheetRow,
  groups: readonly (string | null)[] | null,
  units: SheetRow | null,
): string | null {
  const [part, group] = [nameIn(row.cells[column]), groups?.[column] ?? null];
  const name = part === null || part === group ? group : group === null ? part : `${group}: ${part}`;
  const unit = (nameIn(units?.cells[column]) ?? '').replace(/[()[\]]/g, ' ').trim();
  return name === null || /^[-–—]?$/.test(unit) ? name : `${name} (${unit})`;
}

function nameIn(cell: Cell | undefined): string | null {
  return cellText(cell).replace(/\s+/g, ' ').trim() || null;
}

/** Texts and years; or periods behind the first text. */
function isAllNames(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const others = filled.filter((cell) => !isNameLike(cell));
  const arePeriods = others.every((cell) => typeof cell === 'object' && cell !== null && 'date' in cell);
  return others.length === 0 || (arePeriods && others.length > 1 && others.length >= filled.length - 1);
}

/** A text or a year, but no other number. */
function isNameLike(cell: Cell): boolean {
  if (typeof cell === 'number') return isYear(String(cell));
  if (typeof cell !== 'string' || cell.length > LONGEST_NAME) return false;
  return isYear(cell) || (!isNumberLike(cell) && !/^https?:\/\//i.test(cell));
}

export function isNumberLike(cell: Cell): boolean {
  if (typeof cell === 'string') return readNumber(cell, '.') !== null || readNumber(cell, ',') !== null;
  return typeof cell === 'number' || (cell !== null && typeof cell === 'object' && !('date' in cell));
}

export function isYear(text: string): boolean {
  return yearOf(text) !== null;
}

/** Whether all cells of one row stand in the other. */
export function isSameRow(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.every((cell, index) => cellText(cell).trim() === cellText(other[index]).trim());
}

function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && isKnownName(text);
}
