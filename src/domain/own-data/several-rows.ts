import { groupBy } from '../shared/lists';
import { cellText, isBlank } from './cell-text';
import { yearOf } from './normalised-name';
import { readFigure } from './read-value';
import { recogniseField, recogniseSheet } from './recognise-names';
import type { RowMark } from './row-mark';
import type { SeveralColumn, SeveralForm } from './several-form';
import type { Cell, CellExtra, Sheet, SheetNote, SheetRow } from './tables';
import { moneyUnit } from './written-number';

interface Column {
  readonly index: number;
  readonly header: string;
  readonly texts: readonly string[];
  readonly distinct: number;
  readonly isNumeric: boolean;
  readonly isPeriod: boolean;
}

const PERIOD =
  /^(?:fy\s?)?(?:19|20)\d\d(?:\s?[aefp*])?$|^(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)?\d\d|q[1-4])$|^q[1-4][ /-]?(?:19|20)\d\d$|^(?:19|20)\d\d-?q[1-4]$/i;
/** Columns that name figures, and never topics. */
const NAMES_FIGURES =
  /^(?:variable|measure|indicator|metric|series(?: name| code)?|subject|attribute|item|kennzahl|indikator|merkmal|messgr(?:ö|oe)(?:ß|ss)e|indicator (?:name|code))$/i;
const NAMES_VALUE = /^(?:obs[_ ]?value|values?|wert|werte|observation|figure|number|amount|zahl|betrag)$/i;
/** Of a code list: 'AI', 'C10', 'TECH_01'. */
const CODE = /^[\p{Lu}\d_.-]*$/u;
/** Columns that say how sure a figure is. */
const FLAGS =
  /^(?:obs[_ ]?status|observation status|(?:obs[_ ]?)?flags?(?: codes?)?|conf(?:identiality)?[_ ]?status)$/i;
const NAMES_UNIT = /^(?:units?|einheit|uom|unit of measure|unit_measure)$/i;
const PLACE = /^(?:geo|country|country name|location|ref_area|reference area|land|region|entity|area)$/i;

const LONGEST_NAME = 80;
const MOST_NAMED = 60;
const FEWEST_A_TOPIC = 1.5;
/** So many rows must have a name and a figure of their own. */
const NEARLY_ALL = 0.98;
const MOST_FIGURES = 250;
const SIGN = '\u0000';

/**
 * The table with one row for each topic, where its rows are figures of topics: a name stands in several rows, and other columns
 * say which figure of it each row has. Each figure is a column of its own, the newest first.
 * @param chosen by the user: how it is read; 'one': a row is a topic; 'several': it is not, whatever its shape; null: as its
 * shape says
 */
export function withSeveralRows(sheet: Sheet, chosen: SeveralForm | 'one' | 'several' | null): Sheet {
  const guess = chosen === null || typeof chosen === 'string' ? severalIn(sheet) : null;
  const canBeSeveral = typeof chosen === 'object' && chosen !== null ? true : guess !== null;
  const form = chosen === 'one' ? null : chosen === 'several' ? (guess?.form ?? null) : (chosen ?? sureForm(guess));
  const pivoted = form === null ? null : pivot(sheet, form);
  return { ...(pivoted ?? sheet), canBeSeveral };
}

interface Guess {
  readonly form: SeveralForm;
  readonly isSure: boolean;
}

function sureForm(guess: Guess | null): SeveralForm | null {
  return guess?.isSure === true ? guess.form : null;
}

/** How the rows may be figures of topics; null: they cannot be. */
function severalIn({ header, rows, name, groupColumn }: Sheet): Guess | null {
  const kind = recogniseSheet(name);
  if (rows.length < 4 || (kind !== null && kind !== 'topics')) return null;
  const columns = header.map((each, index) => columnOf(rows, index, each)).filter(({ index }) => index !== groupColumn);
  const topic = topicColumn(columns, rows.length);
  if (topic === null) return null;
  const groups = [...groupBy([...rows.keys()], (row) => topic.texts[row] ?? '').values()];
  const varies = ({ texts }: Column): boolean =>
    groups.some((all) => all.some((row) => texts[row] !== texts[all[0] ?? 0]));
  const varying = columns.filter((column) => column !== topic && varies(column));
  const values = varying.filter((column) => column.isNumeric && !column.isPeriod);
  const naming = namingColumns(varying, topic, rows.length);
  if (values.length === 0 || naming.length === 0) return null;
  const unit = varying.find((column) => !naming.includes(column) && NAMES_UNIT.test(column.header)) ?? null;
  const share = distinctRows([topic, ...naming], rows.length) / rows.length;
  const [only] = values.length === 1 ? values : [];
  const isNamed =
    only !== undefined &&
    (NAMES_VALUE.test(only.header) || naming.some(({ header: each }) => NAMES_FIGURES.test(each)));
  return {
    form: {
      topic: topic.header,
      naming: naming.map((column) => column.header),
      values: values.map((column) => column.header),
      unit: unit?.header ?? null,
    },
    isSure: share >= NEARLY_ALL && (isNamed || naming.some(({ isPeriod }) => isPeriod)),
  };
}

