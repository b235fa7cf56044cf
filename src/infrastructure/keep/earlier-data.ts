import { openDB, type IDBPDatabase } from 'idb';
import type { JournalEntry } from '../../application/keep/journal';
import type { KeepStorage, RowChange } from '../../application/keep/keep-storage';
import { recordKey, storedRow, type RecordKey, type StoredRow } from '../../application/keep/kept-record';
import { changeOf } from '../../application/keep/next-row';
import { isTopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
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
export async function takeOverEarlierData(
  storage: KeepStorage,
  device: () => Storage,
  tab: () => Storage,
): Promise<void> {
  const sources = [
    earlierLibrary,
    namesOfVisits(storage),
    unsavedRecords(device),
    ...statusesIn(device),
    ...draftsIn(device, storage),
    ...unfinishedSavesIn(tab),
  ];
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
  const changes = found.entries.map((entry) => changeOf(entry, 'replay'));
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

/** What was remembered of topics between two visits had their names until 2026-12: no text of the data is kept. */
function namesOfVisits(storage: KeepStorage): EarlierSource {
  return {
    name: 'names-of-visits',
    async find(taken) {
      if (taken !== null) return null;
      const entries = (await storage.all([])).flatMap(({ key, row }): readonly JournalEntry[] => {
        const record = key[3] === 'visits' ? storedRow(row) : null;
        return record === null ? [] : [{ key, record: withoutNames(record), at: record.at, replaces: null }];
      });
      return { entries, mark: true };
    },
  };
}

function withoutNames(row: StoredRow): StoredRow {
  if (!isFields(row.value) || !Array.isArray(row.value['topics'])) return row;
  const topics = (row.value['topics'] as readonly unknown[]).map((topic) =>
    isFields(topic) ? Object.fromEntries(Object.entries(topic).filter(([field]) => field !== 'name')) : topic,
  );
  return { ...row, value: { ...row.value, topics } };
}

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

/**
 * What was typed and not saved: one text for each user with all fields of all projects, without the organisation and
 * without times. The organisation is the one whose records the user has in that project; a field of which it is not known
 * is left where it is, so that no other organisation ever sees it.
 */
function draftsIn(device: () => Storage, storage: KeepStorage): readonly EarlierSource[] {
  return keysIn(device, 'drafts:').map((name) => ({
    name,
    async find(taken, now) {
      const user = name.slice('drafts:'.length);
      const text = textIn(device, name);
      if (text === taken) return null;
      const before = listOf(typeof taken === 'string' ? taken : '').map(String);
      const typed = listOf(text).filter((draft) => isTexts(draft) && !before.includes(String(draft)));
      const own = (await storage.all([])).filter(({ key }) => key[1] === user);
      const organisations = new Map(own.map(({ key: [organisation, , project] }) => [project, organisation]));
      const entries = (typed as readonly (readonly string[])[]).flatMap(([path = '', value = '']): JournalEntry[] => {
        const [project = '', ...rest] = path.split('/');
        const organisationId =
          user === EMBEDDED_OWNER.userId ? EMBEDDED_OWNER.organisationId : organisations.get(project);
        if (organisationId === undefined) return [];
        const key = recordKey({ organisationId, userId: user, project }, 'typed', rest.join('/'));
        return [{ key, record: { at: now, form: 1, value: { text: value } }, at: now, replaces: null }];
      });
      return { entries, mark: text };
    },
  }));
}

/** Saves that were under way when the page of this tab was left: the service is asked what it holds. */
function unfinishedSavesIn(tab: () => Storage): readonly EarlierSource[] {
  return keysIn(tab, 'unfinished-saves').map((name) => ({
    name,
    async find(taken, now) {
      const text = textIn(tab, name);
      if (text === taken) return null;
      const { organisationId, userId, saves } = fieldsOf(text);
      if (typeof organisationId !== 'string' || typeof userId !== 'string' || !Array.isArray(saves))
        return { entries: [], mark: text };
      const entries = (saves as readonly unknown[]).flatMap((save): JournalEntry[] => {
        const [id, status] = Array.isArray(save) ? (save as readonly unknown[]) : [];
        if (typeof id !== 'string' || !isTopicStatus(status)) return [];
        const key = recordKey({ organisationId, userId, project: '' }, 'outbox', id);
        const record = { at: now, form: 1, value: { status, before: UNDECIDED } };
        return [{ key, record, at: now, replaces: null }];
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
  return [
    { key: key as unknown as RecordKey, record: withoutNames({ at, form: 1, value: record }), at, replaces: null },
  ];
}

/** @returns null: there is none; none is made */
export async function openExisting(name: string): Promise<IDBPDatabase | null> {
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

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
