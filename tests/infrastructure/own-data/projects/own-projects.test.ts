import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { ownProjectOf } from '../../../../src/domain/workspace/sow';
import { LateDatabase } from '../../../../src/infrastructure/indexed-db/late-database';
import {
  OWN_PROJECTS_DATABASE,
  OWN_PROJECTS_STEPS,
  type OwnProjectsSchema,
} from '../../../../src/infrastructure/own-data/projects/own-projects-schema';
import { ProjectShelf } from '../../../../src/infrastructure/own-data/projects/project-shelf';
import { aWorkspaceDocument } from '../../../builders/workspace-document-mother';
import { added, names, tab, topic, startOwnDatabase } from './own-projects-tabs';

startOwnDatabase();

const content = aWorkspaceDocument({
  meta: { title: 'Two', real_figures: { 7: 'a series', 8: 'of the other project' } },
  sows: [
    { id: 1, name: 'One', newDiscoveries: [{ type: 'Topic', tid: 7, topic_name: 'Seven' }] },
    { id: 2, name: 'Two' },
    { name: 'without id' },
  ],
  shifts: [{ id: 3, sow_id: 1, name: 'Shift' }],
  trends: [{ ssid: 7, sow_id: 1, trend_name: 'Trend', shift_name: 'Shift' }],
  topics: [topic(7, 'Seven', { trend: 7, topic_description: 'text' }), { ...topic(8, 'Eight'), sow_id: 2 }],
  deepdives: { 7: { provocations: ['why'] }, 8: {} },
  sources: { 7: { topic_sources: [] } },
  opportunities: [{ sow_id: 1, opportunity_name: 'P', topics: [{ type: 'Topic', tid: 7 }] }],
  foresight: [{ sow_id: 1, insight_title: 'I', predictions: [{ id: '7', type: 'Topic', name: 'Seven' }] }],
  experiments: [{ eid: 5, sow_id: 1, experiment_name: 'E' }],
  permissions: { 1: { experiments: [{ eid: 5, experiment_name: 'E' }] } },
});

async function stored(store: 'projects' | 'files'): Promise<readonly unknown[]> {
  return new LateDatabase<OwnProjectsSchema>(OWN_PROJECTS_DATABASE, OWN_PROJECTS_STEPS).run(async (database) => {
    const values = await database.getAll(store);
    database.close();
    return values;
  });
}

