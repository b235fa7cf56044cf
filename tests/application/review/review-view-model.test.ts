import { describe, expect, it } from 'vitest';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { followStored } from '../../fakes/follow-stored';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { reviewPlatform, SOW } from './review-platform';

/** Topic 1 grows fastest; topics 7 and 8 are decided. */
const EIGHT = topics(8, (index) => ({ growth: 1 - index / 10, status: index < 6 ? 0 : 2 }));

describe('the review queue', () => {
  it('begins at the first topic that is left, after those decided before', async () => {
    const { review } = await reviewPlatform(EIGHT);
    expect(review.queue.topics.map(({ name }) => name.slice(6)).join('')).toBe('78123456');
    expect([review.topic?.name, review.queue.position, review.queue.left]).toEqual(['Topic 1', 2, 6]);
  });

  it('goes on with each decision, which is saved behind it without a toast', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    review.decide(1);
    review.decide(3);
    expect([review.topic?.name, review.queue.left]).toEqual(['Topic 3', 4]);
    expect(review.announcement).toBe('Topic 2, Important. Next: Topic 3, 4 undecided.');
    await settle();
    expect(platform.topics.saved.map(({ status }) => status)).toEqual([1, 3]);
    expect(platform.get(ToastStore).shown).toEqual([]);
    expect(platform.tracker.payloads('clicked_on_set_status')).toMatchObject([
      { status_name: 'Analyze', topic_count: 1 },
      { status_name: 'Important', topic_count: 1 },
    ]);
  });

  it('counts a decision when it is stored', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    const answer = platform.topics.answers.hold('saveStatus');
    review.decide(1);
    await settle();
    expect([review.queue.decidedCount, review.queue.left]).toEqual([2, 5]);
    answer.resolve();
    await settle();
    expect(review.queue.decidedCount).toBe(3);
  });

  it('leaves a topic undecided with 0 and comes back to it at the end', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    review.decide(0);
    expect(review.announcement).toBe('Topic 1, undecided. Next: Topic 2, 6 undecided.');
    for (let times = 0; times < 5; times += 1) review.decide(2);
    expect([review.topic?.name, review.queue.left]).toEqual(['Topic 1', 1]);
    review.decide(0);
    expect(review.topic?.name).toBe('Topic 1');
    await settle();
    expect(platform.topics.saved).toHaveLength(5);
  });

  it('goes forth and back without changing anything, up to its ends', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    for (let times = 0; times < 5; times += 1) review.back();
    expect([review.topic?.name, review.status]).toEqual(['Topic 7', 2]);
    for (let times = 0; times < 20; times += 1) review.next();
    expect([review.topic?.name, review.announcement]).toEqual(['Topic 6', 'Topic 6, Undefined. 8 of 8.']);
    await settle();
    expect(platform.topics.saved).toEqual([]);
  });

  it('is done when none is left, and goes back from there', async () => {
    const { review } = await reviewPlatform(EIGHT);
    for (let times = 0; times < 6; times += 1) review.decide(4);
    expect([review.isDone, review.topic, review.acts.decidedCount]).toEqual([true, null, 0]);
    expect(review.announcement).toBe('Topic 6, Disregard. All 8 topics are decided.');
    await settle();
    expect(review.acts.decidedCount).toBe(6);
    review.undo();
    expect([review.isDone, review.topic?.name, review.queue.left]).toEqual([false, 'Topic 6', 1]);
    review.decide(4);
    review.back();
    expect(review.topic?.name).toBe('Topic 6');
  });

  it('takes back every act of the session, the last first', async () => {
    const { review, statuses } = await reviewPlatform(EIGHT);
    review.back();
    for (const status of [1, 2, 3] satisfies TopicStatus[]) review.decide(status);
    review.undo();
    expect(review.announcement).toBe('Topic 2 is Undefined again. 5 undecided.');
    review.undo();
    review.undo();
    review.undo();
    await settle();
    expect(EIGHT.map((topic) => statuses.statusOf(topic))).toEqual(EIGHT.map(({ status }) => status));
    expect([review.topic?.name, review.acts.last]).toEqual(['Topic 8', null]);
  });

  it('has the topics that the filters of the address pass; a decision removes none of them', async () => {
    const { review, address } = await reviewPlatform(EIGHT, '/review/1?status=0&topics=Topic%202&topics=Topic%203');
    review.decide(1);
    expect([review.topic?.name, review.queue.topics.length, review.queue.left]).toEqual(['Topic 3', 2, 1]);
    address.setFilters({ topicFilter: [], statusFilter: [2] });
    expect(review.queue.topics.map(({ name }) => name)).toEqual(['Topic 7', 'Topic 8']);
    expect(review.isDone).toBe(true);
    address.setFilters({ topicFilter: ['None'] });
    expect([review.topic, review.isDone, review.queue.topics]).toEqual([null, false, []]);
  });

  it('begins anew in another order', async () => {
    const { review, address, platform } = await reviewPlatform(
      topics(3, (index) => ({
        growth: 1 - index / 10,
        status: 0,
        sizing: { ...EIGHT[0]!.sizing, average: index / 10 },
      })),
    );
    address.setOrder('sizing');
    expect(review.topic?.name).toBe('Topic 3');
    expect(platform.navigator.location.query).toEqual([['order', 'sizing']]);
  });

  it('shows statuses that are set elsewhere, in their old positions', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    await platform.get(PickTopicStatus).pick(EIGHT[1]!, 3);
    expect(review.queue.left).toBe(5);
    review.decide(1);
    expect(review.topic?.name).toBe('Topic 3');
  });

  it('asks for statuses that were set in another tab when the page is shown again', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    followStored(platform);
    platform.signals.everyTopic = EIGHT.map((topic) => ({ ...topic, status: topic === EIGHT[3] ? 4 : topic.status }));
    platform.page.show();
    await settle();
    expect([review.queue.left, review.topic?.name]).toEqual([5, 'Topic 1']);
    expect(review.queue.topics.map(({ name }) => name.slice(6)).join('')).toBe('78123456');
  });

  it.each([
    ['fewer', EIGHT.slice(3), 'Topic 4', 5],
    [
      'more',
      topics(9, (index) => ({ growth: 1 - index / 10, status: index < 6 || index === 8 ? 0 : 2 })),
      'Topic 1',
      9,
    ],
    ['others', [...EIGHT.slice(1), ...topics(9).slice(8)], 'Topic 2', 8],
  ])('begins anew where the project has %s topics', async (_, now, first, count) => {
    const { platform, review } = await reviewPlatform(EIGHT);
    platform.signals.everyTopic = now;
    await platform.get(ProjectSignalsStore).topics.reload();
    expect([review.topic?.name, review.queue.topics.length]).toEqual([first, count]);
  });
});

