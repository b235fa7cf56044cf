import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageProblem } from '../../../src/application/keep/keep-storage';
import type { StoredRow } from '../../../src/application/keep/kept-record';
import { LateDatabase } from '../../../src/infrastructure/indexed-db/late-database';
import { forgetEarlierVisits } from '../../../src/infrastructure/keep/forget-visits';
import { takeOverEarlierData } from '../../../src/infrastructure/keep/earlier-data';
import {
  IndexedDbKeep,
  KEEP_DATABASE,
  KEEP_STEPS,
  type KeepSchema,
} from '../../../src/infrastructure/keep/indexed-db-keep';
import { aNote } from '../../builders/library-mother';
import { KeptBrowser, OF_MAYA, valuesIn } from '../../application/keep/kept-browser';
import { settle } from '../../fakes/settle';

const opened: IndexedDbKeep[] = [];

/** Another tab, or the same one after a reload. */
function tab(): IndexedDbKeep {
  const keep = new IndexedDbKeep();
  opened.push(keep);
  return keep;
}

let browser: KeptBrowser;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  browser = new KeptBrowser();
});

afterEach(() => {
  for (const keep of opened.splice(0)) keep.close();
});

const row = (value: unknown): StoredRow => ({ at: '2026-11-21T09:00:00.000Z', form: 1, value });
const key = (id: string) => [...OF_MAYA, '1', 'stars', id] as const;

describe('records in IndexedDB', () => {
  it('are read by the first parts of their keys, also by another tab', async () => {
    const first = tab();
    await first.write(['a', 'b'].map((id) => ({ key: key(id), next: () => row(id) })));
    await first.write([{ key: ['org_northwind', 'auth|maya2', '1', 'stars', 'c'], next: () => row('c') }]);
    expect((await tab().all(OF_MAYA)).map(({ key: [, , , , id], row: found }) => [id, found])).toEqual([
      ['a', row('a')],
      ['b', row('b')],
    ]);
    await first.remove(OF_MAYA);
    expect((await tab().all([])).map(({ key: [, user] }) => user)).toEqual(['auth|maya2']);
  });

  it('of two tabs that count up at the same moment lose no step', async () => {
    const count = (storage: IndexedDbKeep) =>
      storage.write([
        { key: key('n'), next: (stored) => row(((stored as StoredRow | undefined)?.value as number) + 1 || 1) },
      ]);
    const tabs = [tab(), tab()];
    await Promise.all(Array.from({ length: 20 }, (_, at) => count(tabs[at % 2]!)));
    expect((await tab().all(key('n')))[0]?.row).toEqual(row(20));
  });

  it('are written all or none', async () => {
    const writing = tab().write([
      { key: key('a'), next: () => row(1) },
      { key: key('b'), next: () => row(() => {}) },
    ]);
    await expect(writing).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await tab().all(OF_MAYA)).toEqual([]);
  });

  it('say that a full storage is full, and one that does not open unavailable', async () => {
    const store = IDBObjectStore.prototype;
    const { put } = store;
    store.put = () => {
      throw new DOMException('No space', 'QuotaExceededError');
    };
    const full: unknown = await tab()
      .write([{ key: key('a'), next: () => row(1) }])
      .catch((error: unknown) => error);
    store.put = put;
    expect(full).toBeInstanceOf(StorageProblem);
    expect(full).toMatchObject({ kind: 'full' });
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(tab().all(OF_MAYA)).rejects.toMatchObject({ name: 'StorageProblem', kind: 'unavailable' });
  });

  it('with a null in the place of one are read but for that one, which is kept aside', async () => {
    await browser.page(async () => tab()).keep.putAll([browser.record('a', 1), browser.record('b', 2)]);
    await new LateDatabase<KeepSchema>(KEEP_DATABASE, KEEP_STEPS).run(async (database) => {
      await database.put('records', null, [...key('a')]);
      database.close();
    });
    expect(await valuesIn(browser.page(async () => tab()).keep)).toEqual([2]);
    await settle();
    await settle();
    const all = await tab().all(OF_MAYA);
    expect(all.map(({ key: [, , , kind, id] }) => `${kind} ${id}`)).toEqual(['damaged ["stars","a"]', 'stars b']);
  });
});

