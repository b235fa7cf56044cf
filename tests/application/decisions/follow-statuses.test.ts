import { describe, expect, it } from 'vitest';
import { followStored } from '../../fakes/follow-stored';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const TOPICS = Array.from({ length: 60 }, (_, index) => aTopic({ id: entityId(100 + index), status: 0 }));
const [one, two] = [TOPICS[0]!, TOPICS[1]!];

/** Another tab of the same browser and user, or the same tab after a reload. */
async function tab(of?: TestPlatform, share: Partial<TestPlatform> = {}): Promise<TestPlatform> {
  const platform = new TestPlatform({ user: aMember() });
  if (of !== undefined) Object.assign(platform, { signals: of.signals, topics: of.topics, ...share });
  else {
    platform.signals.everyTopic = TOPICS;
    platform.topics.add(...TOPICS);
  }
  of?.statusNews.connect(platform.statusNews);
  await platform.enter();
  followStored(platform);
  return platform;
}

const pick = (platform: TestPlatform, topic = one, status: TopicStatus = 3) =>
  platform.get(PickTopicStatus).pick(topic, status);

const shown = (platform: TestPlatform, topic = one) => platform.get(TopicStatusStore).statusOf(topic);
const settled = (platform: TestPlatform, topic = one) => platform.get(TopicStatusStore).settledStatusOf(topic);

/** Lets everything that waits come to an end. */
async function pass(platform: TestPlatform, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    platform.clock.advance(100);
    await settle();
  }
}

describe('a status picked in one tab', () => {
  it('is shown in the other tabs of the user, in charts too', async () => {
    const first = await tab();
    const second = await tab(first);
    await pick(first);
    await pass(second, 100);
    expect([shown(second), settled(second)]).toEqual([3, 3]);
    expect(second.topics.answers.count('byId')).toBe(0);
  });

  it('is shown to no other user, and not after the logout', async () => {
    const first = await tab();
    const second = await tab(first);
    await second.get(SessionStore).signOut();
    await pick(first);
    await pass(second, 100);
    expect(shown(second)).toBe(0);
    const third = await tab(first);
    third.statusNews.hear({ ...first.statusNews.announced[0]!, topicId: two.id, userId: 'another' });
    await pass(third, 100);
    expect(shown(third, two)).toBe(0);
  });

  it('is announced after it is saved only', async () => {
    const first = await tab();
    first.topics.answers.fail('saveStatus', 'refused');
    await pick(first);
    expect(first.statusNews.announced).toEqual([]);
    await pick(first);
    expect(first.statusNews.announced).toMatchObject([{ topicId: one.id, status: 3 }]);
  });

  it('draws the charts of the other tabs once for many topics', async () => {
    const first = await tab();
    const second = await tab(first);
    const before = second.get(TopicStatusStore).settled;
    await Promise.all(TOPICS.map((topic) => pick(first, topic)));
    expect(second.get(TopicStatusStore).settled).toBe(before);
    second.clock.advance(100);
    expect(TOPICS.map((topic) => settled(second, topic))).toEqual(TOPICS.map(() => 3));
  });
});

describe('picks of one topic in two tabs at once', () => {
  it.each([
    ['first', 1],
    ['second', 4],
  ] as const)('both show what is stored where the %s is the last on the server', async (last, stored) => {
    const first = await tab();
    const second = await tab(first);
    // The answers come in the other order than the server has stored them.
    const [one_, other] = [first.topics.answers.hold('saveStatus'), first.topics.answers.hold('saveStatus')];
    const picks = [pick(first, one, 1), pick(second, one, 4)];
    await settle();
    for (const answer of last === 'first' ? [other, one_] : [one_, other]) {
      answer.resolve();
      await settle();
    }
    await Promise.all(picks);
    for (const each of [first, second]) await pass(each, 1000);
    expect([shown(first), shown(second)]).toEqual([stored, stored]);
  });

  it('both show what is stored where the announcement comes late', async () => {
    const first = await tab();
    const second = await tab(first);
    await pick(first, one, 1);
    const [news] = first.statusNews.announced;
    await pick(second, one, 4);
    await pass(second, 100);
    second.statusNews.hear(news!);
    for (const each of [first, second]) await pass(each, 1000);
    expect([shown(first), shown(second)]).toEqual([4, 4]);
  });
});

