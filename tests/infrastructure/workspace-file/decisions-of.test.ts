import { describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../scripts/lib/content/assemble-workspace.mjs';
import { InMemorySignalCatalogue } from '../../../src/infrastructure/in-memory/in-memory-signal-catalogue';
import { parseWorkspace } from '../../../src/infrastructure/workspace-file/fetched-workspace-source';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import { entityId } from '../../../src/domain/shared/entity-id';

const row = (tid: number, growth: number) => ({
  tid,
  sow_id: 1,
  topic_name: `T${tid}`,
  topic_growth: growth,
  quadrant: 1,
});
const file = {
  sows: [{ id: 1, name: 'One' }],
  topics: [row(1, 0.1), row(2, 0.2)],
  versions: {
    1: [
      { version: 'Current Data', date: '2026-09-30' },
      { version: 'Previous Data', date: '2025-09-30' },
    ],
  },
  previous: { 1: { topics: [row(1, 0.3), row(9, 0.9)] } },
  earlier: { 1: [{ date: '2024-09-30', topics: [row(1, 0.5)] }] },
};
const decided = (tid: unknown, at: unknown, more: object = {}) => ({ tid, topic_status: 3, decided_at: at, ...more });

async function decisions(rows: unknown) {
  const workspace = await parseWorkspace(JSON.stringify({ ...file, decisions: { 1: rows } }), 'w.json', () => null);
  const source = { load: async () => workspace };
  return new InMemorySignalCatalogue(source, null as never).broughtDecisions(entityId('1'));
}

describe('decisions of a workspace file', () => {
  it('have the figures of the newest data that was there on their day', async () => {
    const days = ['2024-09-29', '2024-09-30', '2025-09-29', '2025-10-08', '2026-09-30', '2027-01-01'];
    const read = await decisions(days.map((day) => decided(1, day)));
    expect(read.map(({ figures }) => [figures?.growth, figures?.data])).toEqual([
      [undefined, undefined],
      [0.5, '2024-09-30'],
      [0.5, '2024-09-30'],
      [0.3, '2025-09-30'],
      [0.1, '2026-09-30'],
      [0.1, '2026-09-30'],
    ]);
  });

  it('are of a day, or of an instant', async () => {
    const read = await decisions([
      decided(1, '2025-10-08', { reason: 'Wait.' }),
      decided(1, '2025-10-08T23:30:00+02:00'),
    ]);
    expect(read.map(({ at, reason }) => [at, reason])).toEqual([
      ['2025-10-08T12:00:00.000Z', 'Wait.'],
      ['2025-10-08T21:30:00.000Z', null],
    ]);
  });

  it('have no figures where the data of then did not have the topic, and the name of one that is gone', async () => {
    expect(await decisions([decided(2, '2025-10-08'), decided(9, '2025-10-08')])).toMatchObject([
      { topicId: '2', name: 'T2', figures: null },
      { topicId: '9', name: 'T9', figures: { growth: 0.9 } },
    ]);
  });

  it('that are damaged are left out and named, and the others stay', async () => {
    const rows = [
      decided(1, '2025-10-08'),
      decided(1, 'soon'),
      decided(null, '2025-10-08'),
      decided(1, '2025-10-08', { topic_status: 7 }),
      'x',
    ];
    expect(await decisions(rows)).toHaveLength(1);
    const problems = checkWorkspace({ ...file, decisions: { 1: rows } });
    expect(problems.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'decisions.1.1.decided_at is not a date',
      'decisions.1.2.tid is not an id',
      'decisions.1.3.topic_status is no status',
      expect.stringMatching(/^decisions\.1\.4/),
    ]);
    expect(await decisions([])).toEqual([]);
  });
});

it('the bundled workspace has three versions, and decisions of two earlier years with the figures of their own', async () => {
  const text = JSON.stringify(await assembleWorkspace());
  const workspace = await parseWorkspace(text, 'workspace.json', () => null);
  const source = { load: async () => workspace };
  const read = await new InMemorySignalCatalogue(source, null as never).broughtDecisions(entityId('1'));
  const versions = new Map<string, Set<string | null | undefined>>();
  for (const { at, figures } of read) {
    const year = at.slice(0, 4);
    versions.set(year, (versions.get(year) ?? new Set()).add(figures?.data));
  }
  expect(
    [...versions].toSorted(([one], [other]) => one.localeCompare(other)).map(([year, data]) => [year, [...data]]),
  ).toEqual([
    ['2024', ['2024-09-30']],
    ['2025', ['2025-09-30']],
    ['2026', ['2026-09-30']],
  ]);
});
