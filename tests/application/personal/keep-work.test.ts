import { describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { KeepWork } from '../../../src/application/personal/keep-work';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { reviewPlatform } from '../review/review-platform';

const TOPICS = [1, 2].map((id) => aTopic({ id: entityId(id), status: 0 }));

describe('work of the user', () => {
  it('is kept from the first decision on, and the browser is asked once', async () => {
    const { platform } = await reviewPlatform(TOPICS);
    platform.get(KeepWork).start();
    expect(platform.asksToKeep).toBe(0);
    for (const topic of TOPICS) await platform.get(PickTopicStatus).pick(topic, 3);
    expect(platform.asksToKeep).toBe(1);
  });

  it.each([
    [1000, true],
    [5 * 1024 * 1024, false],
    [null, false],
  ])('is warned of before the storage is full: with %s bytes left', async (room, isTold) => {
    const { platform } = await reviewPlatform(TOPICS);
    platform.room = room;
    platform.get(KeepWork).start();
    await platform.get(PickTopicStatus).pick(TOPICS[0]!, 3);
    await settle();
    const texts = platform.get(ToastStore).shown.map(({ toast }) => toast.text);
    expect(texts.some((text) => text.includes('almost full'))).toBe(isTold);
  });

  it('is kept from the first project on that the user has opened from a file', async () => {
    const { platform } = await reviewPlatform(TOPICS);
    platform.get(KeepWork).start();
    const workspace = platform.get(WorkspaceStore);
    platform.sows.list = async () => [{ id: entityId(9), name: 'Mine', isOwn: true }];
    void workspace.retrySows();
    await settle();
    expect(platform.asksToKeep).toBe(1);
  });
});
