import { filledCells } from './cell-text';
import type { FieldKey } from './field-keys';
import { inWords, isUnsettled, normalisedName, totalSpan, yearOf, yearIn } from './normalised-name';
import { numberIn, readFigure } from './read-value';
import type { Sheet } from './tables';
import { namesMoney } from './written-number';

/** A column that has no field by its name, and may become one by its values. */
export interface OpenColumn {
  readonly index: number;
  /** What the user chose stays as it is. */
  readonly isChosen: boolean;
  /** It is kept as a figure, a label or a line. */
  readonly isOpen: boolean;
}

export interface LikelyField {
  readonly index: number;
  readonly field: FieldKey;
  readonly reason: string;
  readonly rivals?: readonly number[];
}

/** What a topic costs or what one of it costs, which is no size of its market. */
const NO_SIZE =
  /(?:^|[^\p{L}])(?:costs?|prices?|fees?|salary|spend(?:ing)?|kosten|preise?|gehalt|aufwand|ausgaben|co(?:û|u)ts?|prix|per|je|pro)(?:[^\p{L}]|$)|(?:\p{Sc}|usd|eur|gbp|chf)\s?\//iu;
/** In any place of a name, in the languages of which files are usual. */
const GROWTH =
  /growth|(?:^|[^\p{L}])(?:cagr|yoy)(?:[^\p{L}]|$)|wachstum|ver(?:ä|ae)nd(?:erung|\.)|croissance|crecimiento|crescita|crescimento|groei|tillv(?:ä|a)xt|v(?:æ|e)kst|kasvu|wzrost|(?:^|[^\p{L}])рост(?:[^\p{L}]|$)|成長率|成長|增长|增長|성장|צמיחה|نمو|b(?:ü|u)y(?:ü|u)me/iu;

/**
 * Which columns are the growth and the size, where no name says it alone: an amount of money or the
 * newest of several years, a category in whose order the rows stand. The user sees it in the heads and changes it there.
 */
export function likelyFields(
  sheet: Sheet,
  columns: readonly OpenColumn[],
  known: ReadonlySet<string>,
): readonly LikelyField[] {
  const open = columns.filter(({ isOpen, isChosen }) => isOpen && !isChosen).map(({ index }) => index);
  // What the user made a figure or a label is not replaced by the next best.
  const isLeft = (candidates: (index: number) => boolean): boolean =>
    !columns.some(({ index, isChosen }) => isChosen && candidates(index));
  const growth = known.has('growth') ? null : likelyGrowth(sheet, open);
  const rest = open.filter((index) => index !== growth?.index);
  const isAmount = (index: number): boolean => isSize(sheet, index);
  const size = known.has('averageSizing') || !isLeft(isAmount) ? null : likelySize(sheet, rest.filter(isAmount));
  return [growth, size].flatMap((each) => each ?? []);
}

/** Whether a name says growth, above numbers. */
export function saysGrowth(sheet: Sheet, index: number): boolean {
  const name = sheet.header[index] ?? '';
  return GROWTH.test(name) && totalSpan(name) === null && isReadable(sheet, index);
}

function likelyGrowth(sheet: Sheet, open: readonly number[]): LikelyField | null {
  const named = open.filter((index) => saysGrowth(sheet, index));
  const [index] = newestFirst(sheet, named);
  if (index === undefined) return null;
  const rivals = named.filter((each) => each !== index);
  return { index, field: 'growth', reason: 'its name says growth', ...(rivals.length > 0 && { rivals }) };
}

function likelySize(sheet: Sheet, amounts: readonly number[]): LikelyField | null {
  // Amounts of several currencies have no common size.
  const single = amounts.filter((at) => currenciesIn(sheet, at).size < 2);
  const [index] = newestFirst(sheet, single.length > 0 ? single : amounts);
  if (index === undefined) return null;
  const rivals = amounts.filter((each) => each !== index && yearOf(sheet.header[each] ?? '') === null);
  const isYear = yearOf(sheet.header[index] ?? '') !== null || !isMoney(sheet, index);
  const reason = isYear ? 'the newest of the years' : 'an amount of money';
  return { index, field: 'averageSizing', reason, ...(rivals.length > 0 && { rivals }) };
}

function currenciesIn({ rows }: Sheet, index: number): ReadonlySet<string> {
  const figures = filledCells(rows, index).map((cell) => readFigure(cell, '.'));
  return new Set(figures.flatMap((figure) => (figure.kind === 'amount' ? [figure.currency] : [])));
}

/** An amount of money, or one of several years of a figure. */
function isSize(sheet: Sheet, index: number): boolean {
  const header = sheet.header[index] ?? '';
  if (!isReadable(sheet, index) || NO_SIZE.test(header)) return false;
  return isMoney(sheet, index) || isOfYears(sheet, index);
}

function isMoney({ header, rows }: Sheet, index: number): boolean {
  if (namesMoney(inWords(header[index] ?? ''))) return true;
  const figures = filledCells(rows, index).map((cell) => readFigure(cell, '.'));
  return figures.filter(({ kind }) => kind === 'amount').length * 2 > figures.length;
}

/** '2024' beside '2025', 'Volume 2024' beside 'Volume 2025': none is below zero, as changes are, and none is a share. */
function isOfYears({ header, rows, several }: Sheet, index: number): boolean {
  if (several !== undefined) return false;
  const stemOf = (name: string): string => normalisedName(name).replace(/(?:19|20)\d\d[aefp]?/, '#');
  const isDated = (name: string): boolean => yearIn(name) !== null;
  const own = header[index] ?? '';
  const series = [...header.keys()].filter(
    (at) => isDated(header[at] ?? '') && stemOf(header[at] ?? '') === stemOf(own),
  );
  if (!isDated(own) || series.length < 2) return false;
  const cells = series.flatMap((at) => filledCells(rows, at));
  return cells.every(
    (cell) => (numberIn(cell) ?? 0) >= 0 && !['percent', 'fraction'].includes(readFigure(cell, '.').kind),
  );
}

/** The newest year first; forecasts and years that are not complete last. */
function newestFirst({ header, thisYear }: Sheet, indices: readonly number[]): readonly number[] {
  const worth = (index: number): number => {
    const name = header[index] ?? '';
    return (yearIn(name) ?? 0) - (isUnsettled(name, thisYear) ? 3000 : 0);
  };
  return indices.toSorted((a, b) => worth(b) - worth(a));
}

/** Half of the values or more are numbers. */
function isReadable({ rows }: Sheet, index: number): boolean {
  const cells = filledCells(rows, index);
  const numbers = cells.filter((cell) => 'value' in readFigure(cell, '.') || 'value' in readFigure(cell, ','));
  return numbers.length > 0 && numbers.length * 2 >= cells.length;
}
