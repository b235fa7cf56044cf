import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageProblem } from '../../../src/application/library/personal-library';
import { type DataOwner } from '../../../src/application/session/personal-keys';
import { TabChannel } from '../../../src/infrastructure/browser/tab-channel';
import {
  IndexedDbRecords,
  LIBRARY_DATABASE,
  LIBRARY_STEPS,
  type LibrarySchema,
} from '../../../src/infrastructure/indexed-db/indexed-db-records';
import { LateDatabase } from '../../../src/infrastructure/indexed-db/late-database';
import { StoredLibrary } from '../../../src/infrastructure/library/stored-library';
import { A_TREND, aLibrary, aNote, aView } from '../../builders/library-mother';
import { ONE, scopeOf, TWO } from '../../application/library/library-platform';

const open: { close(): void }[] = [];

/** Another tab, or the same one after a reload. */
function tab(): StoredLibrary {
  const records = new IndexedDbRecords();
  const channel = new TabChannel<DataOwner>('personal-library');
  open.push(records, channel);
  return new StoredLibrary(records, channel);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  for (const library of open.splice(0)) library.close();
});

describe('the personal library in IndexedDB', () => {
  it('holds the records of a project, and replaces those with the same id', async () => {
    await tab().put(scopeOf(ONE), 'notes', aNote('First'));
    await tab().put(scopeOf(ONE), 'notes', aNote('Second'));
    await tab().put(scopeOf(ONE), 'notes', aNote('Of the trend', undefined, A_TREND));
    await tab().put(scopeOf(ONE), 'views', aView());
    const library = await tab().read(scopeOf(ONE));
    expect(library).toEqual(
      aLibrary({
        notes: [aNote('Second'), aNote('Of the trend', undefined, A_TREND)].toSorted((one, other) =>
          one.id < other.id ? -1 : 1,
        ),
        views: [aView()],
      }),
    );
  });

  it('removes a record', async () => {
    await tab().put(scopeOf(ONE), 'views', aView());
    await tab().remove(scopeOf(ONE), 'views', aView().id);
    expect(await tab().read(scopeOf(ONE))).toEqual(aLibrary());
  });

  it.each([
    ['project', scopeOf(TWO)],
    ['user', scopeOf(ONE, 'auth|noor')],
    ['user whose name begins like the first', scopeOf(ONE, 'auth|maya2')],
    ['organisation', scopeOf(ONE, 'auth|maya', 'org_southwind')],
  ])('shows nothing to another %s', async (_other, scope) => {
    await tab().put(scopeOf(ONE), 'notes', aNote('Mine'));
    expect(await tab().read(scope)).toEqual(aLibrary());
    expect([...(await tab().readAll(scope))]).toEqual(scope.sowId === TWO ? [[ONE, expect.anything()]] : []);
    if (scope.sowId !== TWO) await tab().removeAll(scope);
    expect((await tab().read(scopeOf(ONE))).notes).toHaveLength(1);
  });

  it('reads, writes and removes all projects of a user', async () => {
    const all = new Map([
      [ONE, aLibrary({ notes: [aNote('One')] })],
      [TWO, aLibrary({ views: [aView()] })],
    ]);
    await tab().putAll(scopeOf(ONE), all);
    expect(await tab().readAll(scopeOf(ONE))).toEqual(all);
    await tab().removeAll(scopeOf(ONE));
    expect((await tab().readAll(scopeOf(ONE))).size).toBe(0);
  });

  it('tells the other tabs who has changed something', async () => {
    const heard = new Promise((resolve) => tab().onChange(resolve));
    await tab().put(scopeOf(ONE), 'notes', aNote('New'));
    expect(await heard).toEqual({ organisationId: 'org_northwind', userId: 'auth|maya' });
  });

  it('says that a full storage is full, and one that does not open unavailable', async () => {
    const store = IDBObjectStore.prototype;
    const { put } = store;
    store.put = () => {
      throw new DOMException('No space', 'QuotaExceededError');
    };
    const full: unknown = await tab()
      .put(scopeOf(ONE), 'notes', aNote('New'))
      .catch((error: unknown) => error);
    store.put = put;
    expect(full).toBeInstanceOf(StorageProblem);
    expect(full).toMatchObject({ kind: 'full' });
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(tab().read(scopeOf(ONE))).rejects.toMatchObject({ name: 'StorageProblem', kind: 'unavailable' });
  });
});

describe('the schema of the library', () => {
  it('is brought from each version to the next one, with the records', async () => {
    await tab().put(scopeOf(ONE), 'notes', aNote('Old'));
    const next = [
      ...LIBRARY_STEPS,
      (database: { createObjectStore: (name: string) => unknown }) => database.createObjectStore('more'),
    ];
    await new LateDatabase<LibrarySchema>(LIBRARY_DATABASE, next).run(async (database) => {
      expect(database.version).toBe(2);
      expect([...database.objectStoreNames]).toEqual(['more', 'records']);
      expect(await database.count('records')).toBe(1);
      database.close();
    });
  });

  it('is made from nothing by all steps', async () => {
    await new LateDatabase<LibrarySchema>(LIBRARY_DATABASE, LIBRARY_STEPS).run(async (database) => {
      expect([database.version, ...database.objectStoreNames]).toEqual([LIBRARY_STEPS.length, 'records']);
      database.close();
    });
  });

  it('of a newer version of the product is not touched', async () => {
    (await openDB(LIBRARY_DATABASE, LIBRARY_STEPS.length + 1)).close();
    await expect(tab().read(scopeOf(ONE))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
