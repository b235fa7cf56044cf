import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { Drafts } from '../../../src/application/workspace/drafts';
import { SessionStore } from '../../../src/application/session/session.store';
import type { Member } from '../../../src/domain/session/user';
import { A_TREND } from '../../builders/library-mother';
import { aMember } from '../../builders/user-mother';
import { FakeLibrary } from '../../fakes/fake-library';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, TWO } from '../personal/library-platform';

const MAYA = aMember();
const NOOR = aMember({ userId: 'auth|noor' });
const ELSEWHERE = aMember({ orgId: 'org_southwind' });

const FIELDS = ['conclusion on Refill', 'name of the view /explore/1/topic-map'];

/** A page of the browser in which `before` was open. */
async function page(before?: TestPlatform, user: Member = MAYA): Promise<TestPlatform> {
  const platform = await libraryPlatform((made) => {
    made.auth.current = user;
    made.auth.arriving = user;
    if (before === undefined) return;
    Object.assign(made, { library: new FakeLibrary(before.library.storage, made.library.channel) });
    for (const text of before.journals.texts.values()) made.journals.texts.set('the page before', text);
  });
  platform.get(Drafts).start();
  await settle();
  return platform;
}

const typedIn = (platform: TestPlatform): readonly (string | null)[] =>
  FIELDS.map((field) => platform.get(Drafts).textOf(field));

