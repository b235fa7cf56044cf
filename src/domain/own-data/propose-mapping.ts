import { proposeColumns } from './propose-columns';
import type { Mapping, SheetMapping, DecimalChoice } from './mapping';
import type { TextForm } from './text-form';
import { readSheets } from './read-sheets';
import { recogniseField, recogniseSheet } from './recognise-names';
import { SHEET_FORMS, type SheetKind } from './sheet-forms';
import type { Sheet, Tables } from './tables';
import { whyNoTopics } from './no-topics';
import { decimalEvidence, readNumber } from './written-number';
import { groupBy } from '../shared/lists';
import { nameOfFile, yearOf } from './normalised-name';

/**
 * What sheets and columns of a file are taken for, with the reasons.
 * @param chosen an earlier mapping of the same file, changed by the user: where tables are, kinds of sheets, columns that
 * the user chose, answers and the decimal mark are taken over, all else is worked out again
 */
export function proposeMapping(tables: Tables, chosen: Mapping | null = null): Mapping {
  const sheets = readSheets(tables, chosen);
  const decimal = chosen?.decimal ?? decimalOfTables(sheets, tables.text);
  const kinds = chosen === null || chosen.sheets.length === 0 ? kindsOf(sheets) : chosenKinds(chosen);
  return {
    projectName: chosen?.projectName ?? nameOfFile(tables.fileName),
    ...(chosen?.language !== undefined && { language: chosen.language }),
    text: tables.text,
    decimal,
    sheets: sheets.map((sheet, index): SheetMapping => {
      const { kind, reason } = kinds[index] ?? { kind: null, reason: 'not used' };
      const earlier = chosen?.sheets[index]?.columns ?? [];
      // Columns of another row of names have other indices.
      const isSame = earlier.every(({ index: at, header }) => sheet.header[at] === header);
      return {
        sheet: sheet.name,
        rowCount: sheet.rows.length,
        kind,
        reason,
        form: sheet.form,
        asksTurn: sheet.asksTurn,
        isTurned: sheet.isTurned,
        places: sheet.places,
        outline: sheet.outline,
        several: severalOf(sheet),
        canBeSeveral: sheet.canBeSeveral === true,
        together: sheet.together,
        besides: sheet.besides ?? [],
        columns: kind === null ? [] : proposeColumns(sheet, kind, decimal?.mark ?? '.', isSame ? earlier : []),
      };
    }),
  };
}

function severalOf({ several }: Sheet): SheetMapping['several'] {
  if (several === undefined) return null;
  const { form, columns, rowCount } = several;
  return { form, columns, rowCount };
}

type ChosenKind = Pick<SheetMapping, 'kind' | 'reason'>;

function chosenKinds({ sheets }: Mapping): readonly ChosenKind[] {
  return sheets.map(({ kind, reason }) => ({ kind, reason }));
}

/** By their names, each kind once; without any sheet of topics, the one that looks most like it. */
function kindsOf(sheets: readonly Sheet[]): readonly ChosenKind[] {
  const taken = new Set<SheetKind>();
  const reasons = sheets.map(whyNoTopics);
  // Where no table has topics, the user has opened the file anyway.
  const whys = reasons.includes(null) ? reasons : reasons.map(() => null);
  const kinds = sheets.map((sheet, index): ChosenKind => {
    const why = whys[index] ?? null;
    if (why !== null) return { kind: null, reason: why };
    const whole = sheets.find((each) => each !== sheet && isReadWith(each, sheet));
    if (whole !== undefined) return { kind: null, reason: `read together with ‘${whole.name}’` };
    const kind = kindByName(sheet);
    if (kind === null) return { kind: null, reason: 'the name of the sheet is not known' };
    if (sheet.rows.length === 0) return { kind: null, reason: 'no rows' };
    if (taken.has(kind))
      return { kind: null, reason: `another sheet holds the ${SHEET_FORMS[kind].name.toLowerCase()}` };
    taken.add(kind);
    return { kind, reason: 'known name' };
  });
  if (taken.has('topics')) return kinds;
  // The only table of a file may have any name: a sheet named Trends is a list of the user's signals.
  const [only] = sheets.length === 1 ? sheets : [];
  const candidates = sheets.flatMap((sheet, index) =>
    sheet.rows.length > 0 &&
    whys[index] === null &&
    (sheet === only || kinds[index]?.kind === null) &&
    sheets.every((each) => each === sheet || !isReadWith(each, sheet))
      ? [{ sheet, index, score: likeness(sheet) }]
      : [],
  );
  const likeliest = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (likeliest === undefined) return kinds;
  const { together } = likeliest.sheet;
  const names = together?.way === 'rows' && !together.isOn ? together.names : [likeliest.sheet.name];
  const alike = candidates.filter(({ sheet }) => names.includes(sheet.name));
  const [newest = likeliest] = alike.toSorted(
    (a, b) => Number(a.sheet.isHidden === true) - Number(b.sheet.isHidden === true) || byPeriod(b.sheet, a.sheet),
  );
  const best = sheets.length === 1 ? 'the only sheet' : 'most columns of topics';
  const first = alike.every((each) => byPeriod(each.sheet, newest.sheet) === 0)
    ? 'the first'
    : 'the newest by its name';
  const what = together?.isOneSheet === true ? 'tables' : 'sheets';
  const reason = alike.length < 2 ? best : `${first} of ${alike.length} ${what} with the same columns`;
  const others = `the same columns as ‘${newest.sheet.name}’, which may be read together or as earlier data`;
  return kinds.map((kind, index): ChosenKind => {
    if (index === newest.index) return { kind: 'topics', reason };
    return alike.some((each) => each.index === index) ? { kind: null, reason: others } : kind;
  });
}

