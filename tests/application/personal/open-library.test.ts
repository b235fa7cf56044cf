import { beforeEach, describe, expect, it } from 'vitest';
import { NOTE_SAVE_DELAY, NotesStore } from '../../../src/application/personal/notes.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { StorageProblem } from '../../../src/application/keep/keep-storage';
import { RecentCardsStore } from '../../../src/application/flashcards/recent-cards.store';
import { SavedViewsStore } from '../../../src/application/personal/saved-views.store';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { VisitStore } from '../../../src/application/personal/visit.store';
import { SessionStore } from '../../../src/application/session/session.store';
import { A_TOPIC, A_TREND, aNote, aView } from '../../builders/library-mother';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from './library-platform';

/** Everything personal that the stores show at this moment. */
function shown(platform: TestPlatform) {
  return {
    note: platform.get(NotesStore).textOf(A_TOPIC),
    notes: platform.get(NotesStore).all.length,
    stars: platform.get(StarsStore).all.length,
    views: platform.get(SavedViewsStore).all.length,
    recents: platform.get(RecentCardsStore).all.length,
    since: platform.get(VisitStore).since,
    changes: platform.get(VisitStore).changes,
  };
}

const NOTHING = { note: '', notes: 0, stars: 0, views: 0, recents: 0, since: null, changes: null };

async function fill(platform: TestPlatform): Promise<void> {
  platform.get(NotesStore).write(A_TOPIC, 'Mine');
  platform.get(StarsStore).toggle(A_TOPIC);
  platform.get(SavedViewsStore).save('Packaging', '/explore/1');
  platform
    .get(OpenLibrary)
    .put('recents', { id: 'topic:1203', target: A_TOPIC, changedAt: '2026-11-20T09:00:00.000Z' });
  platform.get(VisitStore).markSeen();
  await settle();
}

describe.skipIf(isWithout('library'))('the library of the open project', () => {
  let platform: TestPlatform;
  let library: OpenLibrary;

  beforeEach(async () => {
    platform = await libraryPlatform((it) => (it.signals.everyTopic = [aTopic()]));
    library = platform.get(OpenLibrary);
    await fill(platform);
  });

  it('shows what is written at once, and all of it again after a reload', async () => {
    const before = shown(platform);
    expect(before).toMatchObject({ note: 'Mine', notes: 1, stars: 1, views: 1, recents: 1 });
    await library.load();
    expect(shown(platform)).toEqual(before);
  });

  it('shows nothing of it in another project, and all of it back in the first', async () => {
    const before = shown(platform);
    await openProject(platform, TWO);
    expect(shown(platform)).toEqual(NOTHING);
    await openProject(platform, ONE);
    expect(shown(platform)).toEqual(before);
  });

  it('shows nothing in the very moment in which the project changes', () => {
    void openProject(platform, TWO);
    expect(library.records).toBeNull();
    expect(shown(platform)).toEqual(NOTHING);
  });

  it('shows nothing after a logout', async () => {
    await platform.get(SessionStore).signOut();
    expect(shown(platform)).toEqual(NOTHING);
  });

  it.each([
    ['user', aMember({ userId: 'auth|noor' })],
    ['organisation', aMember({ orgId: 'org_southwind' })],
  ])('shows nothing to another %s, and all of it to the first again', async (_other, member) => {
    const before = shown(platform);
    const login = async (user: typeof member): Promise<void> => {
      await platform.get(SessionStore).signOut();
      platform.auth.arriving = user;
      await platform.get(SessionStore).signIn();
      await openProject(platform, ONE);
    };
    await login(member);
    expect(shown(platform)).toEqual(NOTHING);
    await fill(platform);
    platform.get(NotesStore).write(A_TOPIC, 'Of another user');
    await login(aMember());
    expect(shown(platform)).toEqual(before);
  });

  it('ignores a late answer of the former project', async () => {
    const late = platform.library.answers.hold('read');
    void library.load();
    await settle();
    await openProject(platform, TWO);
    late.resolve();
    await settle();
    expect(library.scope?.sowId).toBe(TWO);
    expect(shown(platform)).toEqual(NOTHING);
  });

  it('stores a note that was being typed in the project in which it was typed', async () => {
    platform.get(NotesStore).write(A_TREND, 'Half a sen');
    await openProject(platform, TWO);
    expect((await platform.library.read(scopeOf(ONE))).notes.map(({ text }) => text)).toContain('Half a sen');
    expect((await platform.library.read(scopeOf(TWO))).notes).toEqual([]);
  });

  it('shows what was written while it was being read', async () => {
    const reading = platform.library.answers.hold('read');
    void library.load();
    await settle();
    platform.get(NotesStore).write(A_TREND, 'Meanwhile');
    platform.get(StarsStore).toggle(A_TOPIC);
    await settle();
    reading.resolve();
    await settle();
    expect(platform.get(NotesStore).textOf(A_TREND)).toBe('Meanwhile');
    expect(platform.get(StarsStore).isStarred(A_TOPIC)).toBe(false);
  });

  it('follows other tabs of the same user, and no others', async () => {
    await library.flush();
    await platform.library.change(scopeOf(ONE), 'notes', aNote('From another tab'));
    await settle();
    expect(platform.get(NotesStore).textOf(A_TOPIC)).toBe('From another tab');
    const reads = platform.library.answers.count('read');
    await platform.library.change(scopeOf(ONE, 'auth|noor'), 'views', aView());
    await settle();
    expect(platform.library.answers.count('read')).toBe(reads);
  });

  it('goes on with what is shown when the storage cannot be read', async () => {
    const failing = platform.library.answers.hold('read');
    void library.load();
    failing.reject(new StorageProblem('unavailable'));
    await settle();
    expect(shown(platform)).toMatchObject({ note: 'Mine', stars: 1 });
    expect(platform.logger.warnings.map(({ message }) => message)).toEqual(['Failed to read the personal library:']);
  });

  it('stores a note after a pause, once, and at once when the page is hidden', async () => {
    const stored = async () => (await platform.library.read(scopeOf(ONE))).notes.find(({ id }) => id === 'trend:102');
    const notes = platform.get(NotesStore);
    notes.write(A_TREND, 'a');
    platform.clock.advance(NOTE_SAVE_DELAY - 1);
    notes.write(A_TREND, 'ab');
    platform.clock.advance(NOTE_SAVE_DELAY - 1);
    expect(await stored()).toBeUndefined();
    platform.clock.advance(1);
    await settle();
    expect((await stored())?.text).toBe('ab');
    notes.write(A_TREND, 'abc');
    platform.page.hide();
    await settle();
    expect((await stored())?.text).toBe('abc');
  });

  it('brings a removed record back into its own project only', async () => {
    const [view] = platform.get(SavedViewsStore).all;
    const restore = library.remove('views', view?.id ?? '');
    await openProject(platform, TWO);
    restore();
    await settle();
    expect(platform.get(SavedViewsStore).all).toEqual([]);
    await openProject(platform, ONE);
    expect(platform.get(SavedViewsStore).all).toEqual([view]);
  });
});
