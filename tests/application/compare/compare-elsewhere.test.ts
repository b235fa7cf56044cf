import { describe, expect, it } from 'vitest';
import { compareRows } from '../../../src/application/compare/compare-rows';
import { CompareSource } from '../../../src/application/compare/compare-source';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import type { Row } from '../../../src/domain/query/row';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

describe('comparing what is selected', () => {
  async function source(ids: readonly string[], options: ConstructorParameters<typeof TestPlatform>[0] = {}) {
    const platform = new TestPlatform({ path: '/homepage/1', ...options });
    platform.signals.everyTopic = topics(3, (index) => ({ id: entityId(index + 1) }));
    await platform.enter();
    for (const id of ids) platform.get(SelectionStore).toggle(entityId(id));
    const selection = platform.get(SelectionStore);
    const { entries } = new CompareSource(selection, platform.get(WorkspaceStore), platform.navigator);
    return { platform, entries };
  }

  it('is found in the search with two or more, and leads to them', async () => {
    const { platform, entries } = await source(['1', '3']);
    expect(entries.map(({ result }) => result.title)).toEqual(['Compare 2 selected topics']);
    entries[0]?.open();
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=3');
  });

  it.each([[[]], [['1']]])('is not offered with %j', async (ids) => {
    expect((await source(ids)).entries).toEqual([]);
  });

  it('is not offered where comparing is switched off, or outside of a project', async () => {
    expect((await source(['1', '2'], { off: new Set(['compare'] as const) })).entries).toEqual([]);
    expect((await source(['1', '2'], { path: '/nowhere' })).entries).toEqual([]);
  });
});

describe('comparing the rows of an answer', () => {
  const rows = (count: number): readonly Row[] =>
    topics(count, (index) => ({ id: entityId(index + 1) })).map((topic) => ({ type: 'topic', topic }));
  const SOW = entityId<'sow'>('1');

  it.each([
    [2, 'Compare', 2],
    [4, 'Compare', 4],
    [5, 'Compare the first 4', 4],
  ])('of %i is offered as %s', (count, label, compared) => {
    const link = compareRows.linkOf({ query: EVERY_TOPIC, rows: rows(count), undecided: 0 }, SOW);
    expect(link?.label).toBe(label);
    expect(link?.path.match(/topic=/g)).toHaveLength(compared);
  });

  it('is not offered for one', () => {
    expect(compareRows.linkOf({ query: EVERY_TOPIC, rows: rows(1), undecided: 0 }, SOW)).toBeNull();
  });

  it('of trends compares trends', () => {
    const trends = ['7', '8'].map((id): Row => ({ type: 'trend', trend: aTrend({ id: entityId(id) }) }));
    const link = compareRows.linkOf({ query: { ...EVERY_TOPIC, subject: 'trends' }, rows: trends, undecided: 0 }, SOW);
    expect(link?.path).toBe('/compare/1?trend=7&trend=8');
  });
});
