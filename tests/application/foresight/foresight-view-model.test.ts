import { describe, expect, it } from 'vitest';
import { ForesightViewModel, type InsightFilter } from '../../../src/application/foresight/foresight.view-model';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { anInsight } from '../../builders/insight-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');

describe('the weekly insights of a project', () => {
  it('come newest first, those without a date last', async () => {
    const platform = new TestPlatform();
    platform.insights.everyInsight = [
      anInsight({ title: 'undated', createdAt: null }),
      anInsight({ title: 'old', createdAt: '2026-01-05' }),
      anInsight({ title: 'new', createdAt: '2026-09-05T10:00:00Z' }),
    ];
    const foresight = platform.get(ForesightViewModel);
    foresight.load(SOW);
    await settle();
    expect(foresight.insights.value?.map(({ title }) => title)).toEqual(['new', 'old', 'undated']);
  });

  it('give a prediction the face of the topic or trend that it names', async () => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic({ imageUrl: 'https://assets.example/topic.png' })];
    platform.signals.everyTrend = [aTrend()];
    await platform.enter();
    const foresight = platform.get(ForesightViewModel);
    const [topic, trend] = anInsight().predictions.map((prediction) => foresight.toCarouselItem(prediction));
    expect(topic).toMatchObject({ type: 'Topic', id: '1203', imageUrl: 'https://assets.example/topic.png' });
    expect(trend).toMatchObject({ type: 'Trend', id: '102', quadrant: { name: 'potential_disruptor' } });
  });

  it('give it a neutral face as long as, or when, the project does not know it', () => {
    const foresight = new TestPlatform().get(ForesightViewModel);
    const face = foresight.toCarouselItem({ type: 'Topic', id: entityId('404'), name: 'Gone' });
    expect(face).toMatchObject({ name: 'Gone', imageUrl: null, quadrant: { name: 'default' } });
  });
});

describe('what the user does with the insights', () => {
  const names = ['first', 'second', 'third'];

  async function marked() {
    const platform = new TestPlatform();
    platform.insights.everyInsight = names.map((title) => anInsight({ title }));
    const foresight = platform.get(ForesightViewModel);
    const library = platform.get(OpenLibrary);
    await platform.enter();
    const isOpenBefore = foresight.canMark;
    library.start();
    foresight.load(SOW);
    await settle();
    const insight = (index: number) => foresight.all[index] ?? anInsight();
    const shown = (filter: InsightFilter) => {
      foresight.pick(filter);
      return foresight.shown.map(({ title }) => title);
    };
    return { platform, foresight, library, insight, shown, isOpenBefore };
  }

  it('cannot be marked before the library is there, so that nothing stored is lost', async () => {
    const { foresight, isOpenBefore } = await marked();
    expect([isOpenBefore, foresight.canMark]).toEqual([false, true]);
    const closed = new TestPlatform().get(ForesightViewModel);
    expect(closed.all).toEqual([]);
    expect(closed.stateOf(anInsight())).toEqual({ isRead: false, isStarred: false });
    closed.markRead(anInsight());
    expect(closed.stateOf(anInsight()).isRead).toBe(false);
  });

  it('is read and starred, each by itself, and stored under the title', async () => {
    const { foresight, library, insight, platform } = await marked();
    foresight.toggleRead(insight(0));
    foresight.toggleStar(insight(0));
    foresight.toggleStar(insight(1));
    expect(names.map((_, index) => foresight.stateOf(insight(index)))).toMatchObject([
      { isRead: true, isStarred: true },
      { isRead: false, isStarred: true },
      { isRead: false, isStarred: false },
    ]);
    const changedAt = platform.clock.now().toISOString();
    expect(library.records?.insights).toEqual([
      { id: 'first', isRead: true, isStarred: true, changedAt },
      { id: 'second', isRead: false, isStarred: true, changedAt },
    ]);
    foresight.toggleRead(insight(0));
    expect(foresight.stateOf(insight(0))).toMatchObject({ isRead: false, isStarred: true });
  });

  it('leaves no record behind where all of it was taken back', async () => {
    const { foresight, library, insight } = await marked();
    foresight.toggleRead(insight(0));
    foresight.toggleStar(insight(1));
    foresight.toggleRead(insight(0));
    expect(library.records?.insights.map(({ id }) => id)).toEqual(['second']);
  });

  it('is counted and chosen by its filter', async () => {
    const { foresight, insight, shown } = await marked();
    foresight.toggleRead(insight(0));
    foresight.toggleStar(insight(1));
    expect(foresight.counts).toEqual({ All: 3, Unread: 2, Starred: 1 });
    expect(foresight.filter).toBe('All');
    expect([shown('Unread'), shown('Starred'), shown('All')]).toEqual([['second', 'third'], ['second'], names]);
  });

  it('stays where it is when it is read under its filter, until a filter is chosen anew', async () => {
    const { foresight, insight, shown } = await marked();
    foresight.pick('Unread');
    foresight.markRead(insight(1));
    expect(foresight.shown.map(({ title }) => title)).toEqual(names);
    expect(foresight.counts.Unread).toBe(2);
    expect(shown('Unread')).toEqual(['first', 'third']);
  });

  it('marks all as read at once, and changes nothing of what is read already', async () => {
    const { foresight, library, insight, platform } = await marked();
    foresight.toggleRead(insight(0));
    foresight.toggleStar(insight(2));
    const [first] = library.records?.insights ?? [];
    platform.clock.advance(60_000);
    foresight.markAllRead();
    expect(foresight.counts).toEqual({ All: 3, Unread: 0, Starred: 1 });
    expect(library.records?.insights.find(({ id }) => id === 'first')).toEqual(first);
    expect(foresight.stateOf(insight(2))).toMatchObject({ isRead: true, isStarred: true });
  });

  it('is recorded where a source is opened', async () => {
    const { platform, foresight } = await marked();
    foresight.sourceOpened('https://www.oecd.org/');
    expect(platform.tracker.payloads('clicked_on_source')).toMatchObject([{ source_url: 'https://www.oecd.org/' }]);
  });
});