describe('what is typed and not saved', () => {
  it('survives a session that ends by itself, and is shown to the same user of the same organisation alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }), async (texts) => {
        const first = await page();
        FIELDS.forEach((field, index) => first.get(Drafts).write(field, texts[index] ?? ''));
        first.get(SessionStore).end('ended');
        await settle();
        expect(typedIn(first)).toEqual([null, null]);
        for (const other of [NOOR, ELSEWHERE]) expect(typedIn(await page(first, other))).toEqual([null, null]);
        expect(typedIn(await page(first))).toEqual(texts);
      }),
      { numRuns: 8 },
    );
  });

  it('is there again after the log-in in the same page', async () => {
    const platform = await page();
    platform.get(Drafts).write(FIELDS[0]!, 'Half a sen');
    platform.get(SessionStore).end('ended');
    await settle();
    await platform.get(SessionStore).signIn();
    await openProject(platform, ONE);
    expect(typedIn(platform)).toEqual(['Half a sen', null]);
  });

  it('is of its project', async () => {
    const platform = await page();
    platform.get(Drafts).write(FIELDS[0]!, 'Of one');
    await openProject(platform, TWO);
    expect(typedIn(platform)).toEqual([null, null]);
    await openProject(platform, ONE);
    expect(typedIn(platform)).toEqual(['Of one', null]);
  });

  it('is forgotten by a log-out, in all projects', async () => {
    const platform = await page();
    platform.get(Drafts).write(FIELDS[0]!, 'Of one');
    await openProject(platform, TWO);
    platform.get(Drafts).write(FIELDS[1]!, 'Of two');
    await platform.get(SessionStore).signOut();
    await settle();
    expect([...platform.library.storage.rows.keys()].filter((key) => key.includes('"typed"'))).toEqual([]);
    expect(JSON.stringify([...platform.library.storage.rows, ...platform.journals.texts])).not.toContain('Of one');
  });

  it('is there after a reload in the middle of a word, and while the storage refuses it', async () => {
    const platform = await page();
    platform.library.storage.refusal = 'full';
    platform.get(Drafts).write(FIELDS[0]!, 'Half a wo');
    platform.page.hide();
    await settle();
    const again = await page(platform);
    expect(typedIn(again)).toEqual(['Half a wo', null]);
  });

  it('is seen by another tab, which is told when it changes', async () => {
    const [one, two] = [await page(), await page()];
    const other = await page(one);
    let told = 0;
    const stop = other.get(Drafts).watch(() => (told += 1));
    one.get(Drafts).write(FIELDS[0]!, 'From the first tab');
    one.clock.advance(200);
    await settle();
    other.library.channel.hear({ organisationId: MAYA.orgId, userId: MAYA.userId, kind: 'typed' });
    await settle();
    expect([typedIn(other)[0], typedIn(two)[0], told]).toEqual(['From the first tab', null, 1]);
    stop();
  });

  it('keeps what is typed while the stored texts are read', async () => {
    const first = await page();
    first.get(Drafts).write(FIELDS[0]!, 'Stored');
    first.get(Drafts).write(FIELDS[1]!, 'Ended');
    first.clock.advance(200);
    await settle();
    const reading = first.library.answers.hold('read');
    first.library.channel.hear({ organisationId: MAYA.orgId, userId: MAYA.userId, kind: 'typed' });
    first.get(Drafts).write(FIELDS[0]!, 'Typed since');
    first.get(Drafts).remove(FIELDS[1]!);
    first.clock.advance(200);
    await settle();
    reading.resolve();
    await settle();
    expect(typedIn(first)).toEqual(['Typed since', null]);
  });

  it('is of its project, also where the answer of the storage comes after another one is open', async () => {
    const platform = await page();
    platform.get(Drafts).write(FIELDS[0]!, 'Of one');
    platform.clock.advance(200);
    await settle();
    await openProject(platform, TWO);
    const reading = platform.library.answers.hold('read');
    await openProject(platform, ONE);
    await openProject(platform, TWO);
    reading.resolve();
    await settle();
    expect(typedIn(platform)).toEqual([null, null]);
  });

  it('is stored at once where the session ends, also where nothing else writes then', async () => {
    const platform = new TestPlatform({ path: '/homepage/1', user: MAYA });
    platform.get(Drafts).start();
    await platform.enter();
    await openProject(platform, ONE);
    platform.get(Drafts).write(FIELDS[0]!, 'Half a sen');
    platform.get(SessionStore).end('ended');
    await settle();
    expect([...platform.library.storage.rows.keys()].filter((key) => key.includes('"typed"'))).toHaveLength(1);
  });

  it('is known once the storage has answered, for the open project', async () => {
    const platform = await page();
    const drafts = platform.get(Drafts);
    expect(drafts.isLoaded).toBe(true);
    const reading = platform.library.answers.hold('read');
    await openProject(platform, TWO);
    expect(drafts.isLoaded).toBe(false);
    reading.resolve();
    await settle();
    expect(drafts.isLoaded).toBe(true);
    platform.get(SessionStore).end('ended');
    expect(drafts.isLoaded).toBe(false);
  });

  it('is found by how its fields begin, in the open project', async () => {
    const platform = await page();
    const drafts = platform.get(Drafts);
    drafts.write('task 1', 'Call');
    drafts.write('task 22', 'Write');
    drafts.write('my task 1', 'Other');
    expect(drafts.startingWith('task ')).toEqual([
      ['1', 'Call'],
      ['22', 'Write'],
    ]);
    await openProject(platform, TWO);
    expect(drafts.startingWith('task ')).toEqual([]);
  });

  it('is listed with all projects of the user, and nothing else that is stored', async () => {
    const platform = await page();
    const owner = { organisationId: MAYA.orgId, userId: MAYA.userId };
    platform.get(Drafts).write(FIELDS[0]!, 'Of one');
    platform.get(StarsStore).toggle(A_TREND);
    await openProject(platform, TWO);
    platform.get(Drafts).write(FIELDS[1]!, 'Of two');
    platform.clock.advance(200);
    await settle();
    const records = await platform.get(Drafts).recordsOf(owner);
    expect(records.map(({ key, value }) => [key[2], key[4], value])).toEqual([
      ['1', FIELDS[0], { text: 'Of one' }],
      ['2', FIELDS[1], { text: 'Of two' }],
    ]);
  });

  it.each([null, 'text', {}, { text: 5 }])('is left out where it is damaged: %j', async (value) => {
    const platform = await page();
    platform.get(Drafts).write(FIELDS[0]!, 'Sound');
    platform.clock.advance(200);
    await settle();
    const { rows } = platform.library.storage;
    const [key = '[]'] = [...rows.keys()].filter((each) => each.includes('"typed"'));
    const parts = JSON.parse(key) as string[];
    rows.set(JSON.stringify([...parts.slice(0, 4), FIELDS[1]]), { at: '2026-11-20T09:00:00.000Z', form: 1, value });
    expect(typedIn(await page(platform))).toEqual(['Sound', null]);
  });

  it('is not held where no project is open, and is gone at once when it is removed', async () => {
    const platform = new TestPlatform({ path: '/homepage/1', user: MAYA });
    platform.get(Drafts).write(FIELDS[0]!, 'Nowhere');
    platform.get(Drafts).remove(FIELDS[0]!);
    expect(typedIn(platform)).toEqual([null, null]);
    const open = await page();
    open.get(Drafts).write(FIELDS[0]!, 'Half');
    open.get(Drafts).remove(FIELDS[0]!);
    expect(typedIn(open)).toEqual([null, null]);
    expect(typedIn(await page(open))).toEqual([null, null]);
  });
});
