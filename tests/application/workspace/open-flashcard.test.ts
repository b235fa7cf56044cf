import { beforeEach, describe, expect, it } from 'vitest';
import { CardRow } from '../../../src/application/workspace/card-row';
import { OpenFlashcard, OpenFromChart } from '../../../src/application/workspace/open-flashcard';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { CarouselItem } from '../../../src/domain/workspace/carousel-item';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

describe('opening and closing a flashcard', () => {
  let platform: TestPlatform;
  let flashcards: OpenFlashcard;

  beforeEach(async () => {
    platform = new TestPlatform({ path: '/data/1?tab=opportunityMap' });
    await platform.enter();
    flashcards = platform.get(OpenFlashcard);
  });

  it('sets topic_id and keeps the rest of the address', () => {
    flashcards.topic(entityId('1203'), 'Seaweed films', 'home');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&topic_id=1203');
  });

  it('drops an open trend when a topic is opened, and the other way round', () => {
    flashcards.trend(entityId('102'), 'Next packaging', 'home');
    flashcards.topic(entityId('1203'), 'Seaweed films', 'flashcard');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&topic_id=1203');
    flashcards.trend(entityId('102'), 'Next packaging', 'flashcard');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&trend_id=102');
  });

  it('drops the parameter on closing', () => {
    flashcards.topic(entityId('1203'), 'Seaweed films', 'home');
    flashcards.close();
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap');
  });

  it('is a step of the history, so that Back closes the card', () => {
    flashcards.topic(entityId('1203'), 'Seaweed films', 'home');
    platform.navigator.back();
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap');
  });

  it('tells from where a topic or a trend was opened', () => {
    flashcards.topic(entityId('1203'), 'Seaweed films', 'key summary');
    flashcards.trend(entityId('102'), 'Next packaging', 'flashcard');
    expect(platform.tracker.payloads('clicked_on_topic')).toEqual([
      {
        topic_id: '1203',
        topic_name: 'Seaweed films',
        source: 'key summary',
        window_url: 'https://platform.example/data/1?tab=opportunityMap',
      },
    ]);
    expect(platform.tracker.payloads('clicked_on_trend')).toEqual([
      {
        trend_id: '102',
        trend_name: 'Next packaging',
        source: 'flashcard',
        window_url: 'https://platform.example/data/1?tab=opportunityMap&topic_id=1203',
      },
    ]);
  });

  it('opens a carousel item by its type', () => {
    const face = { name: 'Any', imageUrl: null, quadrant: QUADRANTS[1] };
    flashcards.item({ type: 'Trend', id: entityId('7'), ...face }, 'platform');
    expect(platform.navigator.path).toContain('trend_id=7');
    flashcards.item({ type: 'Topic', id: entityId('7'), ...face }, 'platform');
    expect(platform.navigator.path).toContain('topic_id=7');
  });

  it('goes to the card beside it at the same tab, in its place in the history', () => {
    flashcards.topic(entityId('1203'), 'Seaweed films', 'home', { tab: 'Metrics' });
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&topic_id=1203&card_tab=Metrics');
    flashcards.neighbour({ type: 'topic', id: entityId('1204') }, 'Kelp');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&topic_id=1204&card_tab=Metrics');
    expect(platform.tracker.payloads('clicked_on_topic').at(-1)).toMatchObject({
      source: 'flashcard',
      topic_name: 'Kelp',
    });
    flashcards.neighbour({ type: 'trend', id: entityId('102') }, 'Packaging');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&trend_id=102');
    platform.navigator.back();
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap');
  });

  it('has events of its own between a trend and its topics', () => {
    flashcards.relatedTopic(entityId('1203'), 'Seaweed films');
    expect(platform.navigator.path).toContain('topic_id=1203');
    flashcards.relatedTrend(entityId('102'), 'Packaging');
    expect(platform.navigator.path).toContain('trend_id=102');
    expect(platform.tracker.payloads('clicked_on_topic_tab')).toMatchObject([
      { topic_id: '1203', topic_name: 'Seaweed films', source: 'flashcard' },
    ]);
    expect(platform.tracker.payloads('clicked_on_trend_tab')).toMatchObject([
      { trend_id: '102', trend_name: 'Packaging', source: 'flashcard' },
    ]);
    expect(platform.tracker.payloads('clicked_on_topic')).toEqual([]);
  });

  it('is open before its name is known, and told with the page on which it was opened', async () => {
    const name = new Deferred<string>();
    const opening = flashcards.named({ type: 'topic', id: entityId('1203') }, name.promise, 'search');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&topic_id=1203');
    expect(platform.tracker.payloads('clicked_on_topic')).toEqual([]);
    name.resolve('Seaweed films');
    await opening;
    expect(platform.tracker.payloads('clicked_on_topic')).toEqual([
      {
        topic_id: '1203',
        topic_name: 'Seaweed films',
        source: 'search',
        window_url: 'https://platform.example/data/1?tab=opportunityMap',
      },
    ]);
  });

  it('knows the row in which it stood, unless it is not in it', () => {
    const face = { imageUrl: null, quadrant: QUADRANTS[1] };
    const row: readonly CarouselItem[] = [
      { type: 'Topic', id: entityId('7'), name: 'A', ...face },
      { type: 'Trend', id: entityId('7'), name: 'B', ...face },
    ];
    const [first] = row as [CarouselItem];
    const targets = () => platform.get(CardRow).targets;
    flashcards.item(first, 'home', row);
    expect(targets()).toEqual([
      { type: 'topic', id: '7' },
      { type: 'trend', id: '7' },
    ]);
    flashcards.item({ type: 'Topic', id: entityId('8'), name: 'A', ...face }, 'home', row);
    expect(targets()).toEqual([]);
    flashcards.trend(entityId('7'), 'B', 'home', [{ type: 'trend', id: entityId('7') }]);
    expect(targets()).toEqual([{ type: 'trend', id: '7' }]);
    flashcards.relatedTopic(entityId('9'), 'C');
    expect(targets()).toEqual([]);
  });
});

