import { beforeEach, describe, expect, it } from 'vitest';
import { StorageProblem } from '../../../src/application/library/personal-library';
import type { DataOwner } from '../../../src/application/session/personal-keys';
import { ReportStorageProblem } from '../../../src/application/library/unsaved-records';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { LateRecords } from '../../../src/infrastructure/library/late-records';
import {
  MemoryRecords,
  type RecordStore,
  type StoredRecord,
  StoredLibrary,
} from '../../../src/infrastructure/library/stored-library';
import { A_TREND, aNote, aView } from '../../builders/library-mother';
import { ONE, scopeOf, TWO } from '../../application/library/library-platform';
import { Answering } from '../../fakes/answering';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingLogger } from '../../fakes/recording-logger';

/** A storage that the test fails. */
class FakeRecords implements RecordStore {
  readonly isMemory = false;
  readonly answers = new Answering<'read' | 'put'>();
  readonly #rows = new MemoryRecords();

  async all(prefix: readonly string[]): Promise<readonly StoredRecord[]> {
    await this.answers.asked('read');
    return this.#rows.all(prefix);
  }

  async put(rows: readonly StoredRecord[]): Promise<void> {
    await this.answers.asked('put');
    await this.#rows.put(rows);
  }

  remove(prefix: readonly string[]): Promise<void> {
    return this.#rows.remove(prefix);
  }
}

/** What another tab tells is heard by all listeners. */
const listeners = new Set<(owner: DataOwner) => void>();
const channel = {
  announce: () => {},
  listen(listener: (owner: DataOwner) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(): void {
  for (const listener of listeners) listener(scopeOf(ONE));
}

describe('the library of a browser that cannot store it', () => {
  let storage: FakeRecords;
  let stored: StoredLibrary;
  let toasts: ToastStore;
  let library: StoredLibrary;

  beforeEach(() => {
    listeners.clear();
    storage = new FakeRecords();
    stored = new StoredLibrary(storage, channel);
    toasts = new ToastStore(new ManualClock());
    const problems = new ReportStorageProblem(toasts, new RecordingLogger());
    library = new StoredLibrary(new LateRecords(async () => storage, problems), channel);
  });

  function failNext(call: 'read' | 'put', kind: StorageProblem['kind']): void {
    storage.answers.hold(call).reject(new StorageProblem(kind));
  }

  it('uses the storage as long as it works', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    expect((await stored.read(scopeOf(ONE))).notes).toHaveLength(1);
    expect(toasts.shown).toEqual([]);
  });

  it('goes on in memory, and says so once', async () => {
    failNext('read', 'unavailable');
    expect((await library.read(scopeOf(ONE))).notes).toEqual([]);
    await library.put(scopeOf(ONE), 'notes', aNote('In memory'));
    expect((await library.read(scopeOf(ONE))).notes).toEqual([aNote('In memory')]);
    expect(storage.answers.count('put')).toBe(0);
    expect(toasts.shown.map(({ toast }) => toast.text)).toEqual([
      'Your notes cannot be stored in this browser. They last until you close it.',
    ]);
  });

  it('loses nothing of what is stored when the storage is full', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    await library.put(scopeOf(TWO), 'views', aView());
    failNext('put', 'full');
    await library.put(scopeOf(ONE), 'notes', aNote('New', undefined, A_TREND));
    expect((await library.read(scopeOf(ONE))).notes.map(({ text }) => text)).toEqual(['Stored', 'New']);
    expect((await library.read(scopeOf(TWO))).views).toHaveLength(1);
    expect((await library.readAll(scopeOf(ONE))).size).toBe(2);
  });

  it('says one thing once for two writes that fail together', async () => {
    failNext('put', 'full');
    failNext('put', 'full');
    await Promise.all([
      library.put(scopeOf(ONE), 'notes', aNote('One')),
      library.put(scopeOf(ONE), 'notes', aNote('Two', undefined, A_TREND)),
    ]);
    expect((await library.read(scopeOf(ONE))).notes).toHaveLength(2);
    expect(toasts.shown).toHaveLength(1);
  });

  it('removes from a full storage, too', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    failNext('put', 'full');
    await library.put(scopeOf(ONE), 'views', aView());
    await library.remove(scopeOf(ONE), 'notes', aNote('').id);
    expect((await stored.read(scopeOf(ONE))).notes).toEqual([]);
    expect((await library.read(scopeOf(ONE))).notes).toEqual([]);
    await library.removeAll(scopeOf(ONE));
    expect((await library.read(scopeOf(ONE))).views).toEqual([]);
  });

  it('shows nothing of one user to another', async () => {
    failNext('read', 'unavailable');
    await library.read(scopeOf(ONE));
    await library.put(scopeOf(ONE), 'notes', aNote('Mine'));
    expect((await library.read(scopeOf(ONE, 'auth|noor'))).notes).toEqual([]);
    expect((await library.readAll(scopeOf(ONE, 'auth|noor'))).size).toBe(0);
  });

  it('loads its code again after a failure', async () => {
    let loads = 0;
    const load = async (): Promise<RecordStore> => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return storage;
    };
    const late = new StoredLibrary(new LateRecords(load, { report: () => {} }), channel);
    await expect(late.read(scopeOf(ONE))).rejects.toThrow('offline');
    expect((await late.read(scopeOf(ONE))).notes).toEqual([]);
    await late.read(scopeOf(ONE));
    expect(loads).toBe(2);
  });

  it('tells of changes by other tabs until it is stopped or goes on in memory', async () => {
    const heard: unknown[] = [];
    const listen = (): (() => void) => library.onChange((owner) => heard.push(owner));
    const [stop] = [listen(), listen()];
    change();
    expect(heard).toHaveLength(2);
    stop();
    change();
    expect(heard).toHaveLength(3);
    failNext('read', 'unavailable');
    await library.read(scopeOf(ONE));
    change();
    expect(heard).toHaveLength(3);
  });

  it('leaves programming errors alone', async () => {
    storage.answers.hold('put').reject(new TypeError('a bug'));
    await expect(library.put(scopeOf(ONE), 'notes', aNote('x'))).rejects.toThrow(TypeError);
  });
});
