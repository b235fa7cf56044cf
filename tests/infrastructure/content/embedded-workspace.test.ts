import { beforeAll, describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../scripts/lib/content/assemble-workspace.mjs';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';

interface Row {
  readonly [key: string]: unknown;
}

let workspace: Record<string, never[]> & { deepdives: Record<string, Row>; sources: Record<string, Row> };

beforeAll(async () => {
  workspace = (await assembleWorkspace()) as unknown as typeof workspace;
});

const of = (list: string, sow = 1): Row[] => (workspace[list] as Row[]).filter((row) => row['sow_id'] === sow);
const words = (text: unknown): number => String(text).trim().split(/\s+/).length;

describe('the embedded workspace', () => {
  it('has nothing wrong with it', () => {
    expect(checkWorkspace(workspace)).toEqual([]);
  });

  it('has two projects: 8 shifts, 28 trends and 120 topics; 3, 8 and 24', () => {
    expect(['shifts', 'trends', 'topics'].map((list) => of(list).length)).toEqual([8, 28, 120]);
    expect(['shifts', 'trends', 'topics'].map((list) => of(list, 2).length)).toEqual([3, 8, 24]);
  });

  it('has 3 platforms of 6-9 topics, 8 insights, 6 new discoveries and 2 experiments in the first, none in the second', () => {
    expect(
      of('opportunities')
        .map((row) => (row['topics'] as unknown[]).length)
        .every((n) => n >= 6 && n <= 9),
    ).toBe(true);
    expect([of('opportunities').length, of('foresight').length, of('experiments').length]).toEqual([3, 8, 2]);
    expect((workspace['sows']?.[0] as unknown as { newDiscoveries: [] } | undefined)?.newDiscoveries).toHaveLength(6);
    expect([of('opportunities', 2).length, of('foresight', 2).length]).toEqual([0, 0]);
  });

  it('has the decisions of three years, of which the last agree with the statuses, and says that they are illustrative', () => {
    const decisions = (workspace['decisions'] as unknown as Record<string, Row[]>)['1'] ?? [];
    const years = new Set(decisions.map((row) => String(row['decided_at']).slice(0, 4)));
    expect([...years].toSorted()).toEqual(['2024', '2025', '2026']);
    const last = new Map(
      decisions
        .toSorted((one, other) => String(one['decided_at']).localeCompare(String(other['decided_at'])))
        .map((row) => [row['tid'], row['topic_status']]),
    );
    const statuses = new Map(of('topics').map((row) => [row['tid'], row['topic_status']]));
    for (const [topic, status] of last)
      if (statuses.has(topic)) expect([topic, status]).toEqual([topic, statuses.get(topic)]);
    for (const [topic, status] of statuses)
      if (Number(status) > 0) expect([topic, last.has(topic)]).toEqual([topic, true]);
    expect((workspace['meta'] as unknown as Row)['decisions']).toMatch(/illustrative/);
  });

  it('mixes the quadrants so that a map makes sense, and figures agree with them', () => {
    const topics = of('topics');
    const share = (code: number): number => topics.filter((row) => row['quadrant'] === code).length / topics.length;
    const near = (value: number, aim: number): void => expect(Math.abs(value - aim)).toBeLessThanOrEqual(0.06);
    near(share(1), 0.25);
    near(share(2), 0.35);
    near(share(3), 0.25);
    near(share(4), 0.15);
    for (const row of topics) {
      const [size, growth] = [row['average_sizing'], row['topic_growth']];
      if (typeof size !== 'number' || typeof growth !== 'number') continue;
      const large = row['quadrant'] === 1 || row['quadrant'] === 2;
      const fast = row['quadrant'] === 1 || row['quadrant'] === 3;
      expect([row['topic_name'], size >= 0.46, growth >= 0.09]).toEqual([row['topic_name'], large, fast]);
    }
  });

  it('shows each empty branch with one topic at least', () => {
    const topics = of('topics');
    const without = (map: Row): Row[] => topics.filter((row) => !(String(row['tid']) in map));
    expect(without(workspace.deepdives)).toHaveLength(1);
    expect(without(workspace.sources)).toHaveLength(1);
    for (const empty of [
      topics.filter((row) => row['topic_growth'] === null),
      topics.filter((row) => row['average_sizing'] === null),
      topics.filter((row) => row['quadrant'] === null),
      topics.filter((row) => row['topic_status'] === -1),
      topics.filter((row) => row['driver_count'] === 0),
    ]) {
      expect(empty.length).toBeGreaterThan(0);
    }
    expect(
      topics.filter((row) => row['topic_growth'] === null || row['average_sizing'] === null).length,
    ).toBeLessThanOrEqual(5);
  });

  it('is written at the length of a foresight desk, with no two texts alike', () => {
    const texts = [
      ...of('topics').map((row) => row['topic_description']),
      ...of('trends').map((row) => row['trend_description']),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const row of of('topics')) expect(words(row['topic_description'])).toBeGreaterThanOrEqual(55);
    for (const row of of('trends')) expect(words(row['trend_description'])).toBeGreaterThanOrEqual(45);
    for (const row of of('foresight')) expect(words(row['insight_description'])).toBeGreaterThanOrEqual(75);
  });

  it('names fictional start-ups at reserved domains only', () => {
    for (const deepdive of Object.values(workspace.deepdives)) {
      for (const startup of (deepdive['manifestations'] ?? []) as Row[]) {
        expect(startup['startup_informations_source_url']).toMatch(/^https:\/\/[a-z0-9-]+\.example\.com\/?$/);
      }
    }
  });
});
