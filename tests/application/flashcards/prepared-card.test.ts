import { runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SEAWEED = aTopic();
const PACKAGING = aTrend();
const TOPIC = { type: 'topic', id: SEAWEED.id } as const;
const TREND = { type: 'trend', id: PACKAGING.id } as const;

describe('a card that is prepared', () => {
  let platform: TestPlatform;
  let store: FlashcardStore;

  beforeEach(async () => {
    platform = new TestPlatform();
    platform.signals.everyTopic = [SEAWEED];
    platform.signals.everyTrend = [PACKAGING];
    platform.topics.add(SEAWEED);
    platform.trends.add(PACKAGING, [SEAWEED]);
    await platform.enter();
    store = platform.get(FlashcardStore);
    store.start();
  });

  const visit = (path: string) => runInAction(() => platform.navigator.go(path));
  const asked = () => [...platform.topics.answers.calls, ...platform.trends.answers.calls];

  it('shows what the project knows of it, and asks for nothing', async () => {
    const card = store.prepare(TOPIC);
    expect(card?.type === 'topic' && card.topic.value).toBe(SEAWEED);
    const other = store.prepare(TREND);
    expect(other?.type === 'trend' && other.trend.value).toBe(PACKAGING);
    await settle();
    expect(asked()).toEqual([]);
    expect(store.isOpen).toBe(false);
  });

  it('can be made as soon as something is known of it, and not before', async () => {
    const signals = platform.get(ProjectSignalsStore);
    expect([store.knows(TOPIC), store.knows(TREND)]).toEqual([true, true]);
    runInAction(() => signals.clear());
    expect([store.knows(TOPIC), store.knows(TREND)]).toEqual([false, false]);
    expect(store.prepare(TREND)).toBeNull();
  });

  it('is the one that opens, and then asks for what a card asks for', async () => {
    const card = store.prepare(TOPIC);
    expect(store.prepare(TOPIC)).toBe(card);
    visit('/homepage/1?topic_id=1203');
    expect(store.card).toBe(card);
    await settle();
    expect(asked()).toHaveLength(1);
  });

  it('opens once: the next time it is made anew', () => {
    const card = store.prepare(TOPIC);
    visit('/homepage/1?topic_id=1203');
    visit('/homepage/1');
    visit('/homepage/1?topic_id=1203');
    expect(store.card).not.toBe(card);
  });

  it('is left out when another one opens', () => {
    const card = store.prepare(TOPIC);
    visit('/homepage/1?trend_id=102');
    expect(store.card?.type).toBe('trend');
    visit('/homepage/1?topic_id=1203');
    expect(store.card).not.toBe(card);
  });

  it('is not made of what the project does not know, nor while a card is open', () => {
    expect(store.prepare({ type: 'topic', id: entityId('9') })).toBeNull();
    visit('/homepage/1?trend_id=102');
    expect(store.prepare(TOPIC)).toBeNull();
  });

  it('is not opened with what has been forgotten meanwhile', async () => {
    store.prepare(TOPIC);
    platform.get(ProjectSignalsStore).clear();
    const answer = platform.topics.answers.hold('byId');
    visit('/homepage/1?topic_id=1203');
    expect(store.card?.type === 'topic' && store.card.topic.state.kind).toBe('loading');
    answer.resolve();
    await settle();
    expect(store.card?.type === 'topic' && store.card.topic.value).toEqual(SEAWEED);
  });
});
