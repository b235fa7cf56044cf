import type { FieldKey } from './field-keys';
import { FIELD_SYNONYMS, KIND_SYNONYMS, SHEET_SYNONYMS } from './name-synonyms';
import { nameWithoutUnit, normalisedName } from './normalised-name';
import { wordsOfName } from './value-words';
import { SHEET_FORMS, SHEET_KINDS, type SheetKind } from './sheet-forms';

/** The field that a column of such a sheet is known by; null: the name is not known. */
export function recogniseField(kind: SheetKind, header: string): FieldKey | null {
  const names = namesOf(kind);
  const found = names.get(normalisedName(header)) ?? names.get(nameWithoutUnit(header));
  // 'Market: CAGR (%)': a part of a group.
  const part = header.slice(header.indexOf(': ') + 2);
  return found ?? (part === header || !header.includes(': ') ? null : recogniseField(kind, part));
}

export function recogniseSheet(name: string): SheetKind | null {
  return sheetNames().get(normalisedName(name)) ?? null;
}

/** Whether a column of any sheet is known by this name. */
export function isKnownName(header: string): boolean {
  return SHEET_KINDS.some((kind) => recogniseField(kind, header) !== null);
}

const byKind = new Map<SheetKind, ReadonlyMap<string, FieldKey>>();

/** Names of written files win over names of one kind of sheet, and those over names of every sheet. */
function namesOf(kind: SheetKind): ReadonlyMap<string, FieldKey> {
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const names = new Map<string, FieldKey>();
  const add = (key: FieldKey, list: string): void => {
    for (const name of wordsOfName(list)) if (!names.has(name)) names.set(name, key);
  };
  const form = SHEET_FORMS[kind];
  const keys = Object.keys(form.fields) as FieldKey[];
  for (const key of keys) add(key, normalisedName(form.fields[key] ?? ''));
  const own = KIND_SYNONYMS[currentKind(kind)] ?? {};
  for (const key of keys) add(key, own[key] ?? '');
  for (const key of keys) add(key, FIELD_SYNONYMS[key]);
  byKind.set(kind, names);
  return names;
}

/** Previous rows have the columns of the current ones. */
function currentKind(kind: SheetKind): SheetKind {
  if (kind === 'previous-topics') return 'topics';
  return kind === 'previous-trends' ? 'trends' : kind;
}

let sheets: ReadonlyMap<string, SheetKind> | null = null;

function sheetNames(): ReadonlyMap<string, SheetKind> {
  sheets ??= new Map(
    SHEET_KINDS.flatMap((kind) =>
      [normalisedName(SHEET_FORMS[kind].name), ...wordsOfName(SHEET_SYNONYMS[kind])].map(
        (name) => [name, kind] as const,
      ),
    ).toReversed(),
  );
  return sheets;
}
