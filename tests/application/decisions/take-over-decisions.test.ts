import { describe, expect, it } from 'vitest';
import { KeptStatuses } from '../../../src/application/decisions/kept-statuses';
import { TakeOverDecisions } from '../../../src/application/decisions/take-over-decisions';
import { Keep } from '../../../src/application/keep/keep';
import { SessionStore } from '../../../src/application/session/session.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import type { Member } from '../../../src/domain/session/user';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { topics } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import type { FakeLibrary } from '../../fakes/fake-library';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';

const MAYA = aMember();
const TOPICS = topics(5, (index) => ({ name: `Name ${index + 1}`, status: 0 as const }));

interface Published {
  readonly key: string;
  readonly title: string;
  readonly topics?: typeof TOPICS;
}

/** A page on one published workspace; `before` is a page that was open in the same browser. */
async function page({ key, title, topics: own = TOPICS }: Published, before?: TestPlatform, user: Member = MAYA) {
  const platform = await libraryPlatform((made) => {
    made.auth.current = user;
    made.signals.everyTopic = own;
    made.signals.workspaceKey = async () => key;
    made.about.said = { title, figures: null, decisions: null, licence: null, attribution: null };
    if (before !== undefined) Object.assign(made, { library: before.library satisfies FakeLibrary });
  });
  platform.get(TakeOverDecisions).start();
  await settle();
  return platform;
}

async function decide(platform: TestPlatform, key: string, count: number): Promise<void> {
  const { orgId: organisationId, userId } = MAYA;
  const statuses = new KeptStatuses(platform.get(Keep), { organisationId, userId });
  for (const { id } of TOPICS.slice(0, count)) await statuses.save(entityId(id), 3, key);
}

const OLD = { key: 'Mobility 2026', title: 'Mobility 2026' };
const NEW = { key: 'Mobility 2027', title: 'Mobility 2027' };

const offer = (platform: TestPlatform) => platform.get(TakeOverDecisions).offer;
const texts = (platform: TestPlatform) => platform.get(ToastStore).shown.map(({ toast }) => toast.text);

async function storedIn(platform: TestPlatform, key: string): Promise<readonly string[]> {
  const owner = { organisationId: MAYA.orgId, userId: MAYA.userId };
  return [...(await new KeptStatuses(platform.get(Keep), owner).of(key)).keys()];
}

