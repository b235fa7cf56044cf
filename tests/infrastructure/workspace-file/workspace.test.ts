import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { entityId, type SowId, type TopicId } from '../../../src/domain/shared/entity-id';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import {
  InMemoryProjectCatalogue,
  InMemorySowCatalogue,
} from '../../../src/infrastructure/in-memory/in-memory-project-catalogue';
import { InMemorySignalCatalogue } from '../../../src/infrastructure/in-memory/in-memory-signal-catalogue';
import { KeptStatuses } from '../../../src/application/decisions/kept-statuses';
import { KeptBrowser, MAYA } from '../../application/keep/kept-browser';
import { nextTask } from '../../../src/infrastructure/next-task';
import { parseWorkspace, WorkspaceFault } from '../../../src/infrastructure/workspace-file/fetched-workspace-source';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';

const sow: SowId = entityId('1');
const NOT_SAID = { since: null, until: null };

const messy = {
  meta: { title: 'Messy' },
  sows: [{ id: 1, name: 'One', reneAI: true }, { name: 'no id' }, 7],
  shifts: [{ id: 1, sow_id: 1, name: 'Shift', description: null }],
  trends: [
    { ssid: 101, sow_id: '1', shift_name: 'Shift', trend_name: 'Trend', quadrant: 2 },
    { ssid: 102, sow_id: 1, shift_name: 'Shift', trend_name: 'Trend', quadrant: null },
    { ssid: null, sow_id: 1, trend_name: 'lost' },
  ],
  topics: [
    { tid: 1, sow_id: 1, trend: 101, topic_name: 'b', topic_status: -1 },
    { tid: 2, sow_id: 1, trend: '102', topic_name: 'A', topic_status: 1 },
    { tid: 3, sow_id: 1, trend: 999, topic_name: 'עברית', quadrant: 'x' },
    { tid: 4, sow_id: 2, trend: 101, topic_name: 'of another project' },
    'nonsense',
  ],
  deepdives: { '1': { provocations: ['why'] }, '2': 'nonsense' },
  sources: { '1': { topic_sources: [{ title: 's', url: 'javascript:alert(1)' }], last_updated: '2026-08-01' } },
  versions: { '1': [{ version: 'Current Data' }, { version: 'Previous Data' }] },
  previous: { '1': { trends: [], topics: [{ tid: 2, topic_name: 'A', topic_growth: 0.5 }] } },
  quadrants: [{ id: 2, name: 'mature_signal', label: 'Grown up', description: 'A $type.' }],
};

async function open(text = JSON.stringify(messy)) {
  const workspace = await parseWorkspace(text, 'test.json', assetResolver(null));
  const load = vi.fn(async (_id?: string) => workspace);
  const source = { load };
  const { keep } = new KeptBrowser().page();
  const statuses = new KeptStatuses(keep, MAYA);
  return {
    load,
    sows: new InMemorySowCatalogue(source),
    projects: new InMemoryProjectCatalogue(source),
    signals: new InMemorySignalCatalogue(source, statuses),
  };
}

