import { describe, expect, it } from 'vitest';
import { followStored } from '../../fakes/follow-stored';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { SendOutbox } from '../../../src/application/decisions/send-outbox';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { ToastStore } from '../../../src/application/shared/toast.store';
import type { Member } from '../../../src/domain/session/user';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const TOPICS = [1, 2, 3].map((id) => aTopic({ id: entityId(id), name: `Topic ${id}`, status: 0 }));
const [one] = TOPICS as [(typeof TOPICS)[0]];

/** A page in live mode. @param of an earlier page of the same browser and service */
async function page(of?: TestPlatform, user: Member | null = aMember()): Promise<TestPlatform> {
  const platform = new TestPlatform({ user });
  if (of === undefined) platform.topics.add(...TOPICS);
  else
    Object.assign(platform, {
      signals: of.signals,
      topics: of.topics,
      library: of.library,
      journals: of.journals,
      locks: of.locks,
    });
  platform.signals.everyTopic = TOPICS;
  for (const task of [ClearUserData, SendOutbox]) platform.get<{ start(): () => void }>(task).start();
  followStored(platform);
  await platform.enter();
  await settle();
  return platform;
}

const pick = (platform: TestPlatform, topic = one, status: TopicStatus = 3) =>
  void platform.get(PickTopicStatus).pick(topic, status);

async function logIn(platform: TestPlatform, user = aMember()): Promise<void> {
  platform.auth.arriving = user;
  await platform.get(SessionStore).signIn();
  await platform.enter();
  await settle();
}

const shown = (platform: TestPlatform) => TOPICS.map((topic) => platform.get(TopicStatusStore).settledStatusOf(topic));
const texts = (platform: TestPlatform) => platform.get(ToastStore).shown.map(({ toast }) => toast.text);
const outbox = (platform: TestPlatform) =>
  [...platform.library.storage.rows.keys()].filter((key) => (JSON.parse(key) as string[])[3] === 'outbox');

