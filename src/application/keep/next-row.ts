import { bothTexts } from '../../domain/shared/both-texts';
import type { JournalEntry } from './journal';
import type { RowChange } from './keep-storage';
import { storedRow, type StoredRow } from './kept-record';
import { rulesOf } from './record-kinds';

/**
 * - write: by the user of this page, now
 * - replay: it was written down by an earlier page; what was changed since stays
 * - replace: it was put together with what is stored already
 * - merge: it is of a file; of two copies the later one counts
 */
export type WriteKind = 'write' | 'replay' | 'replace' | 'merge';

/**
 * What is stored of a record when it is written: fields that only a newer version knows stay, and of a text that another
 * tab has written meanwhile both are kept.
 * @param now this moment; without it, that of the entry
 * @returns null: nothing any more; undefined: what is stored stays
 */
export function nextRow(
  { key, record, at, replaces }: JournalEntry,
  stored: unknown,
  how: WriteKind = 'write',
  now = at,
): StoredRow | null | undefined {
  const found = storedRow(stored);
  if (found === null) return record;
  const isOvertaken =
    (how === 'replay' && found.at > at) ||
    (how === 'merge' && found.at >= at) ||
    // Another tab wrote it while this write waited for the storage to open. A later date than now is of a wrong clock.
    (how === 'write' && found.at > at && found.at <= now);
  if (record === null) return isOvertaken ? undefined : null;
  const keepsBoth =
    (how === 'write' || how === 'replay') && rulesOf(key[3])?.keepsBothTexts && textOfRow(found) !== replaces;
  if (isOvertaken && !keepsBoth) return undefined;
  const value = keepsBoth ? withBothTexts(found, record) : record.value;
  const isNewer = found.form > record.form;
  return {
    ...found,
    at: at > found.at ? at : found.at,
    form: isNewer ? found.form : record.form,
    value: isNewer ? withUnknownFields(found.value, value) : value,
  };
}

/** {@link nextRow} as a change of the storage. */
export function changeOf(entry: JournalEntry, how: WriteKind): RowChange {
  return { key: entry.key, next: (stored) => nextRow(entry, stored, how) };
}

/** Of a value of which both texts are kept; null: it has none. */
export function textOfRow({ value }: StoredRow): string | null {
  const text = isObject(value) ? value['text'] : null;
  return typeof text === 'string' ? text : null;
}

function withBothTexts(stored: StoredRow, written: StoredRow): unknown {
  const [one, other] = [textOfRow(stored), textOfRow(written)];
  if (one === null || other === null || !isObject(written.value)) return written.value;
  const text = bothTexts(one, other);
  return text === other ? written.value : { ...written.value, text };
}

function withUnknownFields(stored: unknown, written: unknown): unknown {
  return isObject(stored) && isObject(written) ? { ...stored, ...written } : written;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
