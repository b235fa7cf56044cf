import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Clock, ErrorReporter, PageLifecycle } from '../shared/browser-ports';
import { deferred, type Deferred } from '../shared/deferred';
import { loadOnce } from '../shared/load-once';
import { journalText, readJournal, type JournalEntry } from './journal';
import {
  newsOf,
  StorageProblem,
  type KeepChannel,
  type KeepJournal,
  type KeepNews,
  type KeepStorage,
  type LoadKeepStorage,
  type RowChange,
} from './keep-storage';
import {
  beginsWith,
  ownerOf,
  storedRow,
  recordKeyText,
  type KeptRecord,
  type KeyPrefix,
  type RecordKey,
  type StoredRow,
} from './kept-record';
import { changeOf, nextRow, textOfRow, type WriteKind } from './next-row';
import { rulesOf } from './record-kinds';

/** Milliseconds before what was refused is tried again; the last one repeats. */
const PAUSES = [2000, 10_000, 60_000] as const;

/** The kind under which damaged records are kept aside. */
const DAMAGED = 'damaged';

/** One write. Neither promise ever rejects for the storage: what it refuses waits and is tried again. */
export interface Write {
  /** It is stored, or a later write of the same record is. Rejects for a value that cannot be stored at all. */
  readonly stored: Promise<void>;
  /** The storage has refused it; it waits until the storage takes it. */
  readonly refused: Promise<void>;
}

interface Waiting extends JournalEntry {
  /** replay: the storage has refused it before, or an earlier page did not store it; what was written since stays. */
  how: Extract<WriteKind, 'write' | 'replay'>;
  readonly done: Deferred;
  readonly refusal: Deferred;
  /** Stops the pause before it is written. */
  cancel(): void;
}

/**
 * What users decide and write, as records in this browser: by owner, project, kind and id. One record is one row, so that
 * two tabs never overwrite what the other one has written elsewhere. What is written shows at once (also in {@link all})
 * and counts as stored only when the transaction says so. What the storage refuses waits here, is named by
 * {@link refusedOf}, and is tried again; at the end of the page all that waits goes to the journal, which the next page
 * takes over.
 */
export class Keep {
  /** What is not stored yet, by the text of its key: it waits for a pause, is being written, or was refused. */
  readonly waiting = observable.map<string, Waiting>({}, { deep: false });
  /** Of {@link waiting}, those that the storage has refused. */
  readonly refused = observable.set<string>();
  /** Why; null: nothing is refused. */
  problem: StorageProblem['kind'] | null = null;
  /** The stored texts that this page has read or written, of kinds of which both texts are kept. */
  readonly #known = new Map<string, string>();
  readonly #listeners = new Set<(news: KeepNews) => void>();
  readonly #writing = new Set<Promise<void>>();
  #round = 0;
  #cancelRetry: (() => void) | null = null;
  #isJournalWritten = false;
  readonly #load: LoadKeepStorage;

