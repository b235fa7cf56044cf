import { expect, it } from 'vitest';
import { DataComparison } from '../../../src/application/filters/data-comparison';
import { HomeMatter } from '../../../src/application/home/home-matter';
import { FurtherMatters } from '../../../src/application/home/home-strips';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { isWithout } from '../../fakes/is-without';

const SOW = entityId<'sow'>('1');

async function matterOf(now: readonly Topic[], before: readonly Topic[]) {
  const platform = new TestPlatform({ path: '/homepage/1' });
  platform.signals.everyTopic = now;
  platform.signals.versions.set(PREVIOUS_DATA, { topics: before, trends: [] });
  platform.sows.versionsOfSow.set(SOW, [
    { name: CURRENT_DATA, date: '2026-09-30' },
    { name: PREVIOUS_DATA, date: '2025-09-30' },
  ]);
  await platform.enter();
  const signals = platform.get(ProjectSignalsStore);
  const options = platform.get(DataComparison);
  const matter = new HomeMatter(
    signals,
    platform.get(ProjectFacts),
    platform.get(WorkspaceStore),
    options,
    platform.get(FurtherMatters),
  );
  expect(matter.matter).toBeNull();
  await Promise.all([signals.topics.load(SOW), options.loadVersions(SOW)]);
  options.loadPrevious(SOW);
  await settle();
  return matter.matter;
}

const FOUR = topics(4, (index) => ({ status: index === 3 ? 2 : 0, quadrant: quadrantOf(1) }));
const elsewhere = (...indexes: readonly number[]): readonly Topic[] =>
  FOUR.map((topic, index) => (indexes.includes(index) ? { ...topic, quadrant: quadrantOf(2) } : topic));

it('the first line says what changed quadrant and is undecided, and leads to just these', async ({ skip }) => {
  skip(isWithout('review'));
  expect(await matterOf(FOUR, elsewhere(0, 1, 3))).toEqual({
    words: '2 topics changed quadrant and wait for your decision',
    action: { label: 'Review the 2', path: '/review/1?topics=Topic%201&topics=Topic%202' },
    topics: [FOUR[0]!.id, FOUR[1]!.id],
  });
  expect(await matterOf(FOUR, elsewhere(1))).toMatchObject({
    words: '1 topic changed quadrant and waits for your decision',
    action: { label: 'Review it' },
  });
});

it('then what is new, then what is undecided, then that nothing waits', async ({ skip }) => {
  skip(isWithout('review'));
  expect(await matterOf(FOUR, FOUR.slice(1))).toMatchObject({
    words: '1 new topic is undecided',
    action: { path: '/review/1?topics=Topic%201' },
  });
  expect(await matterOf(FOUR, FOUR)).toEqual({
    words: '3 topics are undecided',
    action: { label: 'Review them', path: '/review/1' },
  });
  const decided = FOUR.map((topic): Topic => ({ ...topic, status: 3 }));
  expect(await matterOf(decided, decided)).toEqual({
    words: 'Nothing waits for you: all topics are decided',
    action: null,
  });
});
