import { cellText, filledCells } from './cell-text';
import { isShare, type FieldKey } from './field-keys';
import { isUnsettled, nameWithoutUnit, normalisedName, yearIn } from './normalised-name';
import { readConsensus, readQuadrant } from './value-words';
import { readFigure } from './read-value';
import { recogniseField } from './recognise-names';
import type { SeveralRows } from './several-form';
import { FACTOR_NAME } from './unit-of-column';
import { isTopicKind, ownName, type SheetKind } from './sheet-forms';
import type { Sheet } from './tables';
import { isOwnWord } from './value-mapping';
import { readDate } from './written-date';

export interface KnownField {
  readonly field: FieldKey | null;
  /** '' where there is nothing to say. */
  readonly reason: string;
  /** Other columns that may be it: names where nothing says which, figures of other years. */
  readonly rivals?: readonly number[];
}

type Fields = readonly (FieldKey | null)[];

/** Of a category of the rows, where no other name says their group, and its words repeat. */
const GROUPS = new Set(
  (
    'quadrant, segment, sector, sektor, division, business area, business unit, programme, program, pillar, stream, family, famille, bucket, ' +
    'bucket name, component, vertical, macro trend, steep, pestel, categorie, categoria, theme, themes, field, epic, setor, bereich, ' +
    'grupp, kategoria, domaine, secteur, settore, branche, geschaftsfeld, arbeitsfeld, gebiet, 分野, 領域, 领域, 行业, 类别, القطاع'
  ).split(', '),
);
/** In characters, on average: longer texts are no names. */
const LONGEST_NAME = 80;
const EXAMINED = 2000;
/** So many of the texts that name topics are different. */
const DISTINCT = 0.9;
const OF_NAMED = 0.7;
/** Arrows and words for a direction, which are no names. */
const DIRECTION =
  /^(?:[^\p{L}\p{N}]*|rising|growing|increasing|falling|declining|decreasing|stable|steady|flat|up|down|steigend|zunehmend|fallend|sinkend|abnehmend|stabil|gleichbleibend)$/iu;
/** Addresses, and keys of a tracker ('INNO-101'). */
const NO_NAME = /^(?:https?:|www\.|\S+@\S+$|[a-z][a-z\d]*-\d+$)/i;

/**
 * What the columns of a sheet are known by: their names, unless their values say otherwise. Of several for a field, the best.
 * @param taken the fields that have a column by the user
 */
export function knownFields(kind: SheetKind, sheet: Sheet, taken: ReadonlySet<string>): readonly KnownField[] {
  const words = sheet.header.map((_, index) =>
    filledCells(sheet.rows.slice(0, EXAMINED), index).map((cell) => cellText(cell).trim()),
  );
  const named = sheet.header.map((name) => (ownName(name) === name ? recogniseField(kind, name) : null));
  const fitting = named.map((field, index): FieldKey | null => {
    const values = words[index] ?? [];
    const isNumbered = field === 'id' && isRowNumber(sheet.header[index] ?? '', values);
    return isNumbered || !fits(field, values, sheet.header[index] ?? '') ? null : field;
  });
  // The user chose that the sheets are the trends, also where a column is called so.
  const areSheets = sheet.together?.isOn === true && !sheet.together.isOneSheet;
  if (areSheets) {
    for (const [index, field] of fitting.entries()) if (field === 'trend') fitting[index] = null;
  }
  if (sheet.groupColumn !== null && !fitting.includes('trend')) fitting[sheet.groupColumn] = 'trend';
  if (sheet.several !== undefined) ofSeveral(sheet, sheet.several, words, fitting);
  const { fields: own, rivals } = isTopicKind(kind)
    ? withNames(sheet, words, ofRadar(sheet, words, fitting))
    : { fields: fitting, rivals: [] };
  const best = bestOfEach(sheet, words, own);
  return own.map((field, index): KnownField => {
    if (field === null) return { field, reason: '' };
    if (best.get(field) !== index || taken.has(field)) return { field: null, reason: '' };
    const reason = reasonOf(field, sheet, index, words[index] ?? []);
    const others = isShare(field) ? own.flatMap((each, at) => (each === field && at !== index ? [at] : [])) : [];
    const all = field === 'name' ? rivals : others;
    return all.length > 0 ? { field, reason, rivals: all } : { field, reason };
  });
}

