import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkspaceDocument } from '../../../../src/application/own-data/own-data-reader';
import type { SowId } from '../../../../src/domain/shared/entity-id';
import { proposeMapping } from '../../../../src/domain/own-data/propose-mapping';
import { readSheets } from '../../../../src/domain/own-data/read-sheets';
import { textHash } from '../../../../src/domain/shared/fold';
import { IndexedDbOwnProjects } from '../../../../src/infrastructure/own-data/projects/indexed-db-own-projects';
import { buildWorkspace } from '../../../../src/infrastructure/own-data/build/build-workspace';
import { isRow } from '../../../../src/infrastructure/wire/rows';
import { tablesOf } from '../../../domain/own-data/a-table';
import { aWorkspaceDocument } from '../../../builders/workspace-document-mother';
import { added, names, setToday, tab, tids, topic, startOwnDatabase } from './own-projects-tabs';

startOwnDatabase();

/** What a file of a workspace has beside what is read from a table. */
type Opened = Partial<WorkspaceDocument> & { readonly decisions?: Readonly<Record<string, readonly object[]>> };

describe('a newer file', () => {
  const older: Opened = {
    sows: [{ id: 1, name: 'One' }],
    topics: [topic(1, 'A', { topic_growth: 0.1, topic_description: 'long' }), topic(2, 'B'), topic(3, 'Gone')],
    decisions: { 1: [{ topic_id: 1, status: 3 }] },
  };

  async function replaced(newer: Opened) {
    const [one] = await added(older, 'march.csv');
    setToday('2026-06-01');
    const opened = { content: aWorkspaceDocument(newer), fileName: 'june.csv' };
    const project = await tab().replace(one!.id, opened);
    return { project, file: await tab().fileOf(one!.id) };
  }

  it('makes the rows of the earlier one Previous Data, without their texts', async () => {
    const { project, file } = await replaced({
      sows: [{ id: 1, name: 'Another name' }],
      topics: [topic(1, 'A', { topic_growth: 0.3 }), topic(2, 'B'), topic(4, 'New')],
    });
    expect(project).toMatchObject({ id: 'own-00000001', name: 'One', fileName: 'june.csv', topicCount: 3, gone: 1 });
    expect(file?.versions).toEqual({
      'own-00000001': [
        { version: 'Current Data', date: '2026-06-01T00:00:00.000Z' },
        { version: 'Previous Data', date: '2026-03-01T00:00:00.000Z' },
      ],
    });
    const previous = file?.previous['own-00000001']?.topics;
    expect(names(previous)).toEqual(['A', 'B', 'Gone']);
    expect(previous?.[0]).not.toHaveProperty('topic_description');
    expect(file?.sows[0]).toMatchObject({ newDiscoveries: [{ topic_name: 'New' }] });
  });

  it('is no newer data where it is the same one, read in another way', async () => {
    const [one] = await added(older, 'march.csv');
    setToday('2026-06-01');
    const content = aWorkspaceDocument({ ...older, topics: [topic(1, 'A', { average_sizing: 0.2 })] });
    await tab().replace(one!.id, { content, fileName: 'march.csv' }, true);
    const file = await tab().fileOf(one!.id);
    expect([names(file?.topics), file?.versions, file?.previous]).toEqual([['A'], {}, {}]);
    expect(file?.topics[0]).toMatchObject({ average_sizing: 0.2 });
  });

  it.each([
    ['are those of the newer file', [{ topic_id: 1, status: 2 }], [2]],
    ['stay where the newer file says nothing of any', null, [3]],
  ])('has decisions: they %s', async (_, said, statuses) => {
    const { file } = await replaced({
      sows: [{ id: 1, name: 'One' }],
      topics: [topic(1, 'A'), topic(2, 'B')],
      ...(said !== null && { decisions: { 1: said } }),
    });
    expect(file?.decisions?.['own-00000001']?.map((row) => isRow(row) && row['status'])).toEqual(statuses);
  });

  it.each([
    ['names its discoveries itself', [{ type: 'Topic', topic_id: 2, topic_name: 'B' }], ['B']],
    ['names none', [], ['New']],
  ])('that %s shows these', async (_, newDiscoveries, shown) => {
    const { file } = await replaced({
      sows: [{ id: 1, name: 'One', newDiscoveries }],
      topics: [topic(1, 'A'), topic(2, 'B'), topic(4, 'New')],
    });
    const [sow] = file?.sows ?? [];
    expect(isRow(sow) && names(sow['newDiscoveries'] as readonly unknown[])).toEqual(shown);
  });

  it('recognises a topic by its name where its id is new', async () => {
    const { file } = await replaced({
      sows: [{ id: 'x', name: 'One' }],
      topics: [
        { ...topic('topic-a', ' a '), sow_id: 'x' },
        { ...topic(2, 'Renamed'), sow_id: 'x' },
      ],
    });
    expect(tids(file?.topics).slice(0, 2)).toEqual(['7000000010000001', '7000000010000002']);
  });

  it('takes two topics of one name as new ones', async () => {
    const { file } = await replaced({ sows: [{ id: 1, name: 'One' }], topics: [topic(11, 'A'), topic(12, 'A')] });
    expect(tids(file?.topics).slice(0, 2)).toEqual(['7000000010000011', '7000000010000012']);
  });
});

