import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MoveOnBoard } from '../../../src/application/board/move-on-board';
import { DecisionHistory } from '../../../src/application/decisions/decision-history';
import { followStored } from '../../fakes/follow-stored';
import { UndoDecision } from '../../../src/application/decisions/undo-decision';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { SessionStore } from '../../../src/application/session/session.store';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { reviewPlatform } from '../review/review-platform';

const TOPICS = ['Heat pumps', 'Seaweed films', 'Refill stations', 'Green-claim proof'].map((name, index) =>
  aTopic({ id: entityId(300 + index), name, status: 0 }),
);
const [pumps, films, refill] = [TOPICS[0]!, TOPICS[1]!, TOPICS[2]!];

let platform: TestPlatform;
let undo: UndoDecision;

const statusOf = (topic = pumps) => platform.get(TopicStatusStore).statusOf(topic);
const stored = () => TOPICS.map(({ id }) => platform.topics.topics.get(id)?.status);
const toast = () => platform.get(ToastStore).shown.at(-1)?.toast;

async function pick(topic: typeof pumps, status: TopicStatus): Promise<void> {
  await platform.get(PickTopicStatus).pick(topic, status);
}

beforeEach(async () => {
  ({ platform } = await reviewPlatform(TOPICS));
  undo = platform.get(UndoDecision);
});

describe('Undo', () => {
  it('takes back the last decision where queue, board, card and selection are mixed', async () => {
    const { platform: mixed, review } = await reviewPlatform(TOPICS);
    platform = mixed;
    undo = mixed.get(UndoDecision);
    review.go(pumps);
    review.decide(3);
    await settle();
    await boardOf(mixed).move(films, 2);
    await pick(refill, 4);
    await mixed.get(SetStatusForMany).run([pumps, films], 1);
    expect(stored()).toEqual([1, 1, 4, 0]);
    review.undo();
    await settle();
    expect(stored()).toEqual([3, 2, 4, 0]);
    expect(review.announcement).toMatch(/^2 topics have their earlier statuses again\./);
    undo.run();
    await settle();
    expect([stored(), toast()?.text]).toEqual([[3, 2, 0, 0], 'Refill stations is Undefined again.']);
    review.undo();
    await settle();
    expect(stored()).toEqual([3, 0, 0, 0]);
    expect(review.announcement).toMatch(/^Seaweed films is Undefined again\./);
    undo.run();
    await settle();
    undo.run();
    expect([stored(), toast()?.text]).toEqual([[0, 0, 0, 0], 'There is no decision to take back.']);
  });

  it('leaves what was changed since in another tab, and takes back the one before', async () => {
    followStored(platform);
    await pick(pumps, 3);
    await pick(films, 2);
    platform.statusNews.hear({ organisationId: 'org_northwind', userId: 'auth|maya', topicId: films.id, status: 4 });
    platform.clock.advance(100);
    undo.run();
    await settle();
    expect([statusOf(pumps), statusOf(films)]).toEqual([0, 4]);
  });

  it('takes back what a toast has not taken back already', async () => {
    await pick(pumps, 3);
    await pick(films, 2);
    toast()?.action?.run();
    await settle();
    expect(stored()).toEqual([0, 0, 0, 0].with(0, 3));
    followStored(platform);
    platform.statusNews.hear({ organisationId: 'org_northwind', userId: 'auth|maya', topicId: films.id, status: 2 });
    platform.clock.advance(100);
    undo.run();
    await settle();
    expect([statusOf(pumps), statusOf(films)]).toEqual([0, 2]);
  });

  it('takes back nothing of another project, nor of the user before', async () => {
    platform.get(ClearUserData).start();
    await pick(pumps, 3);
    platform.get(WorkspaceStore).open(entityId('2'));
    undo.run();
    await settle();
    expect(statusOf()).toBe(3);
    platform.get(WorkspaceStore).open(entityId('1'));
    await platform.get(SessionStore).signOut();
    expect(platform.get(DecisionHistory).all).toEqual([]);
  });

  it('does not take back a decision that was not saved, although the status was set elsewhere since', async () => {
    platform.topics.answers.fail('saveStatus', 'not-found');
    await pick(pumps, 3);
    expect(platform.get(DecisionHistory).own).toEqual([]);
  });

  it('takes back the saved part of a decision on many topics', async () => {
    platform.topics.answers.fail('saveStatus', 'refused');
    await platform.get(SetStatusForMany).run(TOPICS, 3);
    expect(stored()).toEqual([0, 3, 3, 3]);
    undo.run();
    await settle();
    expect(stored()).toEqual([0, 0, 0, 0]);
  });

  it('says so where it is not saved, and offers it again', async () => {
    await pick(pumps, 3);
    platform.topics.answers.fail('saveStatus', 'refused');
    undo.run();
    await settle();
    expect([statusOf(), toast()?.text]).toEqual([3, 'Heat pumps could not be set back. It is still Important.']);
    toast()?.action?.run();
    await settle();
    expect(statusOf()).toBe(0);
  });

  it('brings every sequence of decisions back to its beginning, step by step', async () => {
    const step = fc.record({
      topics: fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1, selector: ({ id }) => id }),
      status: fc.constantFrom(...TOPIC_STATUSES),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        ({ platform } = await reviewPlatform(TOPICS));
        undo = platform.get(UndoDecision);
        const before: ReturnType<typeof stored>[] = [];
        for (const { topics, status } of steps) {
          const was = stored();
          const [first] = topics;
          if (topics.length > 1) await platform.get(SetStatusForMany).run(topics, status);
          else if (first !== undefined) await pick(first, status);
          if (String(stored()) !== String(was)) before.push(was);
        }
        for (const was of before.toReversed()) {
          undo.run();
          await settle();
          expect(stored()).toEqual(was);
        }
        expect(platform.get(DecisionHistory).last).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

function boardOf({ resolver }: TestPlatform): MoveOnBoard {
  return new MoveOnBoard(
    resolver.get(TopicStatusStore),
    resolver.get(PickTopicStatus),
    resolver.get(SetStatusForMany),
    resolver.get(SelectionStore),
    resolver.get(ToastStore),
  );
}