describe('a database of a newer version of the product', () => {
  const [first = () => {}] = KEEP_STEPS;
  const steps = [
    first,
    (database: { createObjectStore: (name: string) => unknown }) => database.createObjectStore('more'),
  ];
  const future = () => new LateDatabase<KeepSchema>(KEEP_DATABASE, steps);

  it('is opened as it is, written, and opened by the newer version again', async () => {
    const dreams = [...OF_MAYA, '1', 'dreams', 'x'];
    const note = { at: '2026-11-21T08:00:00.000Z', form: 9, value: { text: 'Old', mood: 'good' } };
    await future().run(async (database) => {
      await database.put('records', { shape: 'unknown' }, [...OF_MAYA, 'longer', 'key', 'of', 'parts']);
      await database.put('records', row('of the future'), dreams);
      await database.put('records', note, [...OF_MAYA, '1', 'notes', 'topic:1']);
      await database.put('more' as 'records', 'more', ['a']);
      database.close();
    });
    const now = tab();
    await browser.page(async () => now).keep.put(browser.record('a', 1)).stored;
    await browser.page(async () => now).keep.put(browser.note('New')).stored;
    now.close();
    await future().run(async (database) => {
      expect([database.version, await database.get('more' as 'records', ['a'])]).toEqual([2, 'more']);
      expect(await database.get('records', dreams)).toEqual(row('of the future'));
      expect(await database.get('records', [...OF_MAYA, 'longer', 'key', 'of', 'parts'])).toEqual({ shape: 'unknown' });
      expect(await database.get('records', [...OF_MAYA, '1', 'notes', 'topic:1'])).toMatchObject({
        form: 9,
        value: { text: 'Old\n\nNew', mood: 'good' },
      });
      expect(await database.get('records', [...key('a')])).toMatchObject({ value: 1 });
      database.close();
    });
  });
});