describe('a click inside a chart', () => {
  async function chart(listed = true) {
    const platform = new TestPlatform({ path: '/data/1' });
    if (listed) platform.signals.everyTopic = [aTopic()];
    if (listed) platform.signals.everyTrend = [aTrend()];
    await platform.enter();
    return { platform, open: platform.get(OpenFromChart) };
  }

  it('opens the card under the name of the project, and not under that of the chart', async () => {
    const { platform, open } = await chart();
    open.topic({ id: 1203, name: 'Other' });
    open.trend({ id: '102', name: 'Other' }, 'key summary');
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([
      { topic_id: '1203', topic_name: 'Seaweed films', source: 'explore' },
    ]);
    expect(platform.tracker.payloads('clicked_on_trend')).toMatchObject([
      { trend_id: '102', trend_name: 'Next packaging materials', source: 'key summary' },
    ]);
    expect(platform.navigator.path).toBe('/data/1?trend_id=102');
  });

  it('opens one that the project does not list under the name that the chart gives', async () => {
    const { platform, open } = await chart(false);
    const among = [{ type: 'topic', id: entityId<'topic'>('77') } as const];
    open.topic({ id: '77', name: 'Of the chart', among });
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([{ topic_name: 'Of the chart' }]);
    expect(platform.get(CardRow).targets).toEqual(among);
  });

  it('opens one without any name at once, and tells what its card says', async () => {
    const { platform, open } = await chart(false);
    open.trend({ id: '77' });
    expect(platform.navigator.path).toBe('/data/1?trend_id=77');
    await settle();
    expect(platform.tracker.payloads('clicked_on_trend')).toMatchObject([{ trend_id: '77', trend_name: '' }]);
  });

  it.each([{ id: 'javascript:1' }, { id: '' }, { id: null }, { id: '12a' }, { id: 1.5 }])(
    'that names no id opens nothing: %j',
    async (event) => {
      const { platform, open } = await chart();
      open.topic(event);
      open.trend(event);
      expect(platform.navigator.path).toBe('/data/1');
      expect(platform.logger.errors.map(({ message }) => message)).toEqual([
        'Failed to open the flashcard: the event names no topic id',
        'Failed to open the flashcard: the event names no trend id',
      ]);
    },
  );

  it.each([null, undefined])('without an event is a fault of its caller: %s', async (event) => {
    const { open } = await chart();
    expect(() => open.topic(event)).toThrow('event must be present');
    expect(() => open.trend(event)).toThrow('event must be present');
  });
});