function columnOf(rows: readonly SheetRow[], index: number, header: string): Column {
  const cells = rows.map(({ cells: all }) => all[index] ?? null);
  const texts = cells.map((cell) => (isBlank(cell) ? '' : cellText(cell).trim()));
  const filled = texts.filter((text) => text !== '');
  const isPeriod = filled.length > 0 && filled.every((text) => PERIOD.test(text));
  const isNumeric =
    filled.length > 0 &&
    cells.every((cell) => isBlank(cell) || 'value' in readFigure(cell, '.') || 'value' in readFigure(cell, ','));
  return { index, header, texts, distinct: new Set(filled).size, isNumeric, isPeriod };
}

/** The texts that name the topics: the most different ones, where each stands in several rows. */
function topicColumn(columns: readonly Column[], count: number): Column | null {
  const texts = columns.filter(({ texts: all, isNumeric, isPeriod, header }) => {
    const filled = all.filter((text) => text !== '');
    const length = filled.reduce((sum, text) => sum + text.length, 0) / Math.max(1, filled.length);
    return (
      !isNumeric &&
      !isPeriod &&
      filled.some((text) => /\p{L}/u.test(text)) &&
      filled.length >= count * 0.9 &&
      length <= LONGEST_NAME &&
      !NAMES_UNIT.test(header)
    );
  });
  // A text of its own in nearly every row names the rows.
  if (texts.some(({ distinct }) => distinct * FEWEST_A_TOPIC > count)) return null;
  const worth = ({ header, distinct }: Column): number => {
    if (distinct < 2 || NAMES_FIGURES.test(header)) return 0;
    const isNamed = recogniseField('topics', header) === 'name' || PLACE.test(header.trim());
    return distinct + (isNamed ? count : 0);
  };
  const best = texts.reduce<Column | null>(
    (most, each) => (worth(each) > (most === null ? 0 : worth(most)) ? each : most),
    null,
  );
  return best && wordsOf(best, texts, count);
}

/** Of a code, the longest column with its words; others as they are. */
function wordsOf(column: Column, texts: readonly Column[], count: number): Column {
  if (column.isPeriod || !column.texts.every((text) => CODE.test(text))) return column;
  const twins = texts.filter(
    (each) => each.texts.every((text) => /\p{L}/u.test(text)) && areTwins(column, each, count),
  );
  return twins.reduce((most, each) => (lengthOf(each) > lengthOf(most) ? each : most), column);
}

/** Whether each text of one column stands beside the same text of the other. */
function areTwins(one: Column, other: Column, count: number): boolean {
  return other.distinct === one.distinct && distinctRows([one, other], count) === one.distinct;
}

function lengthOf({ texts }: Column): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/**
 * The columns that say which figure of its topic a row has: periods, then texts that several topics share, as far as they tell
 * rows of a topic apart or belong to the ones that do.
 */
function namingColumns(varying: readonly Column[], topic: Column, count: number): readonly Column[] {
  const naming = varying.filter(({ isPeriod }) => isPeriod);
  const texts = varying.filter(
    (each) =>
      !each.isNumeric &&
      !each.isPeriod &&
      each.distinct <= MOST_NAMED &&
      !NAMES_UNIT.test(each.header) &&
      !FLAGS.test(each.header) &&
      isSharedBy(each, topic),
  );
  let share = distinctRows([topic, ...naming], count);
  for (const text of texts) {
    if (share >= count * NEARLY_ALL) break;
    const next = distinctRows([topic, ...naming, text], count);
    if (next > share) naming.push(text);
    share = next;
  }
  // 'Market volume' beside '2024' says what the year is of; a code says nothing more.
  const beside = texts.filter(
    (text) =>
      !naming.includes(text) &&
      text.texts.every((each) => each !== '') &&
      distinctRows([...naming, text], count) === distinctRows(naming, count) &&
      !naming.some((other) => !other.isPeriod && areTwins(text, other, count)),
  );
  const all = [...naming, ...beside.slice(0, 1)].map((column) => wordsOf(column, texts, count));
  return varying.filter((column) => all.includes(column));
}

