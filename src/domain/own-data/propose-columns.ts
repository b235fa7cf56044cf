import { cellText, isBlank } from './cell-text';
import { fieldType, isShare, type FieldKey } from './field-keys';
import { isOwnTarget, type ColumnMapping, type ColumnTarget, type DecimalMark } from './mapping';
import { proposeOwn } from './own-columns';
import { knownFields } from './known-fields';
import { fieldLabel, isTopicKind, ownName, ownTargetOf, SHEET_FORMS, type SheetKind } from './sheet-forms';
import { MOST_OWN_COLUMNS } from '../topic/own-values';
import { suggestField } from './suggest-field';
import type { Sheet } from './tables';
import { valuesOfColumn } from './value-mapping';
import { unitOfColumn } from './unit-of-column';

type Draft = Pick<ColumnMapping, 'target' | 'reason' | 'certainty' | 'suggestion'>;

/** What the columns of one sheet are taken for. @param earlier columns whose choices by the user are taken over */
export function proposeColumns(
  sheet: Sheet,
  kind: SheetKind,
  mark: DecimalMark,
  earlier: readonly ColumnMapping[],
): readonly ColumnMapping[] {
  const drafts = draftsOf(sheet, kind, mark, earlier);
  const nameIndex = drafts.findIndex(({ target }) => target === 'name');
  return drafts.map((draft, index): ColumnMapping => {
    const header = sheet.header[index] ?? '';
    const column = { index, header, ...draft };
    if (!isShare(draft.target)) {
      const values = valuesOfColumn(draft.target, sheet.rows, index, earlier[index]?.values, sheet.rings);
      return { ...column, unit: null, question: null, ...(values !== undefined && { values }) };
    }
    const { unit, reason, question } = unitOfColumn(
      draft.target,
      header,
      sheet.rows,
      index,
      nameIndex < 0 ? null : nameIndex,
      mark,
    );
    const before = earlier[index];
    const answered = before?.target === draft.target && question !== null ? before.unit : null;
    return { ...column, reason: joined(draft.reason, reason), unit: answered ?? unit, question };
  });
}

function draftsOf(
  sheet: Sheet,
  kind: SheetKind,
  mark: DecimalMark,
  earlier: readonly ColumnMapping[],
): readonly Draft[] {
  const { header, rows } = sheet;
  const fields = knownFields(kind, sheet);
  const taken = new Map<ColumnTarget, string>();
  const chosen = header.map((name, index) => chosenTarget(kind, earlier[index], name, taken));
  const known = header.map((name, index) => {
    if (chosen[index] !== null) return null;
    const field = ownName(name) !== name ? null : (fields[index] ?? null);
    if (field === null) return null;
    const owner = taken.get(field);
    if (owner !== undefined) return { reason: `${fieldLabel(kind, field)} is taken from ${owner}`, field: null };
    taken.set(field, name);
    return { reason: reasonOf(field, rows, index), field };
  });
  const guessed = isTopicKind(kind) && !taken.has('name') ? guessedName(rows, header, [...chosen], known) : null;
  if (guessed !== null) taken.set('name', header[guessed] ?? '');
  const free = new Set(
    Object.keys(SHEET_FORMS[kind].fields).filter((key) => !taken.has(key as FieldKey)) as FieldKey[],
  );
  let ownCount =
    chosen.filter((target) => target !== null && isOwnTarget(target)).length +
    header.filter((name) => ownTargetOf(name) !== null).length;
  return header.map((name, index): Draft => {
    const target = chosen[index];
    if (target !== null && target !== undefined) {
      return { target, reason: 'chosen by you', certainty: 'chosen', suggestion: null };
    }
    const found = known[index];
    if (found?.field) return { target: found.field, reason: found.reason, certainty: 'known', suggestion: null };
    if (index === guessed) {
      return { target: 'name', reason: 'a different text in each row', certainty: 'guessed', suggestion: null };
    }
    if (ownName(name) !== name) {
      const written = isTopicKind(kind) ? ownTargetOf(name) : null;
      return { target: written ?? 'more', reason: 'known name', certainty: 'known', suggestion: null };
    }
    const { field, values } = suggestField(rows, index, free, mark);
    const own = isTopicKind(kind) && ownCount < MOST_OWN_COLUMNS ? proposeOwn(rows, index, name, mark) : null;
    if (own !== null) ownCount += 1;
    return {
      target: own ?? 'more',
      reason: joined(found?.reason ?? 'not known', values, /^[A-Z]/.test(values) ? '. ' : '; '),
      certainty: 'unknown',
      suggestion: field,
    };
  });
}

/** The first of two columns chosen for one field gets it. */
function chosenTarget(
  kind: SheetKind,
  earlier: ColumnMapping | undefined,
  name: string,
  taken: Map<ColumnTarget, string>,
): ColumnTarget | null {
  if (earlier?.certainty !== 'chosen') return null;
  const { target } = earlier;
  if (target === 'more' || target === 'ignored' || isOwnTarget(target)) return target;
  if (!(target in SHEET_FORMS[kind].fields) || taken.has(target)) return null;
  taken.set(target, name);
  return target;
}

function reasonOf(field: FieldKey, rows: Sheet['rows'], index: number): string {
  if (field !== 'trend') return fieldType(field) === 'share' ? '' : 'known name';
  const names = new Set(rows.map(({ cells }) => cellText(cells[index]).trim()).filter((name) => name !== ''));
  return `known name; ${names.size} ${names.size === 1 ? 'trend' : 'trends'}`;
}

/** The first column with texts that nearly all differ. */
function guessedName(
  rows: Sheet['rows'],
  header: readonly string[],
  chosen: readonly unknown[],
  known: readonly ({ readonly field: FieldKey | null } | null)[],
): number | null {
  const found = header.findIndex((_, index) => {
    if (chosen[index] !== null || known[index]?.field) return false;
    const texts = rows
      .map(({ cells }) => cells[index])
      .flatMap((cell) => (typeof cell === 'string' ? [cell] : []))
      .filter((text) => !isBlank(text) && !/^[\d\s.,:/TZ%+-]*$/.test(text));
    const isShort = texts.every((text) => text.length <= 250);
    return isShort && texts.length >= rows.length * 0.8 && new Set(texts).size >= texts.length * 0.9;
  });
  return found < 0 ? null : found;
}

function joined(first: string, second: string, separator = '; '): string {
  if (first === '') return second === '' ? 'known name' : `known name; ${second}`;
  return second === '' ? first : `${first}${separator}${second}`;
}
