import { describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { SendOutbox } from '../../../src/application/decisions/send-outbox';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { LogOut } from '../../../src/application/shell/log-out';
import { Drafts } from '../../../src/application/workspace/drafts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const TOPICS = [1, 2].map((id) => aTopic({ id: entityId(id), name: `Topic ${id}`, status: 0 }));

async function page(): Promise<TestPlatform> {
  const platform = new TestPlatform({ user: aMember() });
  platform.topics.add(...TOPICS);
  platform.signals.everyTopic = TOPICS;
  for (const task of [ClearUserData, SendOutbox]) platform.get<{ start(): () => void }>(task).start();
  await platform.enter();
  await settle();
  return platform;
}

async function decideOffline(platform: TestPlatform): Promise<void> {
  platform.connection.isOnline = false;
  for (const topic of TOPICS) void platform.get(PickTopicStatus).pick(topic, 3);
  await settle();
}

const isSignedIn = (platform: TestPlatform): boolean => platform.get(SessionStore).user !== null;
const isOutboxEmpty = (platform: TestPlatform): boolean =>
  ![...platform.library.storage.rows.keys()].some((key) => (JSON.parse(key) as string[])[3] === 'outbox');

describe('logging out', () => {
  it('asks nothing where everything is saved', async () => {
    const platform = await page();
    await platform.get(LogOut).start();
    expect([platform.get(LogOut).question, isSignedIn(platform)]).toEqual([null, false]);
  });

  it('removes texts of the data from the browser, which a session that ends by itself leaves', async () => {
    const platform = await page();
    platform.auth.end();
    await settle();
    expect([isSignedIn(platform), platform.textsForgotten]).toEqual([false, []]);
    const other = await page();
    await other.get(LogOut).start();
    await settle();
    expect(other.textsForgotten).toEqual(['auth|maya']);
  });

  it('says how many decisions are not saved, and loses none of them until it is confirmed', async () => {
    const platform = await page();
    const logOut = platform.get(LogOut);
    await decideOffline(platform);
    await logOut.start();
    expect(logOut.question).toMatchObject({ decisions: 2, texts: 0, isRemoving: false });
    expect(isSignedIn(platform)).toBe(true);
    logOut.cancel();
    expect([logOut.question, isSignedIn(platform), isOutboxEmpty(platform)]).toEqual([null, true, false]);
    platform.connection.goOnline();
    await settle();
    expect(platform.topics.saved).toHaveLength(2);
    await logOut.start();
    expect(isSignedIn(platform)).toBe(false);
  });

  it('forgets them when it is confirmed', async () => {
    const platform = await page();
    await decideOffline(platform);
    await platform.get(LogOut).start();
    await platform.get(LogOut).confirm();
    await settle();
    expect([isSignedIn(platform), isOutboxEmpty(platform)]).toEqual([false, true]);
  });

  it('counts typed texts, and has all that is not saved as a file', async () => {
    const platform = await page();
    await decideOffline(platform);
    platform.get(Drafts).write('view-name', 'Growth of 2027');
    await platform.get(LogOut).start();
    const { question } = platform.get(LogOut);
    expect(question).toMatchObject({ decisions: 2, texts: 1 });
    const { records } = JSON.parse(question?.file?.text ?? '{}') as { records: readonly { kind: string }[] };
    expect(records.map(({ kind }) => kind)).toEqual(['outbox', 'outbox', 'typed']);
    expect(question?.file?.text).toContain('Growth of 2027');
  });

  it('asks in any case where the notes are to be removed', async () => {
    const platform = await page();
    await platform.get(LogOut).start(true);
    expect(platform.get(LogOut).question).toMatchObject({ isRemoving: true, file: null });
    expect(isSignedIn(platform)).toBe(true);
  });
});