describe('decisions of another workspace', () => {
  it('are offered where the same topics have no decision yet, taken over once, and stay where they were', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    const second = await page(NEW, first);
    expect(offer(second)).toMatchObject({ from: 'Mobility 2026', count: 3 });
    await second.get(TakeOverDecisions).take();
    expect(offer(second)).toBeNull();
    expect(texts(second)).toContain('3 decisions have been taken over from Mobility 2026.');
    expect([await storedIn(second, NEW.key), await storedIn(second, OLD.key)].map(({ length }) => length)).toEqual([
      3, 3,
    ]);
    expect(offer(await page(NEW, second))).toBeNull();
  });

  it('are those on topics with the same ids and names alone', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    const renamed = TOPICS.map((topic, index) => (index === 0 ? { ...topic, name: 'Another' } : topic));
    expect(offer(await page({ ...NEW, topics: renamed }, first))?.count).toBe(2);
    const others = TOPICS.map((topic) => ({ ...topic, name: `Other ${topic.id}` }));
    expect(offer(await page({ ...NEW, topics: others }, first))).toBeNull();
  });

  it('are those alone that the topics do not have already, and can have', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    const statuses: readonly (TopicStatus | null)[] = [3, null, 0, 0, 0];
    const brought = TOPICS.map((topic, index) => ({ ...topic, status: statuses[index] ?? null }));
    expect(offer(await page({ ...NEW, topics: brought }, first))?.count).toBe(1);
  });

  it('are not offered to another user or organisation', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    for (const other of [aMember({ userId: 'auth|noor' }), aMember({ orgId: 'org_southwind' })])
      expect(offer(await page(NEW, first, other))).toBeNull();
  });

  it('are not offered again once they were declined', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    const second = await page(NEW, first);
    second.get(TakeOverDecisions).decline();
    await settle();
    expect(offer(second)).toBeNull();
    expect(offer(await page(NEW, second))).toBeNull();
  });

  it('leave no name and no title behind after a log-out, and are offered without them', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 3);
    expect(JSON.stringify([...first.library.storage.rows])).not.toContain('Name 1');
    await first.get(SessionStore).signOut();
    await settle();
    const titles = [...first.library.storage.rows].filter(([, row]) => JSON.stringify(row).includes('Mobility 2026'));
    expect(titles).toEqual([]);
    expect(offer(await page(NEW, first))).toMatchObject({ from: null, count: 3 });
  });

  it('stay offered where the storage refuses them', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 2);
    const second = await page(NEW, first);
    second.library.storage.refusal = 'full';
    await second.get(TakeOverDecisions).take();
    expect(offer(second)?.count).toBe(2);
    expect(texts(second)).toContain('The decisions were not taken over: the storage of this browser refuses it.');
  });

  it('are those of the workspace that has most of them, and said in their number', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 1);
    const second = await page({ key: 'Energy', title: 'Energy' }, first);
    await decide(second, 'Energy', 3);
    const third = await page(NEW, second);
    expect(offer(third)).toMatchObject({ from: 'Energy', count: 3 });
    const alone = await page(OLD);
    await decide(alone, OLD.key, 1);
    const after = await page(NEW, alone);
    await after.get(TakeOverDecisions).take();
    expect(after.get(ToastStore).shown.map(({ toast }) => [toast.kind, toast.tone, toast.text])).toEqual([
      ['status', 'success', '1 decision has been taken over from Mobility 2026.'],
    ]);
  });

  it('are taken over without a name after a log-out', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 2);
    await first.get(SessionStore).signOut();
    await settle();
    const second = await page(NEW, first);
    await second.get(TakeOverDecisions).take();
    expect(texts(second)).toEqual(['2 decisions have been taken over.']);
  });

  it('are not those that were set back to Undefined', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 2);
    const owner = { organisationId: MAYA.orgId, userId: MAYA.userId };
    await new KeptStatuses(first.get(Keep), owner).save(entityId(TOPICS[0]!.id), 0, OLD.key);
    expect(offer(await page({ ...NEW, topics: TOPICS.map((topic) => ({ ...topic, status: 1 })) }, first))?.count).toBe(
      1,
    );
  });

  it('are not offered where the user has decided something already', async () => {
    const first = await page(OLD);
    await decide(first, OLD.key, 2);
    await decide(first, NEW.key, 1);
    expect(offer(await page(NEW, first))).toBeNull();
  });

  it('are neither taken nor declined where there are none', async () => {
    const alone = await page(OLD);
    await alone.get(TakeOverDecisions).take();
    alone.get(TakeOverDecisions).decline();
    await settle();
    expect([offer(alone), texts(alone)]).toEqual([null, []]);
  });

  it.each([null, 'text', { marks: null }, { marks: 3, title: 'x' }, {}])(
    'are found beside a damaged record of a workspace: %j',
    async (value) => {
      const first = await page(OLD);
      await decide(first, OLD.key, 2);
      const row = { at: '2026-11-21T09:00:00.000Z', form: 1, value };
      const { rows } = first.library.storage;
      const key = [...rows.keys()].find((each) => (JSON.parse(each) as string[])[3] === 'workspaces') ?? '[]';
      const [organisation, user] = JSON.parse(key) as [string, string];
      rows.set(JSON.stringify([organisation, user, 'Damaged', 'workspaces', '1']), row);
      expect(offer(await page(NEW, first))).toMatchObject({ from: 'Mobility 2026', count: 2 });
    },
  );
});
