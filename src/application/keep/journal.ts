import { storedRow, type RecordKey, type StoredRow } from './kept-record';

/** A record that was not stored when it was written down. */
export interface JournalEntry {
  readonly key: RecordKey;
  /** null: the record is to be removed. */
  record: StoredRow | null;
  readonly at: string;
  /** The stored text that this one replaces, where both are kept; null: there was none. */
  replaces: string | null;
}

/** '' for none. */
export function journalText(entries: readonly JournalEntry[]): string {
  if (entries.length === 0) return '';
  return JSON.stringify(entries.map(({ key, record, at, replaces }) => ({ key, record, at, replaces })));
}

/** What cannot be read of it is left out: a page may have ended while it was written. */
export function readJournal(text: string): readonly JournalEntry[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is JournalEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { key, record, at, replaces } = entry as Partial<JournalEntry>;
  const isKey = Array.isArray(key) && key.length === 5 && key.every((part) => typeof part === 'string');
  const isRecord = record === null || storedRow(record) !== null;
  return isKey && isRecord && typeof at === 'string' && (replaces === null || typeof replaces === 'string');
}