/** Of several rows a topic: its name is known, and of a figure in several years the newest is the size, where no other is. */
function ofSeveral(
  { header, thisYear }: Sheet,
  { form, series }: SeveralRows,
  words: readonly (readonly string[])[],
  fields: (FieldKey | null)[],
): void {
  for (const [index, field] of fields.entries()) if (field === 'name') fields[index] = null;
  fields[header.indexOf(form.topic)] = 'name';
  if (fields.includes('averageSizing')) return;
  const isSize = (index: number): boolean => (words[index] ?? []).every((word) => !/^[-\u2212(]/.test(word));
  const sizes = [...series].filter(([index]) => isSize(index));
  const settled = sizes.filter(([index]) => !isUnsettled(header[index] ?? '', thisYear));
  const [newest] = (settled.length > 0 ? settled : sizes).toSorted((a, b) => b[1] - a[1]);
  if (newest !== undefined) fields[newest[0]] = 'averageSizing';
}

function reasonOf(field: FieldKey, sheet: Sheet, index: number, words: readonly string[]): string {
  if (index === sheet.groupColumn)
    return sheet.together?.isOn !== true
      ? 'from the rows above the others'
      : sheet.together.isOneSheet
        ? 'the texts above the tables'
        : 'the names of the sheets';
  if (field === 'name' && recogniseField('topics', sheet.header[index] ?? '') !== 'name')
    return 'a different text in each row';
  const header = sheet.header[index] ?? '';
  if (isShare(field) && field !== 'growth') return isUnsettled(header, sheet.thisYear) ? 'known name; a forecast' : '';
  if (field !== 'trend') return isShare(field) ? '' : 'known name';
  const count = new Set(words).size;
  return `known name; ${count} ${count === 1 ? 'trend' : 'trends'}`;
}

/** 'No.' with 1, 2, 3: in the next file another row has the number. */
function isRowNumber(header: string, words: readonly string[]): boolean {
  const isNumber = /^(?:no|nr|lfd nr|number|nummer|n)$/.test(normalisedName(header));
  return isNumber && words.length > 1 && words.every((word, index) => Number(word) === Number(words[0]) + index);
}

/** Whether values may be those of a field with words or numbers of a list: a status of 3.5, or a maturity of 8, is neither. */
function fits(field: FieldKey | null, words: readonly string[], header: string): boolean {
  // Such as numbers that a spreadsheet program has shortened: '1.23E+11'.
  if (field === 'id') return words.length < 2 || new Set(words).size * 2 > words.length;
  const numbers = words.filter((word) => /^[+-]?\d+(?:[.,]\d+)?$/.test(word));
  if (field === 'quadrant') {
    // Of a maturity, numbers are of another scale.
    if (numbers.length > 0 && !/quadrant/i.test(header)) return false;
    const known = words.filter(isQuadrantWord);
    return (
      words.length === 0 || (numbers.every((word) => readQuadrant(word) !== null) && known.length * 2 >= words.length)
    );
  }
  // Words such as 'high' are neither growth nor a size.
  if (field !== null && isShare(field))
    return words.length === 0 || words.some((word) => !/^[^\d=#]*\p{L}[^\d]*$/u.test(word));
  // A text is no count of drivers.
  if (field === 'drivers') return words.length === 0 || numbers.length > 0;
  // Of a consensus, other numbers are a share or a score.
  if (field === 'consensus') return numbers.every((word) => readConsensus(word) !== null);
  return field !== 'trend' || words.length === 0 || words.some((word) => !DIRECTION.test(word));
}

/** Also 'Unclassified', as the export writes it. */
function isQuadrantWord(word: string): boolean {
  return readQuadrant(word) !== null || isOwnWord('quadrant', word);
}

/**
 * In the table of a technology radar, which has a column of rings, sectors become trends, and a column says what is new or
 * has moved; elsewhere such columns mean nothing.
 */
function ofRadar(sheet: Sheet, words: readonly (readonly string[])[], fields: Fields): Fields {
  const isRadar = fields.includes('ring');
  return fields.map((field, index) => {
    if (!isRadar) return field === 'moved' || field === 'isNew' ? null : field;
    const values = words[index] ?? [];
    if (GROUPS.has(normalisedName(sheet.header[index] ?? ''))) {
      // Numbers 1 to 4 are the sectors of a radar.
      const isOurs = values.every((word) => !/\d/.test(word) && isQuadrantWord(word));
      if (!isOurs || field === null) return fields.includes('trend') ? null : 'trend';
    }
    return field;
  });
}

/**
 * The names of topics are the texts that name: all different, the longest, the first among equals. A category is none; where
 * several columns without a known name may be it, they are rivals. Without trends, shifts are trends, and ids of trends that all
 * differ are those of the topics.
 */
function withNames(
  sheet: Sheet,
  words: readonly (readonly string[])[],
  fields: Fields,
): { readonly fields: Fields; readonly rivals: readonly number[] } {
  const known = [...fields];
  const differs = (index: number): boolean => {
    const values = words[index] ?? [];
    const count = Math.min(sheet.rows.length, EXAMINED);
    // What is called a name may stand twice.
    const fewest = known[index] === 'name' ? OF_NAMED : DISTINCT;
    return values.length > 0 && values.length >= count * 0.8 && new Set(values).size >= values.length * fewest;
  };
  const worth = (index: number): number => {
    const values = words[index] ?? [];
    const field = known[index] ?? null;
    const total = values.reduce((sum, value) => sum + value.length, 0);
    // Of a single row the length says nothing.
    const length = values.length > 1 ? total / values.length : 1;
    const isText = values.every(
      (value) => /\p{L}/u.test(value) && !NO_NAME.test(value) && !('value' in readFigure(value, '.')) && !isDay(value),
    );
    if (!differs(index) || length > LONGEST_NAME || (field !== null && !NAMING.has(field))) return 0;
    if (field === 'name') return 1000 + length;
    if (!isText) return 0;
    return (field === 'topic' || isCalledName(sheet.header[index] ?? '') ? 200 : 0) + length;
  };
  const indices = sheet.header.flatMap((name, index) =>
    ownName(name) === name && index !== sheet.groupColumn ? [index] : [],
  );
  const best = indices.reduce<number | null>((most, index) => {
    return worth(index) > (most === null ? 0 : worth(most)) ? index : most;
  }, null);
  const isSure = best === null || worth(best) >= 200;
  const rivals = isSure ? [] : indices.filter((index) => index !== best && worth(index) > 0);
  if (best !== null) {
    known[best] = 'name';
    // What is called a name and repeats is a category.
    const category = known.findIndex((field, index) => field === 'name' && index !== best && !differs(index));
    if (category >= 0) known[category] = known.includes('trend') ? null : 'trend';
    for (const [index, field] of known.entries()) if (field === 'name' && index !== best) known[index] = null;
  }
  // What has each of its values several times names no row.
  const repeated = best === null ? known.indexOf('name') : -1;
  const values = words[repeated] ?? [];
  if (new Set(values).size * 2 < values.length) known[repeated] = null;
  const ids = known.indexOf('trendId');
  if (ids >= 0 && !known.includes('trend') && !known.includes('id') && differs(ids)) known[ids] = 'id';
  const isGroup = (name: string, index: number): boolean =>
    known[index] === null &&
    GROUPS.has(nameWithoutUnit(name)) &&
    new Set(words[index]).size < (words[index]?.length ?? 0);
  const shift = known.includes('shift') ? known.indexOf('shift') : sheet.header.findIndex(isGroup);
  const isGrouped = (['trend', 'trendId', 'ring'] as const).some((field) => known.includes(field));
  if (shift >= 0 && !isGrouped) known[shift] = 'trend';
  return { fields: known, rivals };
}

function isDay(text: string): boolean {
  return readDate(text, 'day') !== null;
}

/** 'Trend', but no other word for a group; 'Country name'. */
function isCalledName(header: string): boolean {
  return /^trends?$|(?:^| )name$/.test(normalisedName(header));
}

const NAMING: ReadonlySet<FieldKey> = new Set(['name', 'trend', 'shift', 'topic', 'description']);

/** The column for each field: of figures that of the newest year, a forecast or a year that is not complete last, then the one with most values, then the first. */
function bestOfEach(
  sheet: Sheet,
  words: readonly (readonly string[])[],
  fields: Fields,
): ReadonlyMap<FieldKey, number> {
  const best = new Map<FieldKey, number>();
  const worth = (field: FieldKey, index: number): number => {
    const header = sheet.header[index] ?? '';
    // Growth up to a later year is what most outlooks have.
    const isForecast = isUnsettled(header, field === 'growth' ? undefined : sheet.thisYear);
    const year = (yearIn(header) ?? 0) - (isForecast ? 3000 : 0);
    const values = words[index] ?? [];
    if (!isShare(field)) return field === 'name' ? new Set(values).size : values.length;
    const readable = values.filter((word) => 'value' in readFigure(word, '.')).length;
    // A factor over some years is not growth a year, where another column is.
    const isFactor = field === 'growth' && FACTOR_NAME.test(header);
    return year * 1e6 + (readable > 0 ? readable : -1e10) - (isFactor ? 1e9 : 0);
  };
  for (const [index, field] of fields.entries()) {
    if (field === null) continue;
    const earlier = best.get(field);
    if (earlier === undefined || worth(field, index) > worth(field, earlier)) best.set(field, index);
  }
  return best;
}
