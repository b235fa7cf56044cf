import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import type { TrendCard } from '../../../src/application/flashcards/signal-card';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

describe('the topics of a trend card', () => {
  const packaging = aTrend();
  const trend = { id: packaging.id, name: packaging.name, shiftName: packaging.shiftName };
  const kelp = aTopic({ id: entityId('1'), name: 'Kelp', trend });
  const algae = aTopic({ id: entityId('2'), name: 'Algae', trend });
  const other = aTopic({ id: entityId('3'), name: 'Elsewhere', trend: { ...trend, id: entityId('999') } });
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform();
    platform.signals.everyTrend = [packaging];
    platform.signals.everyTopic = [kelp, other, algae];
    platform.trends.add(packaging, [kelp, algae]);
  });

  /** Opened when the project's topics are here; the card's own answer is held back. */
  async function open(): Promise<{ card: TrendCard; answer: () => Promise<void> }> {
    await platform.enter();
    platform.get(ProjectSignalsStore).load(entityId('1'));
    await settle();
    const gate = platform.trends.answers.hold('topicsOf');
    const store = platform.get(FlashcardStore);
    store.start();
    platform.navigator.go('/homepage/1?trend_id=102');
    const answer = async (): Promise<void> => {
      gate.resolve();
      await settle();
    };
    return { card: store.card as TrendCard, answer };
  }

  const names = ({ topics }: TrendCard) => topics.value?.map(({ name }) => name);

  it('are there at once, by name, as far as the project knows them', async () => {
    const { card } = await open();
    expect(names(card)).toEqual(['Algae', 'Kelp']);
  });

  it('are not drawn anew when their answer says the same, in whichever order', async () => {
    const { card, answer } = await open();
    const known = card.topics.value;
    await answer();
    expect(platform.trends.answers.count('topicsOf')).toBe(1);
    expect(card.topics.value).toBe(known);
  });

  it('are what the answer says where it knows better', async () => {
    const film = aTopic({ id: entityId('4'), name: 'Film', trend });
    platform.trends.add(packaging, [kelp, film]);
    const { card, answer } = await open();
    expect(names(card)).toEqual(['Algae', 'Kelp']);
    await answer();
    expect(names(card)).toEqual(['Film', 'Kelp']);
  });

  it('are waited for where the project knows none: it may only not say whose they are', async () => {
    platform.signals.everyTopic = [aTopic({ ...kelp, trend: null })];
    const { card, answer } = await open();
    expect(card.topics.state.kind).toBe('loading');
    await answer();
    expect(names(card)).toEqual(['Algae', 'Kelp']);
  });
});