describe('what is stored', () => {
  it('is read again on the return to the tab, and drawn anew only where it differs', async () => {
    const platform = await tab();
    const { topics } = platform.get(ProjectSignalsStore);
    const before = topics.value;
    platform.page.show();
    await settle();
    expect(platform.signals.answers.count('topics')).toBe(2);
    expect(topics.value).toBe(before);
    platform.topics.saved.push({ id: two.id, status: 2 });
    platform.page.show();
    await settle();
    expect(topics.value).toBe(before);
    expect([shown(platform, two), settled(platform, two)]).toEqual([2, 2]);
    platform.signals.everyTopic = [aTopic({ ...one, growth: 0.99 }), ...TOPICS.slice(1)];
    platform.page.show();
    await settle();
    expect(topics.value?.[0]?.growth).toBe(0.99);
  });

  it('is read again where a page was left before it could announce it, once for many, and for its user alone', async () => {
    const platform = await tab();
    const { channel } = platform.library;
    const owner = platform.get(SessionStore).owner!;
    platform.topics.saved.push({ id: one.id, status: 2 }, { id: two.id, status: 4 });
    const asked = platform.signals.answers.count('topics');
    channel.hear({ ...owner, userId: 'another', kind: 'statuses' });
    channel.hear({ ...owner, kind: 'reasons' });
    await pass(platform, 1000);
    expect(platform.signals.answers.count('topics')).toBe(asked);
    for (const _ of TOPICS) channel.hear({ ...owner, kind: 'statuses' });
    await pass(platform, 1000);
    expect(platform.signals.answers.count('topics')).toBe(asked + 1);
    expect([shown(platform, one), shown(platform, two)]).toEqual([2, 4]);
    channel.hear({ ...owner, kind: 'statuses' });
    await platform.get(SessionStore).signOut();
    await pass(platform, 1000);
    expect(platform.signals.answers.count('topics')).toBe(asked + 1);
  });

  it('is read again after a save without an answer, until there is one', async () => {
    const platform = await tab();
    platform.topics.answers.fail('saveStatus', 'server');
    for (const _ of [1, 2, 3]) platform.topics.answers.fail('byId', 'server');
    await pick(platform);
    expect(shown(platform)).toBe(0);
    // The server has stored it all the same.
    platform.topics.topics.set(one.id, { ...one, status: 3 });
    await pass(platform, 3000);
    expect(shown(platform)).toBe(0);
    await pass(platform, 6000);
    expect(shown(platform)).toBe(3);
    const asked = platform.topics.answers.count('byId');
    await pass(platform, 60_000);
    expect(platform.topics.answers.count('byId')).toBe(asked);
  });

  it('is read again when the network is back', async () => {
    const platform = await tab();
    platform.topics.answers.fail('saveStatus', 'server');
    platform.topics.answers.fail('byId', 'server');
    await pick(platform);
    platform.connection.isOnline = false;
    platform.topics.topics.set(one.id, { ...one, status: 3 });
    await pass(platform, 5000);
    expect(shown(platform)).toBe(0);
    platform.connection.goOnline();
    await settle();
    expect(shown(platform)).toBe(3);
  });

  it('is not asked for any more where the topic is gone', async () => {
    const platform = await tab();
    platform.topics.answers.fail('saveStatus', 'server');
    for (const kind of ['server', 'not-found'] as const) platform.topics.answers.fail('byId', kind);
    await pick(platform);
    await pass(platform, 60_000);
    expect(platform.topics.answers.count('byId')).toBe(2);
  });
});