  constructor(
    load: LoadKeepStorage,
    private readonly journal: KeepJournal,
    private readonly channel: KeepChannel,
    private readonly page: PageLifecycle,
    private readonly clock: Clock,
    private readonly reporter: Pick<ErrorReporter, 'report'>,
  ) {
    this.#load = loadOnce(async () => {
      const storage = await load();
      await this.#takeOverJournals(storage);
      return storage;
    });
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the end of the page. @returns stops */
  start(): () => void {
    return this.page.watch({
      hide: () => {
        this.#writeJournal();
        void this.flush();
      },
    });
  }

  /** This moment, as records hold it. */
  now(): string {
    return this.clock.now().toISOString();
  }

  /**
   * The records whose keys begin so, with what waits. A damaged one is left out, reported and kept aside. Rejects with a
   * StorageProblem; {@link readable} never does.
   */
  async all(prefix: KeyPrefix): Promise<readonly KeptRecord[]> {
    const found = await this.#storage((storage) => storage.all(prefix));
    const records = found.flatMap(({ key, row }): readonly KeptRecord[] => {
      if (key[3] === DAMAGED) return [];
      const read = storedRow(row);
      if (read === null) void this.setAside(key);
      else if (!this.waiting.has(recordKeyText(key))) this.#know(key, read);
      return read === null || this.waiting.has(recordKeyText(key)) ? [] : [{ key, ...read }];
    });
    return [...records, ...this.heldOf(prefix)];
  }

  /** As {@link all}. Where the storage cannot be read, the page goes on with what waits to be stored. */
  readonly readable = (prefix: KeyPrefix): Promise<readonly KeptRecord[]> =>
    this.all(prefix).catch(() => this.heldOf(prefix));

  /** Of the records whose keys begin so, those that wait to be stored. */
  heldOf(prefix: KeyPrefix): readonly KeptRecord[] {
    const waiting = [...this.waiting.values()].filter(({ key }) => beginsWith(key, prefix));
    return waiting.flatMap(({ key, record }) => (record === null ? [] : [{ key, ...record }]));
  }

  /**
   * The values of one kind among records, by the reader of the kind; what it cannot read is damaged. A record of a newer
   * form that it cannot read is left out and left as it is.
   * @param read null: this is no value of the kind
   */
  valuesOf<Value>(
    records: readonly KeptRecord[],
    kind: string,
    read: (value: unknown, id: string) => Value | null,
  ): readonly Value[] {
    return records.flatMap(({ key, form, value }) => {
      if (key[3] !== kind) return [];
      const result = read(value, key[4]);
      if (result === null && form <= (rulesOf(kind)?.form ?? form)) void this.setAside(key);
      return result === null ? [] : [result];
    });
  }

  /** @returns null: there is none */
  async get(key: RecordKey): Promise<KeptRecord | null> {
    const records = await this.all(key);
    return records[0] ?? null;
  }

  isStored(key: RecordKey): boolean {
    return !this.waiting.has(recordKeyText(key));
  }

  /** What the storage has refused of one user. Removals are not counted: nothing is lost by them. */
  refusedOf(owner: DataOwner): readonly KeptRecord[] {
    return [...this.refused].flatMap((text) => {
      const { key, record } = this.waiting.get(text) ?? {};
      return key && record && isSameOwner(ownerOf(key), owner) ? [{ key, ...record }] : [];
    });
  }

  /** @param delay milliseconds until it is written; a further put of the same record starts them anew */
  put({ key, ...record }: KeptRecord, delay = 0): Write {
    return this.#hold({ key, record, at: record.at, replaces: this.#known.get(recordKeyText(key)) ?? null }, delay);
  }

  remove(key: RecordKey): Write {
    return this.#hold({ key, record: null, at: this.now(), replaces: null }, 0);
  }

  /** Removes what is stored if it is what the caller knows. Rejects with a StorageProblem. */
  async removeIf(key: RecordKey, isSame: (stored: StoredRow) => boolean): Promise<void> {
    const next: RowChange['next'] = (stored) => {
      const row = storedRow(stored);
      return row !== null && isSame(row) ? null : undefined;
    };
    await this.#storage((storage) => storage.write([{ key, next }]));
  }

  /** Adds these records, or replaces those with their keys; all or none. Rejects with a StorageProblem. */
  async putAll(records: readonly KeptRecord[], how: 'replace' | 'merge' = 'replace'): Promise<void> {
    await this.flush();
    const changes = records.map(({ key, ...record }) => changeOf({ key, record, at: record.at, replaces: null }, how));
    await this.#storage((storage) => storage.write(changes));
    for (const { key } of records) this.#drop(recordKeyText(key));
    const keys = records.map(({ key }) => key);
    this.#announce(keys);
    this.#tell(keys);
  }

  /** Rejects with a StorageProblem. */
  async removeAll(prefix: KeyPrefix): Promise<void> {
    const held = [...this.waiting].filter(([, { key }]) => beginsWith(key, prefix));
    for (const [text, { done, cancel }] of held) {
      cancel();
      this.#drop(text);
      done.resolve();
    }
    await Promise.all(this.#writing);
    const found = await this.#storage((storage) => storage.all(prefix));
    await this.#storage((storage) => storage.remove(prefix));
    this.#announce(found.map(({ key }) => key));
  }

  /** Calls back for changes by other tabs, and for those of this one that its features do not know, as by {@link putAll}. */
  onChange(listener: (news: KeepNews) => void): () => void {
    this.#listeners.add(listener);
    const stop = this.channel.listen(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }

  /** Writes at once what waits for a pause. @returns when all of it is stored or refused */
  async flush(): Promise<void> {
    for (const [text, entry] of this.waiting) {
      if (this.refused.has(text)) continue;
      entry.cancel();
      if (entry.cancel !== begun) this.#begin(text);
    }
    await Promise.all(this.#writing);
  }

  /** Tries again what was refused. */
  retry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    for (const text of this.refused) this.#begin(text);
  }

  /** Moves a damaged record out of the way, as it is. */
  async setAside(key: RecordKey): Promise<void> {
    const [organisation, user, project, kind, id] = key;
    const aside: RecordKey = [organisation, user, project, DAMAGED, JSON.stringify([kind, id])];
    this.reporter.report(new Error('A stored record is damaged'), { kind });
    let row: unknown;
    const take: RowChange = { key, next: (stored) => ((row = stored), null) };
    const keep: RowChange = { key: aside, next: () => ({ at: this.now(), form: 1, value: row }) };
    await this.#storage((storage) => storage.write([take, keep])).catch(() => {});
  }

  #hold(entry: JournalEntry, delay: number, how: Waiting['how'] = 'write'): Write {
    const text = recordKeyText(entry.key);
    const before = this.waiting.get(text);
    before?.cancel();
    const waiting: Waiting = {
      ...entry,
      how,
      // What this page has not seen stored yet still replaces what it has seen.
      replaces: before === undefined ? entry.replaces : before.replaces,
      done: deferred(),
      refusal: deferred(),
      cancel: () => {},
    };
    waiting.done.promise.catch(() => {});
    if (before !== undefined) waiting.done.promise.then(before.done.resolve, before.done.reject);
    runInAction(() => this.waiting.set(text, waiting));
    if (delay === 0) this.#begin(text);
    else waiting.cancel = this.clock.after(delay, () => this.#begin(text));
    return { stored: waiting.done.promise, refused: waiting.refusal.promise };
  }

  #begin(text: string): void {
    const entry = this.waiting.get(text);
    if (entry === undefined) return;
    entry.cancel = begun;
    const writing = this.#write(text, entry).finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  async #write(text: string, entry: Waiting): Promise<void> {
    let written: Waiting = entry;
    let result: ReturnType<typeof nextRow>;
    const next = (stored: unknown): ReturnType<typeof nextRow> => {
      // What was written on meanwhile is stored with it.
      written = this.waiting.get(text) ?? entry;
      return (result = nextRow(written, stored, written.how, this.now()));
    };
    try {
      await this.#storage((storage) => storage.write([{ key: entry.key, next }]));
    } catch (error) {
      this.#refuse(text, entry, error);
      return;
    }
    const isMerged = result && result.value !== written.record?.value;
    if (result) {
      // What another tab's text was added to is known when this page has read it: until then it shows its own text.
      if (!isMerged) this.#know(entry.key, result);
      written.replaces = textOfRow(result);
      if (isMerged) written.record = result;
    }
    const later = this.waiting.get(text);
    // What was written on while it was being stored replaces it, but not what another tab's text was added to.
    if (result && !isMerged && later !== undefined && later !== written) later.replaces = textOfRow(result);
    runInAction(() => {
      if (later === entry) this.#drop(text);
    });
    entry.done.resolve();
    this.#announce([entry.key]);
    // Where another tab has written later what the storage had refused here, this page shows that.
    if (isMerged || result === undefined) this.#tell([entry.key]);
  }

  #know(key: RecordKey, row: StoredRow): void {
    const text = rulesOf(key[3])?.keepsBothTexts ? textOfRow(row) : null;
    if (text !== null) this.#known.set(recordKeyText(key), text);
  }

  /** @param error anything but a StorageProblem is a value that cannot be stored: a programming error */
  #refuse(text: string, entry: Waiting, error: unknown): void {
    if (!(error instanceof StorageProblem)) {
      runInAction(() => this.#drop(text));
      entry.done.reject(error);
      this.reporter.report(error, { kind: entry.key[3] });
      return;
    }
    runInAction(() => {
      const waiting = this.waiting.get(text);
      if (waiting !== undefined) {
        waiting.how = 'replay';
        this.refused.add(text);
      }
      this.problem = error.kind;
    });
    entry.refusal.resolve();
    this.#writeJournal();
    if (this.#cancelRetry !== null) return;
    const pause = PAUSES[Math.min(this.#round, PAUSES.length - 1)] ?? 0;
    this.#round += 1;
    this.#cancelRetry = this.clock.after(pause, () => this.retry());
  }

  #drop(text: string): void {
    runInAction(() => {
      this.waiting.delete(text);
      this.refused.delete(text);
      if (this.refused.size > 0) return;
      this.problem = null;
      this.#round = 0;
    });
    if (this.#isJournalWritten && this.waiting.size === 0) this.#writeJournal();
  }

  #writeJournal(): void {
    if (this.waiting.size === 0 && !this.#isJournalWritten) return;
    this.#isJournalWritten = this.waiting.size > 0;
    this.journal.write(journalText([...this.waiting.values()]));
  }

  /** Of pages that have ended, of all users: each record goes to its owner. */
  async #takeOverJournals(storage: KeepStorage): Promise<void> {
    for (const { text, remove } of this.journal.left()) {
      const entries = readJournal(text);
      try {
        await storage.write(entries.map((entry) => changeOf(entry, 'replay')));
        remove();
        this.#announce(entries.map(({ key }) => key));
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error;
        // They are shown, and tried again with the others.
        for (const entry of entries) if (!this.waiting.has(recordKeyText(entry.key))) this.#hold(entry, 0, 'replay');
      }
    }
  }

  async #storage<Result>(work: (storage: KeepStorage) => Promise<Result>): Promise<Result> {
    const unavailable = (cause: unknown) => Promise.reject(new StorageProblem('unavailable', { cause }));
    return work(await this.#load().catch(unavailable));
  }

  #announce(keys: readonly RecordKey[]): void {
    for (const news of newsOf(keys)) this.channel.announce(news);
  }

  #tell(keys: readonly RecordKey[]): void {
    for (const news of newsOf(keys)) for (const listener of this.#listeners) listener(news);
  }
}

/** A write that has begun waits for no pause. */
const begun = (): void => {};
