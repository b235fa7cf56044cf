import { beforeEach, describe, expect, it } from 'vitest';
import { CardNeighbours } from '../../../src/application/flashcards/card-neighbours';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../../src/application/workspace/open-flashcard';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

const trend = (id: string) => ({ id: entityId<'trend'>(id), name: `Trend ${id}`, shiftName: 'Shift' });
const topic = (id: string, of: string | null, growth: number | null) =>
  aTopic({ id: entityId(id), name: `Topic ${id}`, trend: of === null ? null : trend(of), growth });
const TOPICS = [
  topic('1', '7', 0.1),
  topic('2', '7', 0.3),
  topic('3', '7', null),
  topic('4', '8', 0.2),
  topic('5', null, 0.2),
];
const TRENDS = ['7', '8', '9'].map((id) => aTrend({ ...trend(id), shiftName: id === '9' ? 'Another' : 'Shift' }));

describe('the cards beside the open one', () => {
  let platform: TestPlatform;
  const neighbours = () => platform.get(CardNeighbours);
  const ids = () => neighbours().targets.map(({ id }) => String(id));
  const open = (path: string) => platform.navigator.go(path);

  beforeEach(async () => {
    platform = new TestPlatform({ path: '/data/1' });
    platform.signals.everyTopic = TOPICS;
    platform.signals.everyTrend = TRENDS;
    await platform.enter();
    platform.get(FlashcardStore).start();
  });

  it('are the topics of its trend, the fastest first, and the trends of its shift', () => {
    expect([ids(), neighbours().place]).toEqual([[], '']);
    open('/data/1?topic_id=1');
    expect([ids(), neighbours().place]).toEqual([['2', '1', '3'], '2 of 3']);
    open('/data/1?trend_id=7');
    expect(ids()).toEqual(['7', '8']);
  });

  it('are none where it stands alone', () => {
    for (const alone of ['topic_id=4', 'topic_id=5', 'trend_id=9', 'topic_id=999']) {
      open(`/data/1?${alone}`);
      expect([ids(), neighbours().place]).toEqual([[], '']);
    }
  });

  it('are those of the row in which it was opened, as long as a card of it is open', () => {
    const row = ['5', '4', '1'].map((id) => ({ type: 'topic', id: entityId<'topic'>(id) }) as const);
    platform.get(OpenFlashcard).topic(entityId('4'), 'Topic 4', 'explore', { among: row });
    expect([ids(), neighbours().place]).toEqual([['5', '4', '1'], '2 of 3']);
    platform.get(OpenFlashcard).topic(entityId('2'), 'Topic 2', 'home');
    expect(ids()).toEqual(['2', '1', '3']);
    // A row without the card that is opened is none of it.
    platform.get(OpenFlashcard).topic(entityId('2'), 'Topic 2', 'explore', { among: row });
    expect(ids()).toEqual(['2', '1', '3']);
  });

  it('are gone to at the same tab and in the same step of the history, and end at both ends', () => {
    open('/data/1?topic_id=2&card_tab=Sources');
    neighbours().goToPrevious();
    expect(platform.navigator.path).toBe('/data/1?topic_id=2&card_tab=Sources');
    neighbours().goToNext();
    neighbours().goToNext();
    neighbours().goToNext();
    expect(platform.navigator.path).toBe('/data/1?topic_id=3&card_tab=Sources');
    expect([neighbours().previous?.id, neighbours().next]).toEqual(['1', null]);
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([
      { topic_id: '1', topic_name: 'Topic 1', source: 'flashcard' },
      { topic_id: '3', topic_name: 'Topic 3', source: 'flashcard' },
    ]);
    platform.navigator.back();
    expect(platform.navigator.path).toBe('/data/1');
  });
});