/** Whether most of the texts of a column stand at more than one topic. */
function isSharedBy({ texts, distinct }: Column, topic: Column): boolean {
  const topics = new Map<string, string | null>();
  for (const [row, text] of texts.entries()) {
    if (text === '') continue;
    const [before, now] = [topics.get(text), topic.texts[row] ?? ''];
    if (before === undefined) topics.set(text, now);
    else if (before !== now) topics.set(text, null);
  }
  return [...topics.values()].filter((each) => each === null).length * 2 >= distinct && distinct > 1;
}

function distinctRows(columns: readonly Column[], count: number): number {
  return new Set(Array.from({ length: count }, (_, row) => columns.map(({ texts }) => texts[row]).join(SIGN))).size;
}

/** null: a column of the form is not there, or there are too many figures. */
function pivot(sheet: Sheet, form: SeveralForm): Sheet | null {
  const { header, rows } = sheet;
  const indexOf = (name: string): number => header.indexOf(name);
  const topicAt = indexOf(form.topic);
  const naming = form.naming.map(indexOf);
  const values = form.values.map(indexOf);
  const unitAt = form.unit === null ? -1 : indexOf(form.unit);
  if ([topicAt, ...naming, ...values].some((at) => at < 0) || values.length === 0 || naming.length === 0) return null;
  const used = new Set([...naming, ...values, unitAt]);
  const kept = [...header.keys()].filter((index) => !used.has(index));
  const filled = withTopics(rows, topicAt);
  const textIn = ({ cells }: SheetRow, at: number): string => (isBlank(cells[at]) ? '' : cellText(cells[at]).trim());
  const keyOf = (row: SheetRow): string =>
    naming
      .map((at) => textIn(row, at))
      .filter(Boolean)
      .join(' ');
  const units = unitAt < 0 ? null : unitsOf(filled, keyOf, (row) => textIn(row, unitAt));
  const keys = orderedKeys([...new Set(filled.map(keyOf))]);
  const columns = keys.flatMap((key) => values.map((at) => ({ key, at })));
  if (columns.length === 0 || columns.length > MOST_FIGURES) return null;
  const isGeneric = (at: number): boolean => NAMES_VALUE.test(header[at] ?? '');
  const nameOf = ({ key, at }: (typeof columns)[number]): string => {
    const isPlain =
      values.length === 1 && (isGeneric(at) || naming.some((each) => !isPeriodColumn(filled, each, textIn)));
    const name = isPlain ? key : `${header[at]} ${key}`;
    const unit = units?.get(key) ?? '';
    return unit === '' ? name || (header[at] ?? '') : `${name} (${unit.replace(/[()[\]]/g, ' ').trim()})`;
  };
  const columnAt = new Map(columns.map(({ key, at }, index) => [`${at}${SIGN}${key}`, kept.length + index]));
  const figures = new Map<number, { place: number; index: number }[]>();
  const notes: SheetNote[] = [];
  const marks = new Map<number, RowMark>(sheet.marks);
  const pivoted = [...groupBy(filled, (row) => textIn(row, topicAt))].map(([name, all]): SheetRow => {
    const [first = all[0]] = all;
    const cells: Cell[] = kept.map((index) => sameOf(all, index));
    for (const _ of columns) cells.push(null);
    const extras: CellExtra[] = [];
    for (const [position, row] of all.entries()) {
      const key = keyOf(row);
      const made: { place: number; index: number }[] = [];
      for (const at of values) {
        const index = columnAt.get(`${at}${SIGN}${key}`) ?? -1;
        const cell = row.cells[at] ?? null;
        const unit = unitAt >= 0 && units === null ? textIn(row, unitAt) : '';
        const place = sheet.places[at];
        if (place != null) made.push({ place, index });
        if (isBlank(cell)) continue;
        if (cells[index] === null) cells[index] = withUnit(cell, unit);
        else if (cellText(cells[index]) !== cellText(cell))
          notes.push({
            row: row.row,
            problem: `‘${name}’ has the figure ‘${key}’ twice: ${cellText(cells[index])} and ${cellText(cell)}.`,
            consequence: 'The first one counts.',
          });
      }
      figures.set(row.row, made);
      if (position > 0) marks.set(row.row, { kind: 'part', why: `row ${position + 1} of ${all.length} of ‘${name}’` });
      for (const extra of row.extras ?? []) {
        const index = kept.includes(extra.column)
          ? kept.indexOf(extra.column)
          : (columnAt.get(`${extra.column}${SIGN}${key}`) ?? 0);
        extras.push({ ...extra, column: index });
      }
    }
    return { ...(first ?? { row: 0 }), cells, ...(extras.length > 0 && { extras }) };
  });
  return {
    ...sheet,
    header: [...kept.map((index) => header[index] ?? ''), ...columns.map(nameOf)],
    places: [...kept.map((index) => sheet.places[index] ?? null), ...columns.map(() => null)],
    rows: pivoted,
    marks,
    notes: [...sheet.notes, ...notes.slice(0, 50)],
    groupColumn: sheet.groupColumn === null ? null : kept.indexOf(sheet.groupColumn),
    several: {
      form,
      rowCount: rows.length,
      figures,
      columns: header.flatMap((each, index): SeveralColumn[] => {
        const place = sheet.places[index];
        const part =
          index === topicAt
            ? 'topic'
            : naming.includes(index)
              ? 'naming'
              : values.includes(index)
                ? 'value'
                : index === unitAt
                  ? 'unit'
                  : 'same';
        return place == null ? [] : [{ place, header: each, part }];
      }),
      series: seriesOf(
        columns.map(({ key, at }, index) => ({ index: kept.length + index, key, at })),
        header,
      ),
    },
  };
}

