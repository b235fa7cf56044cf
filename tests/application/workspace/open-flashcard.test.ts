import { beforeEach, describe, expect, it } from 'vitest';
import { OpenFlashcard } from '../../../src/application/workspace/open-flashcard';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
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
});
