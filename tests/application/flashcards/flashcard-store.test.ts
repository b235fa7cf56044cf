import { runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import type { TopicCard } from '../../../src/application/flashcards/topic-card';
import type { TrendCard } from '../../../src/application/flashcards/signal-card';
import { SessionStore } from '../../../src/application/session/session.store';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { aSow } from '../../builders/sow-mother';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { aDeepdive } from '../../builders/deepdive-mother';
import { aUserWithoutOrganisation } from '../../builders/user-mother';
import { TestPlatform } from '../../fakes/test-platform';

describe('the flashcard store', () => {
  const seaweed = aTopic();
  const packaging = aTrend();
  let platform: TestPlatform;
  let store: FlashcardStore;

  beforeEach(async () => {
    platform = new TestPlatform();
    platform.topics.add(seaweed);
    platform.trends.add(packaging, [seaweed]);
    await platform.enter();
    store = platform.get(FlashcardStore);
  });

  const topicCard = () => store.card as TopicCard;
  const trendCard = () => store.card as TrendCard;
  const visit = (path: string) => runInAction(() => platform.navigator.go(path));

  describe('following the address', () => {
    it('opens the card that the address names when it starts', () => {
      visit('/homepage/1?topic_id=1203');
      store.start();
      expect(store.card).toMatchObject({ type: 'topic', id: '1203' });
    });

    it('opens, exchanges and closes as the address changes', () => {
      store.start();
      expect(store.isOpen).toBe(false);
      visit('/homepage/1?topic_id=1203');
      expect(store.card?.type).toBe('topic');
      visit('/homepage/1?trend_id=102');
      expect(store.card?.type).toBe('trend');
      visit('/homepage/1');
      expect(store.card).toBeNull();
    });

    it('is again where one was in a card that led to another, as long as any is open', () => {
      store.start();
      visit('/homepage/1?topic_id=1203');
      topicCard().openTab('Sources');
      topicCard().scroll = 480;
      visit('/homepage/1?trend_id=102');
      trendCard().openTab('Metrics');
      visit('/homepage/1?topic_id=1203');
      expect([topicCard().activeTab, topicCard().scroll]).toEqual(['Sources', 480]);
      expect(platform.topics.answers.count('sources')).toBe(2);
      expect(platform.tracker.payloads('clicked_on_flashcard_tab')).toHaveLength(2);
      visit('/homepage/1?trend_id=102');
      expect(trendCard().activeTab).toBe('Metrics');
      visit('/homepage/1');
      visit('/homepage/1?topic_id=1203');
      expect([topicCard().activeTab, topicCard().scroll]).toEqual(['Metrics', 0]);
    });

    it('keeps the card when something else in the address changes', () => {
      store.start();
      visit('/data/1?topic_id=1203');
      const { card } = store;
      visit('/data/1?topic_id=1203&tab=opportunityMap');
      expect(store.card).toBe(card);
    });

    it.each(['/homepage/1?topic_id=abc', '/homepage/1?topic_id=', '/homepage/1?trend_id=1e3', '/login?topic_id=1203'])(
      'opens nothing for %s',
      (path) => {
        store.start();
        visit(path);
        expect(store.card).toBeNull();
        expect(platform.topics.answers.calls).toEqual([]);
      },
    );

    it('does nothing when the user is not authenticated, and opens once they are', async () => {
      platform = new TestPlatform({ path: '/homepage/1?topic_id=1203' });
      platform.topics.add(seaweed);
      store = platform.get(FlashcardStore);
      store.start();
      expect(store.card).toBeNull();
      expect(platform.topics.answers.calls).toEqual([]);
      await platform.get(SessionStore).start();
      expect(store.card?.id).toBe('1203');
    });

    it('does nothing for a user without an organisation', async () => {
      platform = new TestPlatform({ path: '/homepage/1?topic_id=1203', user: aUserWithoutOrganisation() });
      await platform.get(SessionStore).start();
      store = platform.get(FlashcardStore);
      store.start();
      expect(store.card).toBeNull();
    });

    it('closes the card and follows no more once it is stopped', () => {
      const stop = store.start();
      visit('/homepage/1?topic_id=1203');
      stop();
      expect(store.card).toBeNull();
      visit('/homepage/1?trend_id=102');
      expect(store.card).toBeNull();
    });
  });

  describe('a topic card', () => {
    const open = async (): Promise<TopicCard> => {
      store.start();
      visit('/homepage/1?topic_id=1203');
      await topicCard().signal.load(seaweed.id);
      return topicCard();
    };

    it('shows what the project list knows at once, and asks for the topic behind it', async () => {
      platform = new TestPlatform();
      platform.signals.everyTopic = [aTopic({ name: 'From the list' })];
      platform.topics.add(seaweed);
      await platform.enter();
      store = platform.get(FlashcardStore);
      store.start();
      visit('/homepage/1?topic_id=1203');
      expect(topicCard().signal.value?.name).toBe('From the list');
      await topicCard().signal.load(seaweed.id);
      expect(topicCard().signal.value?.name).toBe('Seaweed films');
    });

    it('drops the answer of a card that was left: two quick clicks show the second', async () => {
      const other = aTopic({ id: entityId('1204'), name: 'Other' });
      platform.topics.add(other);
      const slow = platform.topics.answers.hold('byId');
      store.start();
      visit('/homepage/1?topic_id=1203');
      const left = topicCard();
      visit('/homepage/1?topic_id=1204');
      await topicCard().signal.load(other.id);
      slow.resolve();
      await Promise.resolve();
      expect(topicCard().signal.value?.name).toBe('Other');
      expect(left.signal.value).toBeNull();
    });

    it('keeps what it shows when it is left, for the panel that slides away', async () => {
      const card = await open();
      visit('/homepage/1');
      expect(card.signal.value?.name).toBe('Seaweed films');
    });

    it('logs a failed fetch, sends it to the error reports and can try again', async () => {
      platform.topics.answers.fail('byId', 'network');
      const card = await open();
      expect(card.signal.state.kind).toBe('failed');
      expect(platform.logger.errors[0]?.message).toBe('Failed to fetch topic:');
      expect(platform.reporter.reports[0]?.context).toEqual({ topic_id: '1203' });
      await card.signal.reload();
      expect(card.signal.value?.name).toBe('Seaweed films');
    });

    it('says that there is no such topic, and stays where it is', async () => {
      store.start();
      visit('/homepage/1?topic_id=4711');
      await topicCard().signal.load(entityId('4711'));
      expect(topicCard().isGone).toBe(true);
      expect(platform.navigator.path).toBe('/homepage/1?topic_id=4711');
      expect(platform.logger.errors[0]?.message).toBe('Failed to fetch topic:');
    });

    it('loads sources and deepdive when their tabs are opened, once, and tells of the tab', async () => {
      platform.topics.deepdives.set(seaweed.id, aDeepdive());
      const card = await open();
      expect(platform.topics.answers.calls).toEqual(['byId']);
      card.openTab('Deepdive');
      card.openTab('Sources');
      card.openTab('Sources');
      card.openTab('Deepdive');
      expect(platform.topics.answers.count('deepdive')).toBe(1);
      expect(platform.topics.answers.count('sources')).toBe(1);
      expect(platform.tracker.payloads('clicked_on_flashcard_tab').map(({ tab_name }) => tab_name)).toEqual([
        'Deepdive',
        'Sources',
        'Deepdive',
      ]);
    });

    it('tells of a source that is read', async () => {
      const card = await open();
      card.sourceOpened('https://example.com/a');
      expect(platform.tracker.payloads('clicked_on_source')).toEqual([
        {
          topic_id: '1203',
          source_url: 'https://example.com/a',
          window_url: 'https://platform.example/homepage/1?topic_id=1203',
        },
      ]);
    });

    it("opens its trend in its own place, from source 'flashcard'", async () => {
      const card = await open();
      card.openTrend();
      expect(platform.navigator.path).toBe('/homepage/1?trend_id=102');
      expect(platform.tracker.payloads('clicked_on_trend_tab')[0]).toMatchObject({
        trend_name: 'Next packaging materials',
        source: 'flashcard',
      });
    });

    it('shows the picked status, and keeps the one before in reach', async () => {
      const card = await open();
      card.pickStatus(3);
      expect(card).toMatchObject({ status: 3, previousStatus: 2, isSavingStatus: true });
    });

    it('has no status while the topic is loading, or where it is not trackable', async () => {
      platform.topics.add(aTopic({ status: null }));
      const held = platform.topics.answers.hold('byId');
      store.start();
      visit('/homepage/1?topic_id=1203');
      expect(topicCard().status).toBeNull();
      held.resolve();
      await topicCard().signal.load(seaweed.id);
      expect(topicCard().signal.value).not.toBeNull();
      expect(topicCard().status).toBeNull();
    });

    it('places its figures once the topics of the project are here', async () => {
      platform = new TestPlatform();
      platform.signals.everyTopic = [seaweed, ...topics(3, () => ({ growth: 0.9 }))];
      platform.topics.add(seaweed);
      await platform.enter();
      store = platform.get(FlashcardStore);
      const card = await open();
      expect(card.metrics?.growth.ranking).toMatchObject({ rank: 4, total: 4 });
    });

    it('says of which month the data is and what the data says about its figures', async () => {
      const growthOfTopic = new Map<TopicId, string>([[seaweed.id, 'Wind power in the world, Ember.']]);
      const figureNotes = { general: 'Illustrative figures', growthOfTopic, growthName: null };
      platform = new TestPlatform({ sow: aSow({ figureNotes }) });
      platform.topics.add(seaweed);
      await platform.enter();
      store = platform.get(FlashcardStore);
      const card = await open();
      expect(card.data.figureOrigin).toMatchObject({ date: 'Sep 2026', note: 'Illustrative figures' });
      expect(card.data.growthOrigin(card.id)).toMatchObject({
        date: 'Sep 2026',
        note: 'Wind power in the world, Ember.',
      });
    });
  });

  describe('a trend card', () => {
    const open = async (): Promise<TrendCard> => {
      store.start();
      visit('/homepage/1?trend_id=102');
      await Promise.all([trendCard().signal.load(packaging.id), trendCard().topics.load(packaging.id)]);
      return trendCard();
    };

    it('loads its topics with itself: they are its first tab', async () => {
      const card = await open();
      expect(card.activeTab).toBe('Related Topics');
      expect(card.topics.value?.map(({ name }) => name)).toEqual(['Seaweed films']);
    });

    it("opens a related topic, from source 'flashcard'", async () => {
      const card = await open();
      card.openTopic(seaweed);
      expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
      expect(platform.tracker.payloads('clicked_on_topic_tab')[0]).toMatchObject({ source: 'flashcard' });
    });

    it('is placed among the trends, not among the topics', async () => {
      platform = new TestPlatform();
      platform.signals.everyTrend = [packaging, aTrend({ id: entityId('103'), growth: 0.5 })];
      platform.signals.everyTopic = topics(20);
      platform.trends.add(packaging);
      await platform.enter();
      store = platform.get(FlashcardStore);
      const card = await open();
      expect(card.metrics?.growth.ranking).toMatchObject({ rank: 2, total: 2 });
    });

    it('logs a failed fetch of its topics and stays', async () => {
      platform.trends.answers.fail('topicsOf', 'network');
      const card = await open();
      await card.topics.load(packaging.id);
      expect(platform.logger.errors[0]?.message).toBe('Failed to fetch topics:');
      expect(platform.navigator.path).toBe('/homepage/1?trend_id=102');
    });
  });
});