describe('decisions that the service has not confirmed', () => {
  it('wait in the browser until it has, and no longer', async () => {
    const platform = await page();
    const save = platform.topics.answers.hold('saveStatus');
    pick(platform);
    await settle();
    expect(outbox(platform)).toHaveLength(1);
    save.resolve();
    await settle();
    expect([outbox(platform), shown(platform)]).toEqual([[], [3, 0, 0]]);
  });

  it('of a session that ends while the device is offline are sent after the log-in, and said', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    for (const topic of TOPICS) pick(platform, topic);
    await settle();
    platform.auth.end();
    await settle();
    platform.connection.goOnline();
    await settle();
    expect(platform.topics.saved).toEqual([]);
    await logIn(platform);
    expect(platform.topics.saved.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect([shown(platform), outbox(platform)]).toEqual([[3, 3, 3], []]);
    expect(texts(platform)).toEqual(['3 decisions that had not been saved are saved now.']);
  });

  it('that were refused for the token, which ended the session, are sent after the log-in', async () => {
    const platform = await page();
    const save = platform.topics.answers.hold('saveStatus');
    pick(platform);
    await settle();
    platform.get(SessionStore).end('refused');
    save.reject(new RequestFailure('refused', 'status 401'));
    await settle();
    expect([outbox(platform).length, texts(platform)]).toEqual([1, []]);
    await logIn(platform);
    expect([shown(platform), outbox(platform)]).toEqual([[3, 0, 0], []]);
  });

  it('of a page that was reloaded meanwhile are shown as being saved, and saved', async () => {
    const before = await page();
    before.topics.answers.hold('saveStatus');
    pick(before);
    await settle();
    before.page.hide();
    // The lock ends with its page.
    before.locks = new TestPlatform().locks;
    const asking = before.topics.answers.hold('byId');
    const after = await page(before);
    expect([after.get(TopicStatusStore).statusOf(one), shown(after)]).toEqual([3, [0, 0, 0]]);
    asking.resolve();
    await settle();
    expect([shown(after), after.topics.saved.length, outbox(after)]).toEqual([[3, 0, 0], 1, []]);
  });

  it('of another page are not sent by a second one while the first is at it', async () => {
    const first = await page();
    const save = first.topics.answers.hold('saveStatus');
    pick(first);
    await settle();
    const second = await page(first);
    expect(second.topics.answers.count('byId')).toBe(0);
    save.resolve();
    await settle();
    await settle();
    expect([first.topics.saved.length, shown(first), shown(second)]).toEqual([1, [3, 0, 0], [3, 0, 0]]);
  });

  it('are neither shown nor sent to another user or another organisation of the browser', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    pick(platform);
    await settle();
    platform.auth.end();
    platform.connection.goOnline();
    for (const other of [aMember({ userId: 'auth|noor' }), aMember({ orgId: 'org_southwind' })]) {
      await logIn(platform, other);
      expect([platform.get(TopicStatusStore).statusOf(one), platform.topics.saved]).toEqual([0, []]);
      platform.auth.end();
      await settle();
    }
    await logIn(platform);
    expect(platform.topics.saved).toEqual([{ id: '1', status: 3 }]);
  });

  it('are gone after a log-out', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    pick(platform);
    await settle();
    await platform.get(SessionStore).signOut();
    await settle();
    expect(outbox(platform)).toEqual([]);
    platform.connection.goOnline();
    await logIn(platform);
    expect([platform.topics.saved, shown(platform)]).toEqual([[], [0, 0, 0]]);
  });

  it('do not overwrite what was set elsewhere since: that is said, with the choice', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    pick(platform);
    await settle();
    platform.auth.end();
    platform.connection.goOnline();
    platform.topics.add({ ...one, status: 2 });
    platform.signals.everyTopic = [{ ...one, status: 2 }, ...TOPICS.slice(1)];
    await logIn(platform);
    expect([platform.topics.saved, shown(platform)[0], outbox(platform)]).toEqual([[], 2, []]);
    const [toast] = platform.get(ToastStore).shown;
    expect(toast?.toast.text).toContain('is Monitor: it was set elsewhere after you had chosen Important.');
    platform.get(ToastStore).act(toast!.id);
    await settle();
    expect(platform.topics.saved).toEqual([{ id: '1', status: 3 }]);
  });

  it.each(['forbidden', 'not-found', 'refused'] as const)(
    'are tried again, and said to be lost after %s',
    async (kind) => {
      const platform = await page();
      platform.connection.isOnline = false;
      pick(platform);
      await settle();
      platform.auth.end();
      platform.connection.goOnline();
      platform.topics.answers.fail('byId', 'server');
      platform.topics.answers.fail('saveStatus', kind);
      await logIn(platform);
      expect([outbox(platform).length, texts(platform)]).toEqual([1, []]);
      platform.clock.advance(2000);
      await settle();
      expect([outbox(platform), texts(platform)]).toEqual([
        [],
        ['A decision from an earlier visit (Important) could not be saved: the service refuses it.'],
      ]);
    },
  );

  it('wait visibly while an earlier page could not save them and the device is offline, and no longer', async () => {
    const before = await page();
    before.connection.isOnline = false;
    pick(before);
    await settle();
    before.page.hide();
    before.locks = new TestPlatform().locks;
    const after = await page(before, null);
    after.connection.isOnline = false;
    await logIn(after);
    const { waiting } = after.get(TopicStatusStore);
    expect([...waiting]).toEqual(['1']);
    after.connection.goOnline();
    await settle();
    expect([[...waiting], after.topics.saved]).toEqual([[], [{ id: '1', status: 3 }]]);
  });

  it('are not said to another user who has logged in while they were being saved', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    for (const topic of TOPICS) pick(platform, topic);
    await settle();
    platform.auth.end();
    await settle();
    platform.connection.goOnline();
    await settle();
    const second = platform.topics.answers;
    const saves = [second.hold('saveStatus'), second.hold('saveStatus')];
    await logIn(platform);
    saves[0]!.resolve();
    await settle();
    platform.auth.end();
    await settle();
    await logIn(platform, aMember({ userId: 'auth|noor' }));
    saves[1]!.resolve();
    await settle();
    expect(texts(platform)).toEqual([]);
  });

  it('are kept where the session ends, the connection comes back and the user logs in in one moment', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    for (const topic of TOPICS) pick(platform, topic);
    await settle();
    platform.auth.end();
    platform.connection.goOnline();
    await logIn(platform);
    expect(platform.topics.saved.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect([shown(platform), outbox(platform)]).toEqual([[3, 3, 3], []]);
    expect(texts(platform).join(' ')).not.toContain('could not be saved');
  });

  it('are replaced by a later pick of the topic', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    pick(platform, one, 1);
    pick(platform, one, 3);
    await settle();
    platform.auth.end();
    platform.connection.goOnline();
    await logIn(platform);
    expect(platform.topics.saved).toEqual([{ id: '1', status: 3 }]);
  });

  it('that an earlier version or a fault has damaged are left out', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    for (const topic of TOPICS) pick(platform, topic);
    await settle();
    const [first = ''] = outbox(platform);
    platform.library.storage.rows.set(first, { at: '2026-11-21T09:00:00.000Z', form: 1, value: { status: 'x' } });
    platform.auth.end();
    platform.connection.goOnline();
    await settle();
    await logIn(platform);
    expect(platform.topics.saved.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('are sent when they are asked for, one or many, and said in words of success', async () => {
    const before = await page();
    before.connection.isOnline = false;
    pick(before);
    await settle();
    before.page.hide();
    before.locks = new TestPlatform().locks;
    const after = await page(before, null);
    await after.get(SendOutbox).send();
    expect(after.topics.saved).toEqual([]);
    await logIn(after);
    expect(after.topics.saved).toEqual([{ id: '1', status: 3 }]);
    expect(after.get(ToastStore).shown.map(({ toast }) => [toast.kind, toast.tone, toast.text])).toEqual([
      ['status', 'success', '1 decision that had not been saved is saved now.'],
    ]);
  });

  it('are tried again after longer and longer pauses while the service does not answer', async () => {
    const platform = await page();
    platform.connection.isOnline = false;
    pick(platform);
    await settle();
    platform.auth.end();
    platform.connection.goOnline();
    for (let time = 0; time < 6; time++) platform.topics.answers.fail('byId', 'server');
    await logIn(platform);
    const tries: number[] = [platform.topics.answers.count('byId')];
    for (const pause of [2000, 5000, 15_000, 60_000, 60_000]) {
      platform.clock.advance(pause - 1);
      await settle();
      expect(platform.topics.answers.count('byId')).toBe(tries.at(-1));
      platform.clock.advance(1);
      await settle();
      tries.push(platform.topics.answers.count('byId'));
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6]);
    expect([platform.topics.saved, outbox(platform).length]).toEqual([[], 1]);
  });

  it('are taken up again at once when their page starts with a user', async () => {
    const before = await page();
    before.connection.isOnline = false;
    pick(before);
    await settle();
    before.page.hide();
    before.locks = new TestPlatform().locks;
    const after = new TestPlatform();
    Object.assign(after, {
      signals: before.signals,
      topics: before.topics,
      library: before.library,
      journals: before.journals,
    });
    await after.enter();
    after.get(SendOutbox).start();
    await settle();
    expect(after.topics.saved).toEqual([{ id: '1', status: 3 }]);
  });
});