describe('the files of three years', () => {
  const id = 'own-00000001' as SowId;
  const year = (date: string, topics: readonly Record<string, unknown>[], fileName = `portfolio ${date}.csv`) => {
    const content = aWorkspaceDocument({ sows: [{ id: 1, name: `Portfolio ${date}` }], topics });
    return { content, fileName, dataOf: date, name: `Portfolio ${date}` };
  };

  async function threeYears(): Promise<void> {
    await tab().add(year('2025', [topic(1, 'A', { topic_growth: 0.1, topic_description: 'long' }), topic(2, 'B')]));
    await tab().replace(id, year('2026', [topic(1, 'A', { topic_growth: 0.2 }), topic(3, 'C')]));
    await tab().replace(id, year('2027', [topic(1, 'A', { topic_growth: 0.3 })]));
  }

  it('have sizes of one whole, so that an amount that stays the same has not moved', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(amounts, amounts, amounts), fc.boolean(), async (all, isSame) => {
        globalThis.indexedDB = new IDBFactory();
        const files = all.map((sizes, at) => {
          const whole = Math.max(...sizes);
          const rows = sizes.map((size, row) => topic(row + 1, `T${row}`, { average_sizing: size / whole }));
          const name = isSame ? `Market ${2025 + at}` : `Market ${['A', 'B', 'C'][at]}`;
          const file = year(String(2025 + at), rows);
          return { ...file, content: { ...file.content, meta: { size_axis: { name, whole } } } };
        });
        const [first, ...others] = files;
        const [project] = await tab().add(first!);
        const own = project!.id;
        for (const other of others) await tab().replace(own, other);
        const file = await tab().fileOf(own);
        const kept = [file?.earlier?.[own]?.[0]?.topics, file?.previous[own]?.topics];
        const whole = Math.max(...all[2]);
        for (const [at, rows] of kept.entries()) {
          const sizes = (all[at] ?? []).map((size) => size / (isSame ? whole : Math.max(...(all[at] ?? []))));
          const found = rows?.map((row) => (isRow(row) ? Number(row['average_sizing']) : NaN)) ?? [];
          expect(found).toHaveLength(sizes.length);
          for (const [row, size] of sizes.entries()) expect(found[row]).toBeCloseTo(size, 9);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are all kept with their dates, and compared with the last but one', async () => {
    await threeYears();
    expect(await tab().versions(id)).toEqual([
      { at: 0, date: '2027', topicCount: 1 },
      { at: 1, date: '2026', topicCount: 2 },
      { at: 2, date: '2025', topicCount: 2 },
    ]);
    const file = await tab().fileOf(id);
    expect(file?.sows[0]).toMatchObject({ name: 'Portfolio 2027', loadDate: '2027' });
    expect(file?.versions[id]).toMatchObject([{ date: '2027' }, { version: 'Previous Data', date: '2026' }]);
    expect(file?.earlier?.[id]?.[0]?.topics[0]).toMatchObject({ topic_growth: 0.1 });
    expect(JSON.stringify([file?.previous, file?.earlier])).not.toContain('long');
  });

  it('are dated anew and removed, in any order', async () => {
    await threeYears();
    await tab().dateVersion(id, 2, '2025-06');
    await tab().dateVersion(id, 0, '2027-01-31');
    await tab().removeVersion(id, 1);
    expect(await tab().versions(id)).toEqual([
      { at: 0, date: '2027-01-31', topicCount: 1 },
      { at: 1, date: '2025-06', topicCount: 2 },
    ]);
    await tab().removeVersion(id, 1);
    expect(await tab().versions(id)).toHaveLength(1);
    expect((await tab().fileOf(id))?.previous).toEqual({});
  });

  it('know a topic again that was gone for a year', async () => {
    await threeYears();
    const back = year('2028', [topic(1, 'A'), topic('another id', 'B')]);
    await tab().replace(id, back);
    expect(tids((await tab().fileOf(id))?.topics)).toEqual(['7000000010000001', '7000000010000002']);
  });

  it('come along when the project is exported and opened again', async () => {
    await threeYears();
    const { content } = await tab().exportOf(id, {});
    const [again] = await tab().add({ content, fileName: 'a.json' });
    expect((await tab().versions(again!.id)).map(({ date }) => date)).toEqual(['2027', '2026', '2025']);
    const topics = (await tab().fileOf(again!.id))?.earlier?.[again!.id]?.[0]?.topics;
    expect(topics?.every((row) => isRow(row) && row['sow_id'] === again!.id)).toBe(true);
  });

  it('lose no version and no topic, whatever they hold', async () => {
    const file = fc.record({
      year: fc.integer({ min: 1990, max: 2030 }),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 5 }), async ([first, ...others]) => {
        globalThis.indexedDB = new IDBFactory();
        const opened = ({ year: of, ids }: { year: number; ids: readonly number[] }) =>
          year(
            String(of),
            ids.map((each) => topic(each, `Topic ${each}`)),
          );
        const [project] = await tab().add(opened(first!));
        for (const each of others) await tab().replace(project!.id, opened(each));
        const versions = await tab().versions(project!.id);
        const years = versions.map(({ date }) => Number(date));
        const expected = [first!, ...others].map(({ year: of }) => of);
        expect(years.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        expect(versions[0]?.topicCount).toBe(others.at(-1)?.ids.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('what a newer file does not have', () => {
  const whole: Partial<WorkspaceDocument> = {
    sows: [{ id: 1, name: 'One' }],
    shifts: [{ id: 3, sow_id: 1, name: 'Shift' }],
    trends: [{ ssid: 7, sow_id: 1, trend_name: 'Trend', shift_name: 'Shift' }],
    topics: [
      topic(1, 'A', { topic_growth: 0.1, topic_status: 3, trend: 7, own: { Region: 'Asia', Size: 3 } }),
      topic(2, 'B', { topic_status: 1 }),
    ],
    opportunities: [{ sow_id: 1, opportunity_name: 'Cities' }],
    deepdives: { 2: { provocations: ['Why?'], more: [['Owner', 'Team 7']] } },
    sources: { 1: { topic_sources: [{ topic_source_title: 'S' }] } },
  };

  async function kept(newer: Partial<WorkspaceDocument>) {
    const [one] = await added(whole);
    const opened = { content: aWorkspaceDocument({ sows: whole.sows!, ...newer }), fileName: 'b.csv' };
    const { kept: said } = await tab().replace(one!.id, opened);
    const file = await tab().fileOf(one!.id);
    return { said, file, rows: file?.topics.filter(isRow) ?? [] };
  }

  it('is kept of the earlier one, and named; figures are not', async () => {
    const { said, file, rows } = await kept({ topics: [topic(1, 'A'), topic(2, 'B'), topic(4, 'New')] });
    expect(said).toEqual([
      'statuses of 2 topics',
      'column Region',
      'trends and shifts',
      '1 platform',
      'sources of 1 topic',
      'further details of 1 topic',
    ]);
    expect(rows.map((row) => row['topic_status'])).toEqual([3, 1, undefined]);
    expect(rows.map((row) => row['topic_growth'])).toEqual([undefined, undefined, undefined]);
    expect(rows[0]?.['own']).toEqual({ Region: 'Asia' });
    expect(file?.shifts).toHaveLength(1);
    expect(file?.trends).toHaveLength(1);
    expect(file?.opportunities).toHaveLength(1);
    expect(Object.keys(file?.sources ?? {})).toEqual(['7000000010000001']);
    expect(file?.deepdives).toEqual({ '7000000010000002': { provocations: ['Why?'], more: [['Owner', 'Team 7']] } });
  });

  it('is a status where some rows have one, too: a column that is filled in part empties none', async () => {
    const { said, rows } = await kept({ ...whole, topics: [topic(1, 'A', { topic_status: 2 }), topic(2, 'B')] });
    expect(said).toContain('statuses of 1 topic');
    expect(rows.map((row) => row['topic_status'])).toEqual([2, 1]);
  });

  it('is no topic: it is gone, with its trend and sources', async () => {
    const sources = { 2: { topic_sources: [{ topic_source_title: 'T' }] } };
    const { file, rows } = await kept({ topics: [topic(2, 'B', { topic_status: 1 })], sources });
    expect(names(rows)).toEqual(['B']);
    expect(Object.keys(file?.sources ?? {})).toEqual(['7000000010000002']);
  });

  it('is nothing of a column or list that the newer file has: what is empty there was emptied', async () => {
    const { said, file, rows } = await kept({
      ...whole,
      topics: [topic(1, 'A', { topic_status: 3, trend: 7 }), topic(2, 'B', { topic_status: 1, own: { Region: 'EU' } })],
      deepdives: { 1: { more: [['Owner', 'Team 8']] }, 2: { provocations: ['How?'] } },
    });
    expect(said).toEqual([]);
    expect(rows[0]).not.toHaveProperty('own');
    expect(file?.deepdives['7000000010000002']).toEqual({ provocations: ['How?'] });
  });
});

describe('a file that is opened on two devices', () => {
  const ROWS = [
    ['Cargo bikes', '10 %', '40 %'],
    ['Night trains', '4 %', '20 %'],
    ['Ferries', '7 %', '30 %'],
    ['Trams', '2 %', '60 %'],
  ];

  /** The project of a spreadsheet without ids, in an empty browser, and the ids of its topics by their names. */
  async function openedOn(rows: readonly (readonly string[])[]) {
    globalThis.indexedDB = new IDBFactory();
    const tables = tablesOf({ Signals: [['Name', 'Growth', 'Size'], ...rows] });
    const { workspace: content } = buildWorkspace(readSheets(tables, null), proposeMapping(tables));
    const device = new IndexedDbOwnProjects({
      now: () => new Date('2026-03-01'),
      randomId: () => '99999999',
      idOf: (text) => String(textHash(text)).slice(-8).padStart(8, '0'),
    });
    const [project] = await device.add({ content, fileName: 'signals.csv' });
    const file = await device.fileOf(project!.id);
    device.close();
    return {
      id: project!.id,
      topics: Object.fromEntries(names(file?.topics).map((name, at) => [name, tids(file?.topics)[at]])),
    };
  }

  it('has the same project and topics, in any order and with further rows: an imported library fits', async () => {
    const here = await openedOn(ROWS);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ROWS, { minLength: 1 }), async (rows) => {
        const there = await openedOn([...rows, ['Scooters', '1 %', '10 %']]);
        expect(there.id).toBe(here.id);
        for (const [name = ''] of rows) expect(there.topics[name]).toBe(here.topics[name]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('an exported project', () => {
  const rows = { sows: [{ id: 1, name: 'One' }], topics: [topic(1, 'A'), topic('made-b', 'B', { topic_status: -1 })] };

  it('holds the statuses of the user, and has the same ids where it is opened again', async () => {
    const [one] = await added(rows);
    const before = await tab().fileOf(one!.id);
    const [a, b] = tids(before?.topics).map(String);
    const { content: file } = await tab().exportOf(one!.id, { [a!]: 3, [b!]: 2 });
    // A topic that is not trackable has no status.
    expect(file.topics.map((row) => row['topic_status'])).toEqual([3, -1]);
    globalThis.indexedDB = new IDBFactory();
    const [again] = await tab().add({ content: file, fileName: 'exported.json' });
    expect(again?.id).toBe(one!.id);
    expect(tids((await tab().fileOf(again!.id))?.topics)).toEqual([a, b]);
  });

  it('holds the notes and reasons of the user as a workbook, and gives the notes back when it is opened', async () => {
    const trends = [{ ssid: 5, sow_id: 1, trend_name: 'T' }];
    const [one] = await added({ ...rows, trends });
    const before = await tab().fileOf(one!.id);
    const [a = ''] = tids(before?.topics).map(String);
    const trend = String(before?.trends.filter(isRow)[0]?.['ssid']);
    const notes = new Map([
      [`topic:${a}`, 'Ask the depot'],
      [`trend:${trend}`, 'Grows'],
    ] as const);
    const { content: file } = await tab().exportOf(one!.id, {}, { notes, reasons: new Map([[a, 'Too early']]) });
    expect(file.topics[0]).toMatchObject({ my_note: 'Ask the depot', my_reason: 'Too early' });
    expect(file.topics[1]).not.toHaveProperty('my_note');
    const replaced = await tab().replace(one!.id, { content: file, fileName: 'edited.xlsx' });
    expect(replaced.notes).toEqual([
      { target: { type: 'topic', id: a }, text: 'Ask the depot' },
      { target: { type: 'trend', id: trend }, text: 'Grows' },
    ]);
    const after = await tab().fileOf(one!.id);
    for (const row of [...(after?.topics ?? []), ...(after?.trends ?? [])]) expect(row).not.toHaveProperty('my_note');
  });

  it('becomes another project where the first one still is', async () => {
    const [one] = await added(rows);
    const { content: file } = await tab().exportOf(one!.id, {});
    const [copy] = await tab().add({ content: file, fileName: 'exported.json' });
    expect(copy?.id).not.toBe(one!.id);
    const number = (id: unknown) => String(id).slice(9);
    const numbersOf = async (id: SowId) => tids((await tab().fileOf(id))?.topics).map(number);
    expect(await numbersOf(copy!.id)).toEqual(await numbersOf(one!.id));
  });

  it('gets ids from its rows where its part is damaged', async () => {
    const file = aWorkspaceDocument({ ...rows, meta: { own_project: { id: '../1', topics: { 1: 'x' }, trends: [] } } });
    const [one] = await tab().add({ content: file, fileName: 'damaged.json' });
    expect(one?.id).toMatch(/^own-\d{8}$/);
    expect(tids((await tab().fileOf(one!.id))?.topics)[0]).toMatch(/0000001$/);
  });
});
