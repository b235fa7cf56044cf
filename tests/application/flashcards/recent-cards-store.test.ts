import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { RECENT_CARDS, RecentCardsStore } from '../../../src/application/flashcards/recent-cards.store';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from '../personal/library-platform';

describe('the cards opened last', () => {
  let platform: TestPlatform;
  let recents: RecentCardsStore;
  const ids = () => recents.all.map(({ id }) => id);

  async function open(query: string): Promise<void> {
    platform.clock.advance(1000);
    platform.navigator.go(`/homepage/1?${query}`);
    await settle();
  }

  beforeEach(async () => {
    platform = await libraryPlatform();
    recents = platform.get(RecentCardsStore);
    platform.get(FlashcardStore);
    recents.start();
  });

  it('are listed newest first, each once', async () => {
    for (const query of ['topic_id=1', 'trend_id=2', 'topic_id=3', 'topic_id=1']) await open(query);
    expect(ids()).toEqual(['topic:1', 'topic:3', 'trend:2']);
  });

  it('are the last eight, also in the storage', async () => {
    for (let id = 1; id <= RECENT_CARDS + 2; id += 1) await open(`topic_id=${id}`);
    expect(ids()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((id) => `topic:${id}`));
    expect((await platform.library.read(scopeOf(ONE))).recents).toHaveLength(RECENT_CARDS);
  });

  it('count for the project of their address, which may not be open yet', async () => {
    platform.navigator.go('/homepage/2?topic_id=9');
    await settle();
    expect(ids()).toEqual([]);
    await openProject(platform, TWO);
    platform.navigator.go('/homepage/2?topic_id=9');
    await settle();
    expect(ids()).toEqual(['topic:9']);
    expect((await platform.library.read(scopeOf(ONE))).recents).toEqual([]);
  });
});
