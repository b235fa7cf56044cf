import { describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { TopicCard } from '../../../src/application/flashcards/topic-card';
import { TestPlatform } from '../../fakes/test-platform';

async function aCard(path: string) {
  const platform = new TestPlatform({ path });
  await platform.enter();
  const store = platform.get(FlashcardStore);
  store.start();
  const { card } = store;
  if (!(card instanceof TopicCard)) throw new Error('no topic card is open');
  return { platform, store, card };
}

describe('the tab of an open card', () => {
  it('is in the address, in the place of the history entry, but for the first one', async () => {
    const { platform, card } = await aCard('/homepage/1?topic_id=1203');
    card.openTab('Sources');
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203&card_tab=Sources');
    card.openTab('Metrics');
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
  });

  it('is opened by a link', async () => {
    expect((await aCard('/homepage/1?topic_id=1203&card_tab=Deepdive')).card.activeTab).toBe('Deepdive');
    expect((await aCard('/homepage/1?topic_id=1203&card_tab=Nonsense')).card.activeTab).toBe('Metrics');
  });

  it('leaves the address with its card', async () => {
    const { platform, store } = await aCard('/homepage/1?topic_id=1203&card_tab=Sources');
    platform.navigator.go('/homepage/1?trend_id=102');
    expect(store.card?.type).toBe('trend');
    expect(platform.navigator.path).toBe('/homepage/1?trend_id=102');
  });
});
