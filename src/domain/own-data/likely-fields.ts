import { cellText, filledCells, isBlank } from './cell-text';
import type { FieldKey } from './field-keys';
import { inWords, isUnsettled, normalisedName, totalSpan, yearOf, yearIn } from './normalised-name';
import { numberIn, readFigure } from './read-value';
import { splitOf } from './split-cells';
import type { Sheet } from './tables';
import { isChange, namesMoney } from './written-number';

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
const GROUP =
  /(?:^| )(?:segments?|sectors?|divisions?|business (?:area|unit|line)|programme?|pillar|stream|family|famille|bucket(?: name)?|components?|verticals?|macro trend|steep|pestel?|domaine|secteur|settore|sector|branche|geschaftsfeld|arbeitsfeld|gebiet)(?: |$)|分野|領域|领域|类别|カテゴリ|תחום|مجال/u;
const NO_GROUP =
  /(?:^| )(?:owner|lead|leader|author|assignee|assigned(?: to)?|responsible|contact|reporter|creator|editor|verantwortlich|verantwortliche|ansprechpartner|person|priority|prioritat|status|state|stage|phase|progress|horizon|region|country|place|location|ort|land|currency|unit|language|source|quelle|note|notes|flag|flags|frequency|freq|confidence|risk|risiko)(?: |$)|(?:^| )ids?$/u;
const LONGEST = 60;
const MOST_GROUPS = 24;
const FEWEST_A_GROUP = 1.5;
const NEARLY_ALL = 0.95;
/** Of a column that is called a group. */
const FEWEST_OF_NAMED = 1.2;
/** In fewer rows, words repeat by chance. */
const FEWEST_ROWS = 6;

/**
 * Which columns are the growth, the size and the group, where no name says it: a change in each cell, an amount of money or the
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
  const isGrouped = ['trend', 'trendId', 'ring'].some((field) => known.has(field));
  const group = isGrouped ? null : likelyGroup(sheet, open);
  return [growth, size, group].flatMap((each) => each ?? []);
}

function likelyGrowth(sheet: Sheet, open: readonly number[]): LikelyField | null {
  const isNamed = (name: string): boolean => GROWTH.test(name) && totalSpan(name) === null;
  const named = open.filter((index) => isNamed(sheet.header[index] ?? '') && isReadable(sheet, index));
  const [index] = named.length > 0 ? newestFirst(sheet, named) : open.filter((each) => areChanges(sheet, each));
  if (index === undefined) return null;
  const rivals = named.filter((each) => each !== index);
  const reason = named.length > 0 ? 'its name says growth' : 'a change in each row';
  return { index, field: 'growth', reason, ...(rivals.length > 0 && { rivals }) };
}

/** Several with a sign or a word for a direction. */
function areChanges({ rows }: Sheet, index: number): boolean {
  const texts = filledCells(rows, index).map((cell) => (typeof cell === 'string' ? cell : ''));
  const changes = texts.filter(isChange);
  return changes.length > 1 && changes.length * 2 > texts.length;
}

function likelySize(sheet: Sheet, amounts: readonly number[]): LikelyField | null {
  const [index] = newestFirst(sheet, amounts);
  if (index === undefined) return null;
  const rivals = amounts.filter((each) => each !== index && yearOf(sheet.header[each] ?? '') === null);
  const isYear = yearOf(sheet.header[index] ?? '') !== null || !isMoney(sheet, index);
  const reason = isYear ? 'the newest of the years' : 'an amount of money';
  return { index, field: 'averageSizing', reason, ...(rivals.length > 0 && { rivals }) };
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

function likelyGroup(sheet: Sheet, open: readonly number[]): LikelyField | null {
  if (sheet.rows.length < FEWEST_ROWS && sheet.several === undefined) return null;
  const isCalledSo = (index: number): boolean => GROUP.test(normalisedName(sheet.header[index] ?? ''));
  const found = open.filter((index) => isCategory(sheet, index) && (isCalledSo(index) || isInOrder(sheet, index)));
  const worth = (index: number): number => Number(isCalledSo(index)) + Number(isInOrder(sheet, index));
  const [best] = found.toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) return null;
  const reason = isInOrder(sheet, best) ? 'the rows stand in its order' : 'a category of the rows';
  return { index: best, field: 'trend', reason };
}

/** Short words that repeat, one in nearly each row: no persons, no states. */
function isCategory({ header, rows }: Sheet, index: number): boolean {
  const name = normalisedName(header[index] ?? '');
  if (NO_GROUP.test(name)) return false;
  const fewest = GROUP.test(name) ? FEWEST_OF_NAMED : FEWEST_A_GROUP;
  const texts = rows.map(({ cells }) => (isBlank(cells[index]) ? '' : cellText(cells[index]).trim()));
  const filled = texts.filter((text) => text !== '');
  const words = [...new Set(filled)];
  const isWord = (word: string): boolean =>
    word.length <= LONGEST && /^[^\d]*\p{L}/u.test(word) && !/^https?:/i.test(word);
  return (
    filled.length >= rows.length * NEARLY_ALL &&
    words.length > 1 &&
    words.length <= MOST_GROUPS &&
    filled.length >= words.length * fewest &&
    words.every(isWord) &&
    splitOf(filled) === null
  );
}

/** Whether the rows of each word stand together. */
function isInOrder({ rows }: Sheet, index: number): boolean {
  const texts = rows.map(({ cells }) => cellText(cells[index]).trim());
  const runs = texts.filter((text, row) => row === 0 || text !== texts[row - 1]).length;
  return runs === new Set(texts).size;
}