/** Blank cells below the name of a topic are of the same topic. */
function withTopics(rows: readonly SheetRow[], at: number): readonly SheetRow[] {
  let above: Cell = null;
  return rows.map((row) => {
    const cell = row.cells[at] ?? null;
    if (!isBlank(cell)) above = cell;
    return isBlank(cell) && above !== null ? { ...row, cells: row.cells.with(at, above) } : row;
  });
}

/** What all rows of a topic say, or each different text of them. */
function sameOf(rows: readonly SheetRow[], index: number): Cell {
  const cells = rows.map(({ cells: all }) => all[index] ?? null).filter((cell) => !isBlank(cell));
  const texts = [...new Set(cells.map((cell) => cellText(cell).trim()))];
  return texts.length < 2 ? (cells[0] ?? null) : texts.join('; ');
}

/** The unit of each figure; null: a figure has several, so that each value has its own. */
function unitsOf(
  rows: readonly SheetRow[],
  keyOf: (row: SheetRow) => string,
  unitOf: (row: SheetRow) => string,
): ReadonlyMap<string, string> | null {
  const units = new Map<string, string>();
  for (const row of rows) {
    const [key, unit] = [keyOf(row), unitOf(row)];
    const before = units.get(key) ?? '';
    if (unit !== '' && before !== '' && unit !== before) return null;
    if (unit !== '') units.set(key, unit);
  }
  return units;
}

export function withUnit(cell: Cell, unit: string): Cell {
  if (unit === '') return cell;
  if (typeof cell === 'number' && moneyUnit(unit) !== null) return { amount: cell, unit };
  return `${cellText(cell)} ${unit}`;
}

/** Figures of years stand the newest first; others as the file has them. */
function orderedKeys(keys: readonly string[]): readonly string[] {
  return keys.some((key) => !PERIOD.test(key))
    ? keys
    : keys.toSorted((a, b) => lastYear(b) - lastYear(a) || (a < b ? 1 : -1));
}

function lastYear(key: string): number {
  return Number(key.match(/(?:19|20)\d\d/g)?.at(-1) ?? 0);
}

function isPeriodColumn(rows: readonly SheetRow[], at: number, textIn: (row: SheetRow, at: number) => string): boolean {
  return rows.every((row) => textIn(row, at) === '' || PERIOD.test(textIn(row, at)));
}

interface KeyedColumn {
  readonly index: number;
  readonly key: string;
  readonly at: number;
}

/** Of the figures in several years, the one that is a size, or the only one. */
function seriesOf(columns: readonly KeyedColumn[], header: readonly string[]): ReadonlyMap<number, number> {
  const found = columns.flatMap((column) => {
    const [, before = '', year = ''] = /^(.*?)\s*((?:fy\s?)?(?:19|20)\d\d\s?[aefp*]?)$/i.exec(column.key) ?? [];
    const named = yearOf(year);
    return named === null ? [] : [{ ...column, year: named, stem: before || (header[column.at] ?? '') }];
  });
  const series = [...groupBy(found, ({ stem, at }) => `${at}${SIGN}${stem}`).values()].filter(
    ({ length }) => length > 1,
  );
  const sizes = series.filter(([first]) => recogniseField('topics', first?.stem ?? '') === 'averageSizing');
  const [one] = sizes.length === 1 ? sizes : series.length === 1 ? series : [];
  return new Map(one?.map(({ index, year }) => [index, year]));
}