describe('a messy workspace', () => {
  it('loads what can be used', async () => {
    const { sows, signals, projects } = await open();
    expect(await sows.list()).toEqual([{ id: '1', name: 'One' }]);
    expect((await signals.topics(sow)).map((topic) => topic.name)).toEqual(['A', 'b', 'עברית']);
    expect((await signals.trends(sow)).map((trend) => trend.id)).toEqual(['101', '102']);
    const [shift] = await projects.shifts(sow);
    expect(shift?.trends.map((item) => item.id)).toEqual(['101', '102']);
  });

  it.each([
    { rows: 200, isHeld: false },
    { rows: 2000, isHeld: true },
  ])('reads $rows rows of a project with other work in between: $isHeld', async ({ rows, isHeld }) => {
    const topics = Array.from({ length: rows }, (_, at) => ({ tid: at + 1, sow_id: 1, topic_name: `Topic ${at}` }));
    const { signals } = await open(JSON.stringify({ ...messy, topics }));
    await signals.trends(sow);
    const read = signals.topics(sow);
    let isRead = false;
    void read.then(() => (isRead = true));
    // Whatever waits for its turn meanwhile, such as a click, has it three times.
    for (let turn = 0; turn < 3; turn += 1) await nextTask();
    expect(isRead).toBe(!isHeld);
    expect(await read).toHaveLength(rows);
    // Later they are there at once.
    await expect(signals.topics(sow)).resolves.toHaveLength(rows);
  });

  it('keeps the first of what comes twice', async () => {
    const twice = <T extends object>(rows: readonly T[]) => [...rows, { ...rows[0], topic_name: 'x', trend_name: 'x' }];
    const { topics, trends, sows } = messy;
    const { signals, sows: projects } = await open(
      JSON.stringify({
        ...messy,
        topics: twice(topics as object[]),
        trends: twice(trends),
        sows: twice(sows as object[]),
      }),
    );
    expect((await signals.topics(sow)).map((topic) => topic.name)).toEqual(['A', 'b', 'עברית']);
    expect((await signals.trends(sow)).map((trend) => trend.id)).toEqual(['101', '102']);
    expect(await projects.list()).toHaveLength(1);
  });

  it('nests the trend of a topic, and does without one that is not there', async () => {
    const { signals } = await open();
    expect((await signals.topic(entityId('1'))).trend).toMatchObject({ id: '101', shiftName: 'Shift' });
    expect((await signals.topic(entityId('3'))).trend).toBeNull();
  });

  it("uses the file's own words for a quadrant", async () => {
    const { signals } = await open();
    expect((await signals.trends(sow))[0]?.quadrant.label).toBe('Grown up');
  });

  it('has empty material where a topic has none, and refuses nonsense', async () => {
    const { signals } = await open();
    expect((await signals.deepdive(entityId('1'))).provocations).toEqual(['why']);
    expect((await signals.deepdive(entityId('3'))).provocations).toEqual([]);
    await expect(signals.deepdive(entityId('2'))).rejects.toMatchObject({ kind: 'malformed' });
    expect((await signals.sources(entityId('2'))).sources).toEqual([]);
  });

  it('shows the other columns of a trend, with that trend only', async () => {
    const [first, ...others] = messy.trends;
    const { signals } = await open(
      JSON.stringify({ ...messy, trends: [{ ...first, more: [['Owner', 'Team']] }, ...others] }),
    );
    expect((await signals.trend(entityId(101))).more).toEqual([{ label: 'Owner', text: 'Team' }]);
    expect(await signals.trend(entityId(102))).not.toHaveProperty('more');
  });

  it('counts the sources of the workspace that the project belongs to', async () => {
    const { signals, load } = await open();
    await signals.sourceUse(sow);
    expect(load).toHaveBeenCalledWith(sow);
  });

  it('does not find what is not there', async () => {
    const { sows, signals } = await open();
    await expect(sows.byId(entityId('99'))).rejects.toMatchObject({ kind: 'not-found' });
    await expect(signals.topic(entityId('99'))).rejects.toBeInstanceOf(RequestFailure);
    await expect(signals.topicsOfTrend(entityId('99'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('has the previous rows for the charts', async () => {
    const { signals } = await open();
    expect((await signals.earlier(sow, NOT_SAID)).topics.map((topic) => topic.growth)).toEqual([0.5]);
    expect(await signals.earlier(entityId('2'), NOT_SAID)).toEqual({ topics: [], trends: [] });
  });

  it('has the rows of each earlier load by the name of its day, the newest first', async () => {
    const rows = (growth: number) => ({ trends: [], topics: [{ tid: 2, topic_name: 'A', topic_growth: growth }] });
    const earlier = {
      '1': [
        { date: '2024', ...rows(0.1) },
        { date: '2025-03-12', ...rows(0.2) },
      ],
    };
    const versions = {
      '1': [
        { version: 'Current Data', date: '2027' },
        { version: 'Previous Data', date: '2024-01-01' },
      ],
    };
    const { signals, sows } = await open(JSON.stringify({ ...messy, versions, earlier }));
    expect((await sows.versions(sow)).map(({ date }) => date)).toEqual(['2027', '2025-03-12', '2024-01-01', '2024']);
    const growthOf = async (since: string | null) =>
      (await signals.earlier(sow, { since, until: null })).topics[0]?.growth;
    expect(await growthOf(null)).toBe(0.2);
    expect(await growthOf('2025-03-12')).toBe(0.2);
    expect(await growthOf('2024-01-01')).toBe(0.5);
    // Of the same day in another form, by its place.
    expect(await growthOf('2024-01-01.2')).toBe(0.1);
    expect(await growthOf('1999-01-01')).toBe(0.2);
    // Topics alone, beside earlier trends: for the figures of earlier decisions.
    const previous = { '1': { topics: [], trends: [{ ssid: 101, trend_name: 'Trend' }] } };
    const withTrends = await open(JSON.stringify({ ...messy, versions, earlier, previous }));
    expect((await withTrends.sows.versions(sow)).map(({ date }) => date)).toEqual(['2027', '2024-01-01']);
  });

  it('compares any two loads by the figures of these two', async () => {
    const loads = fc.array(
      fc.nat(1000).map((thousandths) => thousandths / 1000),
      { minLength: 2, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(loads, fc.nat(), fc.nat(), async (growths, one, other) => {
        const earlier = growths.map((growth, at) => ({
          date: `${2025 - at}-01-01`,
          topics: [{ tid: 2, topic_name: 'A', topic_growth: growth }],
          trends: [],
        }));
        const { signals } = await open(
          JSON.stringify({ ...messy, previous: {}, versions: {}, earlier: { '1': earlier } }),
        );
        const since = 1 + (one % (growths.length - 1));
        const until = other % since;
        const names = { since: `${2025 - since}-01-01`, until: `${2025 - until}-01-01` };
        const [before, after] = [await signals.earlier(sow, names), await signals.later(sow, names)];
        expect(before.topics.map(({ growth }) => growth)).toEqual([growths[since]]);
        expect(after?.topics.map(({ growth }) => growth)).toEqual([growths[until]]);
        expect(after?.date).toBe(names.until);
        expect(await signals.later(sow, { ...names, until: null })).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('is read by the validator without a throw, with each fault in its place', () => {
    const problems = checkWorkspace(messy).map(({ path, severity }) => `${severity} ${path.join('.')}`);
    expect(problems).toEqual(
      expect.arrayContaining([
        'skipped sows.1.id',
        'skipped trends.2.ssid',
        'skipped topics.4',
        'unknown topics.2.trend',
        'skipped topics.3.sow_id',
        'note sources.1',
      ]),
    );
  });
});

describe('personal statuses', () => {
  it('survive in the browser storage, and are shown everywhere', async () => {
    const { signals } = await open();
    const id: TopicId = entityId('2');
    await signals.saveStatus(id, 3);
    expect((await signals.topic(id)).status).toBe(3);
    expect((await signals.topics(sow)).find((topic) => topic.id === id)?.status).toBe(3);
    expect((await signals.topicsOfTrend(entityId('102')))[0]?.status).toBe(3);
  });

  it('never give a status to a topic that is not trackable', async () => {
    const { signals } = await open();
    await signals.saveStatus(entityId('1'), 3);
    expect((await signals.topic(entityId('1'))).status).toBeNull();
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['{"sows": [', /line 1, column \d+/],
    ['{\n"sows": x}', /line 2, column 9/],
    ['[]', /sows: is missing/],
    ['7', /the file: must be a JSON object/],
    ['{}', /sows: is missing/],
    ['{"sows": []}', /sows: must name at least one project/],
    ['{"sows": [{}], "topics": {}}', /topics: must be a list/],
    ['{"sows": [{}], "versions": {"1": 7}}', /versions\.1: must be a list/],
  ])('%s names its line or key', async (text, fault) => {
    const thrown: unknown = await open(text).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(WorkspaceFault);
    expect((thrown as WorkspaceFault).faults.join('\n')).toMatch(fault);
  });
});