describe('own projects in IndexedDB', () => {
  it('are the projects of the opened file, also after a reload', async () => {
    const [one] = await added(content);
    expect(one).toMatchObject({ id: 'own-00000001', name: 'One', fileName: 'two.json', topicCount: 1, isStored: true });
    expect((await tab().list()).map(({ name }) => name).toSorted()).toEqual(['One', 'Two']);
  });

  it('have ids of their own, in every reference', async () => {
    const [one] = await added(content);
    const file = await tab().fileOf(one!.id);
    const own = 'own-00000001';
    const seven = '7000000010000007';
    expect(file).toMatchObject({
      meta: { real_figures: { [seven]: 'a series' } },
      sows: [{ id: own, newDiscoveries: [{ tid: seven }] }],
      shifts: [{ id: `${own}-3`, sow_id: own }],
      trends: [{ ssid: seven, sow_id: own }],
      topics: [{ tid: seven, sow_id: own, trend: seven }],
      opportunities: [{ sow_id: own, topics: [{ tid: seven }] }],
      foresight: [{ sow_id: own, predictions: [{ id: seven }] }],
      experiments: [{ eid: `${own}-5` }],
      permissions: { [own]: { reneAI: true, experiments: [{ eid: `${own}-5` }] } },
    });
    expect(Object.keys(file?.deepdives ?? {})).toEqual([seven]);
    expect(ownProjectOf(seven)).toBe(own);
  });

  it('are exported with the ids of their file', async () => {
    const [one] = await added(content);
    const { content: exported } = await tab().exportOf(one!.id, {});
    expect(exported).toMatchObject({
      sows: [{ id: '1', name: 'One' }],
      topics: [{ tid: '7', sow_id: '1', trend: '7', topic_name: 'Seven' }],
      deepdives: { 7: { provocations: ['why'] } },
    });
  });

  it('never have the name of another one', async () => {
    await added(content);
    const again = await added(content);
    expect(again.map(({ name }) => name)).toEqual(['One (2)', 'Two (2)']);
    expect((await tab().fileOf(again[0]!.id))?.sows[0]).toMatchObject({ name: 'One (2)' });
    expect((await added(content)).map(({ name }) => name)).toEqual(['One (3)', 'Two (3)']);
  });

  it('are renamed, also in their file', async () => {
    const [one] = await added(content);
    await tab().rename(one!.id, 'Renamed');
    expect((await tab().list()).map(({ name }) => name)).toContain('Renamed');
    expect((await tab().exportOf(one!.id, {})).content.sows).toMatchObject([{ name: 'Renamed' }]);
  });

  it('are removed with their rows', async () => {
    const [one] = await added(content);
    await tab().remove(one!.id);
    expect(await tab().list()).toHaveLength(1);
    expect(await tab().fileOf(one!.id)).toBeNull();
  });

  it('tell the other tabs of a change, and the own one', async () => {
    const heard: string[] = [];
    const here: string[] = [];
    tab().onChange((id) => heard.push(id));
    await tab((id) => here.push(id)).add({ content, fileName: 'two.json' });
    expect(here).toEqual(['own-00000001', 'own-00000002']);
    await vi.waitFor(() => expect(heard).toEqual(here));
  });

  it('last until the page is closed where the disk is full', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const projects = tab();
    const [one] = await projects.add({ content, fileName: 'two.json' });
    expect(one?.isStored).toBe(false);
    expect(await projects.fileOf(one!.id)).not.toBeNull();
    expect(await projects.list()).toHaveLength(2);
    expect(await tab().list()).toEqual([]);
    full.mockRestore();
    expect((await projects.rename(one!.id, 'Now there is room')).isStored).toBe(true);
    expect(await tab().list()).toHaveLength(1);
  });

  it('last until the page is closed where the browser has no storage', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: undefined });
    const projects = tab();
    const [one] = await projects.add({ content, fileName: 'two.json' });
    expect(one?.isStored).toBe(false);
    await projects.remove(one!.id);
    expect(await projects.list()).toHaveLength(1);
  });

  it('are the same after a reload with thousands of rows, and leave nothing when they are removed', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => topic(index, `Topic ${index}`));
    const deepdives = Object.fromEntries(
      many.map(({ tid }) => [String(tid), { more: [['Owner', `Team ${String(tid)}`]] }]),
    );
    const [one] = await added({ sows: [{ id: 1, name: 'One' }], topics: many, deepdives });
    const file = await tab().fileOf(one!.id);
    expect(names(file?.topics)).toEqual(many.map(({ topic_name: name }) => name));
    expect(Object.keys(file?.deepdives ?? {})).toHaveLength(1203);
    expect((await tab().exportOf(one!.id, {})).content).toMatchObject({ deepdives });
    await tab().remove(one!.id);
    expect(await stored('files')).toEqual([]);
  });

  it('have no rows of the file that a shorter one has replaced', async () => {
    const rows = (length: number) => ({
      sows: [{ id: 1, name: 'One' }],
      topics: Array.from({ length: 1203 }, (_, index) => topic(index, `Topic ${index}`)),
      opportunities: Array.from({ length }, (_, index) => ({ sow_id: 1, opportunity_name: `Platform ${index}` })),
    });
    const [one] = await added(rows(1203));
    await tab().replace(one!.id, { content: aWorkspaceDocument(rows(2)), fileName: 'newer.json' });
    const file = await tab().fileOf(one!.id);
    expect(file?.opportunities).toHaveLength(2);
    expect(file?.previous[one!.id]?.topics).toHaveLength(1203);
  });

  it.each([1, 2])('are read where version %i of the database has stored them', async (version) => {
    const [one] = await added({
      sows: [{ id: 1, name: 'One' }],
      topics: [topic(1, 'A'), topic(2, 'B'), topic(3, 'C')],
    });
    const { project, ...file } = (await new ProjectShelf().get(one!.id))!;
    globalThis.indexedDB = new IDBFactory();
    const steps = OWN_PROJECTS_STEPS.slice(0, version);
    const before = new LateDatabase<DBSchema>(OWN_PROJECTS_DATABASE, steps);
    await before.run(async (opened) => {
      const database = opened as unknown as IDBPDatabase;
      await database.put('projects', project);
      await database.put('files', version === 1 ? file : { ...file, file: { ...file.file, topics: [] } }, project.id);
      if (version === 2) {
        const path = ['file', 'topics'];
        await database.put('pieces', { path, piece: file.file.topics.slice(0, 2) }, [project.id, 0]);
        await database.put('pieces', { path, piece: file.file.topics.slice(2) }, [project.id, 1]);
        await database.put('pieces', { path, piece: [topic(9, 'Other')] }, ['own-other', 0]);
      }
    });
    before.close();
    expect(names((await tab().fileOf(one!.id))?.topics)).toEqual(['A', 'B', 'C']);
    expect(await tab().list()).toHaveLength(1);
  });

  it('are stored as a whole or not at all where the disk is full after some rows', async () => {
    const put = IDBObjectStore.prototype.put;
    let count = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
      count += 1;
      if (count === 3) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, values);
    });
    const [one] = await tab().add({ content, fileName: 'two.json' });
    expect(one?.isStored).toBe(false);
    expect(count).toBe(3);
    for (const store of ['projects', 'files'] as const) expect(await stored(store)).toEqual([]);
  });

  it('refuse what is no workspace, and store nothing of it', async () => {
    await expect(tab().add({ content: aWorkspaceDocument({ sows: [] }), fileName: 'no.json' })).rejects.toMatchObject({
      kind: 'malformed',
    });
    await expect(tab().rename('own-99999999' as never, 'x')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await tab().list()).toEqual([]);
  });
});