describe('what an earlier version has stored', () => {
  const OWN = [...OF_MAYA, '1', 'notes', 'topic:1203'];

  async function inEarlier(rows: readonly unknown[]): Promise<void> {
    const database = await openDB('personal-library', 1, {
      upgrade: (made) => void made.createObjectStore('records', { keyPath: 'key' }),
    });
    for (const each of rows) await database.put('records', each);
    database.close();
  }

  const device =
    (values: Readonly<Record<string, string>> = {}) =>
    () =>
      ({
        getItem: (name: string) => values[name] ?? null,
        length: Object.keys(values).length,
        key: (at: number) => Object.keys(values)[at] ?? null,
      }) as unknown as Storage;

  const values = async () => (await tab().all(OF_MAYA)).map(({ row: found }) => (found as StoredRow).value);

  it('is taken over once, with the damaged ones left out, and stays where it was', async () => {
    await inEarlier([
      { key: OWN, record: aNote('Mine') },
      { key: [...OF_MAYA, '1', 'stars', 'topic:1'], record: null },
      { key: 'no list', record: 3 },
    ]);
    await takeOverEarlierData(tab(), device(), device());
    expect(await values()).toEqual([aNote('Mine')]);
    await tab().remove(OF_MAYA);
    await takeOverEarlierData(tab(), device(), device());
    await settle();
    expect(await values()).toEqual([]);
    const earlier = await openDB('personal-library');
    expect(await earlier.count('records')).toBe(3);
    earlier.close();
  });

  it('has no names of topics after a log-out, and is left otherwise', async () => {
    const visit = [...OF_MAYA, '1', 'visits', 'seen'];
    const others = ['org_southwind', 'auth|maya', '1', 'visits', 'seen'];
    await inEarlier([
      { key: OWN, record: aNote('Mine') },
      { key: visit, record: { id: 'seen', topics: [{ id: '1', name: 'Rooms that adapt' }] } },
      { key: others, record: { id: 'seen', topics: [] } },
    ]);
    await forgetEarlierVisits({ organisationId: OF_MAYA[0], userId: OF_MAYA[1] });
    const earlier = await openDB('personal-library');
    expect(await earlier.getAllKeys('records')).toEqual([OWN, others]);
    earlier.close();
  });

  it('is added where it was used again since, with both texts of a note', async () => {
    await inEarlier([{ key: OWN, record: aNote('Mine') }]);
    await takeOverEarlierData(tab(), device(), device());
    await tab().write([
      {
        key: OWN as never,
        next: () => ({ at: '2026-11-22T09:00:00.000Z', form: 1, value: { ...aNote('Here'), changedAt: '' } }),
      },
    ]);
    await inEarlier([{ key: OWN, record: aNote('There', '2026-11-23T09:00:00.000Z') }]);
    await takeOverEarlierData(tab(), device(), device());
    await expect.poll(async () => (await values())[0]).toMatchObject({ text: 'Here\n\nThere' });
  });

  it('includes the notes of its last moment', async () => {
    const unsaved = {
      scope: { organisationId: OF_MAYA[0], userId: OF_MAYA[1], sowId: '1' },
      kind: 'notes',
      replaces: null,
    };
    const text = JSON.stringify([null, { ...unsaved, record: aNote('Half a sen') }]);
    await takeOverEarlierData(tab(), device({ 'unsaved-records': text }), device());
    expect(await values()).toEqual([aNote('Half a sen')]);
  });

  it('includes the statuses of the embedded mode, and what an earlier version has set since', async () => {
    const name = 'statuses:embedded|maya:Mobility: 2026';
    const statuses = async () =>
      (await tab().all(['org_embedded', 'embedded|maya', 'Mobility: 2026', 'statuses'])).map(
        ({ key: [, , , , id], row: found }) => [id, (found as StoredRow).value],
      );
    await takeOverEarlierData(tab(), device({ [name]: '{"1":3,"2":1,"3":"x"}' }), device());
    expect(await statuses()).toEqual([
      ['1', 3],
      ['2', 1],
    ]);
    await tab().write([
      { key: ['org_embedded', 'embedded|maya', 'Mobility: 2026', 'statuses', '1'], next: () => row(4) },
    ]);
    await takeOverEarlierData(tab(), device({ [name]: '{"1":3,"2":2,"3":"x"}' }), device());
    await expect.poll(statuses).toEqual([
      ['1', 4],
      ['2', 2],
    ]);
    await takeOverEarlierData(tab(), device({ 'statuses:embedded|maya:Damaged': '{broken' }), device());
  });

  it('includes what was typed, for the organisation whose records the user has in that project alone', async () => {
    const name = `drafts:${OF_MAYA[1]}`;
    const typed = async () =>
      (await tab().all([])).flatMap(({ key: own, row: found }) =>
        own[3] === 'typed' ? [[...own, ((found as StoredRow).value as { text: string }).text]] : [],
      );
    const both = [...OF_MAYA, '1', 'typed', 'conclusion on A/B', 'Half a sen'];
    await tab().write([
      { key: key('a'), next: () => row(1) },
      { key: ['org_southwind', OF_MAYA[1], '2', 'stars', 'b'], next: () => row(1) },
      { key: ['org_southwind', 'auth|noor', '3', 'stars', 'c'], next: () => row(1) },
    ]);
    const text = JSON.stringify([
      ['1/conclusion on A/B', 'Half a sen'],
      ['2/name', 'Of the other organisation'],
      ['3/name', 'Of an unknown user'],
      ['broken'],
    ]);
    await takeOverEarlierData(tab(), device({ [name]: text }), device());
    const all = [both, ['org_southwind', OF_MAYA[1], '2', 'typed', 'name', 'Of the other organisation']];
    expect(await typed()).toEqual(all);
    await takeOverEarlierData(tab(), device({ [name]: '[["1/name","Typed since"],' + text.slice(1) }), device());
    await expect.poll(typed).toEqual([both, [...OF_MAYA, '1', 'typed', 'name', 'Typed since'], all[1]]);
  });

  it('includes the saves that were under way when its page was left', async () => {
    const saves = JSON.stringify({
      organisationId: OF_MAYA[0],
      userId: OF_MAYA[1],
      saves: [['7', 3], ['8', 'x'], 9],
    });
    await takeOverEarlierData(tab(), device(), device({ 'unfinished-saves': saves }));
    expect((await tab().all(OF_MAYA)).map(({ key: own, row: found }) => [own, (found as StoredRow).value])).toEqual([
      [[...OF_MAYA, '', 'outbox', '7'], { status: 3, before: 0 }],
    ]);
  });

  it('has no names of topics after it, which visits remembered', async () => {
    const visits = {
      id: 'seen',
      changedAt: '2026-11-21T09:00:00.000Z',
      topics: [{ id: '1', name: 'Refill', growth: 1 }],
    };
    await inEarlier([{ key: [...OF_MAYA, '1', 'visits', 'seen'], record: visits }]);
    await tab().write([{ key: [...OF_MAYA, '2', 'visits', 'seen'], next: () => row(visits) }]);
    await takeOverEarlierData(tab(), device(), device());
    const stored = await tab().all(OF_MAYA);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('Refill');
    expect(JSON.stringify(stored)).toContain('"growth":1');
  });

  it('makes no database where there was none', async () => {
    await takeOverEarlierData(tab(), device(), device());
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).toEqual([KEEP_DATABASE]);
  });
});
