import { openDB, type IDBPDatabase } from 'idb';
import type { JournalEntry } from '../../application/keep/journal';
import type { KeepStorage, RowChange } from '../../application/keep/keep-storage';
import { storedRow, type RecordKey } from '../../application/keep/kept-record';
import { nextRow } from '../../application/keep/next-row';
import { isTopicStatus } from '../../domain/topic/topic-status';
import { EMBEDDED_OWNER } from '../in-memory/in-memory-auth-session';

/** What earlier versions have stored of one kind in one place. It stays there: see docs/architecture.md, 'What is kept'. */
interface EarlierSource {
  readonly name: string;
  /**
   * @param taken what {@link Found.mark} was when it was taken over last; null: it never was
   * @returns null: there is nothing new
   */
  find(taken: unknown, now: string): Promise<Found | null>;
}

interface Found {
  readonly entries: readonly JournalEntry[];
  readonly mark: unknown;
}

/**
 * Takes over what earlier versions have stored, for all users of this browser. It is done once; what an earlier version that
 * was used again has changed since is added.
 */
export async function takeOverEarlierData(storage: KeepStorage, device: () => Storage): Promise<void> {
  const sources = [earlierLibrary, unsavedRecords(device), ...statusesIn(device)];
  const found = await storage.all(TAKEN_OVER);
  const marks = new Map(found.map(({ key, row }) => [key[4], storedRow(row)?.value]));
  for (const source of sources) {
    const taking = takeOver(storage, source, marks.get(source.name) ?? null);
    // Later ones need not be waited for: hardly ever is there anything new.
    if (!marks.has(source.name)) await taking;
    else taking.catch(() => {});
  }
}

/** Any known time is later. */
const UNKNOWN_TIME = new Date(0).toISOString();

const TAKEN_OVER = ['', '', '', 'taken-over'] as const;

async function takeOver(storage: KeepStorage, source: EarlierSource, taken: unknown): Promise<void> {
  const at = new Date().toISOString();
  const found = await source.find(taken, at);
  if (found === null) return;
  const changes = found.entries.map((entry): RowChange => ({
    key: entry.key,
    next: (stored) => nextRow(entry, stored, 'replay'),
  }));
  const mark: RowChange = { key: [...TAKEN_OVER, source.name], next: () => ({ at, form: 1, value: found.mark }) };
  await storage.write([...changes, mark]);
}

/** The records of the personal library, by owner, project, kind and id. */
const earlierLibrary: EarlierSource = {
  name: 'personal-library',
  async find(taken) {
    const database = await openExisting('personal-library');
    const since = typeof taken === 'string' ? taken : '';
    const rows = database === null ? [] : await rowsOf(database);
    database?.close();
    const entries = rows.flatMap(libraryEntry).filter(({ at }) => at > since);
    if (taken !== null && entries.length === 0) return null;
    return { entries, mark: entries.reduce((latest, { at }) => (at > latest ? at : latest), since) };
  },
};

/** Notes that were typed in the last moment of a page. */
function unsavedRecords(device: () => Storage): EarlierSource {
  return {
    name: 'unsaved-records',
    async find(taken) {
      const text = textIn(device, 'unsaved-records');
      if (taken === text || (taken === null && text === '')) return taken === null ? { entries: [], mark: '' } : null;
      const records = listOf(text).flatMap((unsaved) => {
        if (!isFields(unsaved) || !isFields(unsaved['scope'])) return [];
        const { organisationId, userId, sowId } = unsaved['scope'];
        return libraryEntry({ key: [organisationId, userId, sowId, unsaved['kind']], record: unsaved['record'] });
      });
      return { entries: records, mark: text };
    },
  };
}

/** Statuses of the embedded mode: one text for each user and workspace, by topic, without times. */
function statusesIn(device: () => Storage): readonly EarlierSource[] {
  return keysIn(device, 'statuses:').map((name) => ({
    name,
    async find(taken, now) {
      const [user = '', ...rest] = name.slice('statuses:'.length).split(':');
      const workspace = rest.join(':');
      const text = textIn(device, name);
      if (text === taken) return null;
      const before = fieldsOf(typeof taken === 'string' ? taken : '{}');
      // Those that an earlier version has set since the first time are of now; of the others no time is known.
      const at = taken === null ? UNKNOWN_TIME : now;
      const entries = Object.entries(fieldsOf(text))
        .filter(([id, status]) => isTopicStatus(status) && before[id] !== status)
        .map(([id, value]): JournalEntry => {
          const key: RecordKey = [EMBEDDED_OWNER.organisationId, user, workspace, 'statuses', id];
          return { key, record: { at, form: 1, value }, at, replaces: null };
        });
      return { entries, mark: text };
    },
  }));
}

/** A damaged row is left where it is; it is no part of what is taken over. */
function libraryEntry(row: unknown): readonly JournalEntry[] {
  if (!isFields(row) || !isFields(row['record']) || !Array.isArray(row['key'])) return [];
  const { record } = row;
  const { id, changedAt: at } = record;
  const key: readonly unknown[] = [...(row['key'] as readonly unknown[]).slice(0, 4), id];
  if (key.length !== 5 || !key.every((part) => typeof part === 'string') || typeof at !== 'string') return [];
  return [{ key: key as unknown as RecordKey, record: { at, form: 1, value: record }, at, replaces: null }];
}

/** @returns null: there is none; none is made */
async function openExisting(name: string): Promise<IDBPDatabase | null> {
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, oldVersion, _newVersion, transaction) => {
        if (oldVersion > 0) return;
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch {
    return null;
  }
}

async function rowsOf(database: IDBPDatabase): Promise<readonly unknown[]> {
  return database.objectStoreNames.contains('records') ? database.getAll('records') : [];
}

function keysIn(device: () => Storage, start: string): readonly string[] {
  try {
    const storage = device();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(text);
    return isFields(fields) ? fields : {};
  } catch {
    return {};
  }
}

function textIn(device: () => Storage, key: string): string {
  try {
    return device().getItem(key) ?? '';
  } catch {
    return '';
  }
}

function listOf(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
