import { decimalOfTables } from './decimal-of-tables';
import { proposeColumns } from './propose-columns';
import type { Mapping, SheetMapping } from './mapping';
import { recogniseField, recogniseSheet } from './recognise-names';
import { SHEET_FORMS, type SheetKind } from './sheet-forms';
import type { Sheet, Tables } from './tables';
import { whyNoTopics } from './no-topics';

/**
 * What sheets and columns of a file are taken for, with the reasons.
 * @param chosen an earlier mapping of the same file, changed by the user: kinds of sheets, columns with the certainty
 * 'chosen', answered units and the decimal mark are taken over, all else is worked out again
 */
export function proposeMapping(tables: Tables, chosen: Mapping | null = null): Mapping {
  const decimal = chosen?.decimal ?? decimalOfTables(tables);
  const kinds = chosen === null ? kindsOf(tables.sheets) : chosenKinds(chosen);
  return {
    projectName: chosen?.projectName ?? nameOfFile(tables.fileName),
    decimal,
    sheets: tables.sheets.map((sheet, index): SheetMapping => {
      const { kind, reason } = kinds[index] ?? { kind: null, reason: 'not used' };
      const earlier = chosen?.sheets[index]?.columns ?? [];
      return {
        sheet: sheet.name,
        rowCount: sheet.rows.length,
        kind,
        reason,
        columns: kind === null ? [] : proposeColumns(sheet, kind, decimal?.mark ?? '.', earlier),
      };
    }),
  };
}

type ChosenKind = Pick<SheetMapping, 'kind' | 'reason'>;

function chosenKinds({ sheets }: Mapping): readonly ChosenKind[] {
  return sheets.map(({ kind, reason }) => ({ kind, reason }));
}

/** By their names, each kind once; without any sheet of topics, the one that looks most like it. */
function kindsOf(sheets: readonly Sheet[]): readonly ChosenKind[] {
  const taken = new Set<SheetKind>();
  const kinds = sheets.map((sheet): ChosenKind => {
    const { name, rows } = sheet;
    const why = whyNoTopics(sheet);
    if (why !== null) return { kind: null, reason: why };
    const kind = recogniseSheet(name);
    if (kind === null) return { kind: null, reason: 'the name of the sheet is not known' };
    if (rows.length === 0) return { kind: null, reason: 'no rows' };
    if (taken.has(kind))
      return { kind: null, reason: `another sheet holds the ${SHEET_FORMS[kind].name.toLowerCase()}` };
    taken.add(kind);
    return { kind, reason: 'known name' };
  });
  if (taken.has('topics')) return kinds;
  const candidates = sheets.flatMap((sheet, index) =>
    kinds[index]?.kind === null && sheet.rows.length > 0 && whyNoTopics(sheet) === null
      ? [{ index, score: likeness(sheet) }]
      : [],
  );
  // A sheet named Trends without a sheet of topics is a list of the user's signals.
  const [only] =
    sheets.length === 1 && sheets.every((sheet) => whyNoTopics(sheet) === null) ? [{ index: 0, score: 0 }] : [];
  const likeliest = only ?? candidates.sort((a, b) => b.score - a.score)[0];
  if (likeliest === undefined) return kinds;
  const alike = candidates.filter(({ index }) => haveSameColumns(sheets[index], sheets[likeliest.index]));
  const newest = alike.toSorted(
    (a, b) => isHidden(sheets[a.index]) - isHidden(sheets[b.index]) || byPeriod(sheets[b.index], sheets[a.index]),
  )[0];
  if (alike.length < 2 || newest === undefined) {
    const reason = sheets.length === 1 ? 'the only sheet' : 'most columns of topics';
    return kinds.map((kind, index) => (index === likeliest.index ? { kind: 'topics', reason } : kind));
  }
  const name = sheets[newest.index]?.name ?? '';
  const reason = `the newest by its name of ${alike.length} sheets with the same columns`;
  const earlier = `the same columns as ‘${name}’. Choose ‘Previous topics’ to see what has changed since`;
  return kinds.map((kind, index): ChosenKind => {
    if (index === newest.index) return { kind: 'topics', reason };
    return alike.some((each) => each.index === index) ? { kind: null, reason: earlier } : kind;
  });
}

function isHidden(sheet: Sheet | undefined): number {
  return sheet?.isHidden === true ? 1 : 0;
}

function haveSameColumns(one: Sheet | undefined, other: Sheet | undefined): boolean {
  return one?.header.join('\n').toLowerCase() === other?.header.join('\n').toLowerCase();
}

/** By the numbers in the names, the year first: 'Q1 2026' is after 'Q4 2025'; without numbers, by their order in the file. */
function byPeriod(one: Sheet | undefined, other: Sheet | undefined): number {
  const [a, b] = [periodOf(one?.name ?? ''), periodOf(other?.name ?? '')];
  return a.year - b.year || a.part - b.part;
}

function periodOf(name: string): { readonly year: number; readonly part: number } {
  const year = Number(/(?:19|20)\d\d/.exec(name)?.[0] ?? 0);
  return { year, part: Number(/\d+/.exec(name.replace(/(?:19|20)\d\d/, ' '))?.[0] ?? 0) };
}

/** How many columns are known as columns of topics; more rows decide between equals. */
function likeness({ header, rows }: Sheet): number {
  const known = header.filter((name) => recogniseField('topics', name) !== null).length;
  return known + Math.min(rows.length, 99_999) / 100_000;
}

/** "mobility-signals.csv" is "Mobility signals". */
function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return name === '' ? 'My data' : name.charAt(0).toUpperCase() + name.slice(1);
}