describe('a decision that is not saved', () => {
  it('is rolled back alone, named, and can be tried again', async () => {
    const { platform, review, statuses } = await reviewPlatform(EIGHT);
    platform.topics.answers.fail('saveStatus', 'refused');
    review.decide(3);
    review.decide(1);
    await settle();
    expect([statuses.statusOf(EIGHT[0]!), statuses.statusOf(EIGHT[1]!)]).toEqual([0, 1]);
    expect(review.acts.failed).toMatchObject([{ topic: { name: 'Topic 1' }, status: 3 }]);
    expect(review.announcement).toBe('Topic 1 was not saved.');
    expect(review.topic?.name).toBe('Topic 3');
    review.retry();
    await settle();
    expect([statuses.statusOf(EIGHT[0]!), review.acts.failed]).toEqual([3, []]);
  });

  it('cannot be taken back; what was saved can', async () => {
    const { platform, review, statuses } = await reviewPlatform(EIGHT);
    review.decide(1);
    await settle();
    platform.topics.answers.fail('saveStatus', 'refused');
    review.back();
    review.decide(2);
    await settle();
    expect(statuses.statusOf(EIGHT[0]!)).toBe(1);
    review.undo();
    expect([statuses.statusOf(EIGHT[0]!), review.acts.last]).toEqual([0, null]);
  });

  it('brings the topic back where it was the last one', async () => {
    const { platform, review } = await reviewPlatform(EIGHT.slice(5));
    platform.topics.answers.fail('saveStatus', 'refused');
    review.decide(3);
    expect(review.isDone).toBe(true);
    await settle();
    expect([review.isDone, review.topic?.name]).toEqual([false, 'Topic 6']);
  });

  it('is forgotten when the topic is decided on another screen, and is not named in another project', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    platform.topics.answers.fail('saveStatus', 'refused');
    review.decide(3);
    await settle();
    expect(review.acts.failed).toHaveLength(1);
    platform.get(WorkspaceStore).open(entityId('2'));
    expect(review.acts.failed).toEqual([]);
    platform.get(WorkspaceStore).open(SOW);
    void platform.get(PickTopicStatus).pick(EIGHT[0]!, 2);
    expect(review.acts.failed).toEqual([]);
  });

  it('of a project that was left meanwhile is not named in the next one', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    platform.topics.answers.fail('saveStatus', 'refused');
    review.decide(3);
    platform.get(WorkspaceStore).open(entityId('2'));
    await settle();
    expect(review.acts.failed).toEqual([]);
  });

  it('is forgotten when the topic is decided again', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    platform.topics.answers.fail('saveStatus', 'refused');
    review.decide(3);
    await settle();
    review.back();
    review.decide(2);
    await settle();
    expect(review.acts.failed).toEqual([]);
  });
});

describe('beside the decisions', () => {
  it('the topic is selected and its card opened', async () => {
    const { platform, review } = await reviewPlatform(EIGHT);
    review.toggleSelected();
    expect(platform.get(SelectionStore).topics.map(({ name }) => name)).toEqual(['Topic 1']);
    expect([review.isSelected, review.announcement]).toEqual([true, 'Topic 1 selected, 1 selected.']);
    review.openCard();
    expect(platform.navigator.location.query).toEqual([['topic_id', '5000']]);
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ source: 'review' });
  });

  it('the acts stay while the tab is left, and end with the project', async () => {
    const { platform, review, leave } = await reviewPlatform(EIGHT);
    review.decide(1);
    leave();
    const leaveAgain = review.enter(SOW);
    expect(review.acts.last?.changes).toMatchObject([{ to: 1 }]);
    leaveAgain();
    platform.get(WorkspaceStore).open(entityId('2'));
    review.enter(entityId('2'));
    expect(review.acts.last).toBeNull();
  });
});