/** By the name of the sheet or of the table on it, or by the text above the table. */
function kindByName({ name, title }: Sheet): SheetKind | null {
  const table = name.includes(': ') ? name.slice(name.indexOf(': ') + 2) : '';
  return recogniseSheet(name) ?? recogniseSheet(table) ?? recogniseSheet(title ?? '');
}

/** Whether another table is read with one. */
function isReadWith({ together }: Sheet, { name }: Sheet): boolean {
  return together?.isOn === true && together.names.includes(name);
}

/** The place of a table on its sheet, in its name. */
const RANGE = /: [A-Z]+\d+:[A-Z]+\d+$/;

/** By the numbers in the names and in the texts above the tables, the year first: 'Q1 2026' is after 'Q4 2025'; without numbers, by their order in the file. */
function byPeriod(one: Sheet, other: Sheet): number {
  const [a, b] = [one, other].map(({ name, title }) => periodOf(`${name.replace(RANGE, '')} ${title ?? ''}`));
  if (a === undefined || b === undefined) return 0;
  return a.year - b.year || a.part - b.part;
}

function periodOf(name: string): { readonly year: number; readonly part: number } {
  const year = Number(/(?:19|20)\d\d/.exec(name)?.[0] ?? 0);
  return { year, part: Number(/\d+/.exec(name.replace(/(?:19|20)\d\d/, ' '))?.[0] ?? 0) };
}

/** A series of years is data, beside which stand lists of their codes and words. */
const SERIES = 2;

/** How many columns are known as columns of topics; more rows decide between equals. */
function likeness({ header, rows }: Sheet): number {
  const known = header.filter((name) => recogniseField('topics', name) !== null).length;
  const isSeries = header.filter((name) => yearOf(name) !== null).length >= SERIES;
  return known + (isSeries ? SERIES : 0) + Math.min(rows.length, 99_999) / 100_000;
}

const EXAMINED = 5000;

/** Which mark the texts of the file write before decimals; null: no text of it is a number with a mark. */
function decimalOfTables(sheets: readonly Sheet[], text: TextForm | null): DecimalChoice | null {
  const texts = sheets.flatMap(({ rows, header }) =>
    rows.slice(0, EXAMINED).flatMap(({ cells }) =>
      cells.flatMap((cell, index) => {
        const isMarked = typeof cell === 'string' && cell.length <= 24 && /\p{Nd}[.,’']?\p{Nd}/u.test(cell);
        return isMarked ? [{ text: cell.trim(), header: header[index] ?? 'the file' }] : [];
      }),
    ),
  );
  const byMark = groupBy(texts.slice(0, EXAMINED), ({ text }) => {
    const [point, comma] = [readNumber(text, '.'), readNumber(text, ',')];
    const isNumber = point !== null || comma !== null;
    return (isNumber ? decimalEvidence(text) : null) ?? (point?.value === comma?.value ? 'none' : 'both');
  });
  const [point = [], comma = [], both = []] = [byMark.get('.'), byMark.get(','), byMark.get('both')];
  const [mark, fewest] = comma.length > point.length ? ([',', point] as const) : (['.', comma] as const);
  if (point.length !== comma.length) {
    const isMixed = fewest.length * 10 > point.length + comma.length;
    return { mark, isChosen: false, asked: isMixed ? (fewest[0] ?? null) : null };
  }
  const asked = both[0] ?? point[0] ?? null;
  return asked && { mark: text?.delimiter === ';' ? ',' : '.', isChosen: false, asked };
}
