import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { PersonalOverview } from '../../../src/application/home/personal-overview';
import { RecentCardsStore } from '../../../src/application/flashcards/recent-cards.store';
import { SavedViewsStore } from '../../../src/application/personal/saved-views.store';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { SearchSources } from '../../../src/application/search/search-source';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';
import { isWithout } from '../../fakes/is-without';

const FILMS = aTopic({ id: entityId('1'), name: 'Seaweed films' });
const PACKAGING = aTrend({ id: entityId('7'), name: 'Next packaging' });

describe('the personal part of the home page', () => {
  let platform: TestPlatform;
  let overview: PersonalOverview;

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [FILMS, aTopic({ id: entityId('2'), name: 'Refill stations' })];
      it.signals.everyTrend = [PACKAGING];
    });
    overview = platform.get(PersonalOverview);
  });

  it('is empty on the first visit', () => {
    expect([overview.recents, overview.views.rows, overview.starred, overview.sinceVisit]).toEqual([[], [], [], null]);
  });

  it('lists the cards that were opened, without those that are gone', async () => {
    platform.get(RecentCardsStore).start();
    platform.get(FlashcardStore).start();
    for (const id of ['99', '1']) {
      platform.navigator.go(`/homepage/1?topic_id=${id}`);
      await settle();
    }
    expect(overview.recents.map(({ signal }) => signal.name)).toEqual(['Seaweed films']);
  });

  it('leaves out the card that was opened with the page, which would move it', () => {
    platform.get(RecentCardsStore).start();
    platform.get(FlashcardStore).start();
    platform.navigator.go('/homepage/1?topic_id=1');
    const target = { type: 'topic', id: FILMS.id } as const;
    const names = (card: typeof target | null, hasRoom = false) =>
      overview.recentsBefore({ at: '9999', card, hasRoom }).map(({ signal }) => signal.name);
    expect([names(null), names(target), names(target, true)]).toEqual([['Seaweed films'], [], ['Seaweed films']]);
  });

  it('leads to just the starred topics and trends', ({ skip }) => {
    skip(isWithout('library'));
    platform.get(StarsStore).toggle({ type: 'topic', id: FILMS.id });
    platform.get(StarsStore).toggle({ type: 'trend', id: PACKAGING.id });
    expect(overview.starred).toEqual([
      { words: '1 topic', path: '/data/1?tab=opportunityMap&topics=Seaweed%20films' },
      { words: '1 trend', path: '/data/1?trends=Next%20packaging' },
    ]);
  });

  it('describes saved views, and opens them', ({ skip }) => {
    skip(isWithout('library'));
    platform.get(SavedViewsStore).save('Films', '/data/1?tab=opportunityMap&topics=Seaweed+films&topics=Gone');
    const [row] = overview.views.rows;
    expect(row?.parts).toEqual(['Topic map', '1 topic']);
    if (row) overview.views.open(row.view);
    expect(platform.navigator.location.pathname).toBe('/data/1');
  });

  it('names pinned questions as such, and opens them', ({ skip }) => {
    skip(isWithout('library', 'ask'));
    platform.get(SavedViewsStore).save('Is it?', '/reneAI/1?q=Is+it%3F&query=%7B%7D');
    const [row] = overview.views.rows;
    expect(row).toMatchObject({ screen: 'reneAI', parts: ['Pinned question'], changed: 0 });
    if (row) overview.views.open(row.view);
    expect(platform.navigator.location.pathname).toBe('/reneAI/1');
  });

  it('is found by the search: views, favourites and the text of notes', async ({ skip }) => {
    skip(isWithout('library'));
    platform.get(SavedViewsStore).save('Films', '/data/1?tab=opportunityMap');
    platform.get(StarsStore).toggle({ type: 'topic', id: FILMS.id });
    platform.get(NotesStore).write({ type: 'topic', id: FILMS.id }, 'Ask the packaging team');
    const sources = await Promise.all(platform.get(SearchSources).map((load) => load()));
    // Modules add what can be done and the tabs of their screens, which are none of the user's own.
    const entries = sources
      .flatMap((source) => source.entries)
      .filter(({ result }) => result.kind !== 'action' && result.kind !== 'tab');
    expect(entries.map(({ result, words }) => [result.kind, result.title, words])).toEqual([
      ['view', 'Films', 'saved view'],
      ['view', 'Starred: 1 topic', 'favourites favorites stars'],
      ['note', 'Seaweed films', 'Ask the packaging team'],
    ]);
    entries.at(-1)?.open();
    expect(platform.navigator.location.query).toContainEqual(['topic_id', '1']);
  });
});
