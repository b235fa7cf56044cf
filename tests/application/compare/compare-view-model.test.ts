import { describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { CompareViewModel } from '../../../src/application/compare/compare.view-model';
import { aDeepdive } from '../../builders/deepdive-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const kelp = aTopic({ id: entityId('1'), name: 'Kelp', growth: 0.24, quadrant: QUADRANTS[3] });
const refill = aTopic({ id: entityId('2'), name: 'Refill', growth: 0.06, quadrant: QUADRANTS[1] });
const deposit = aTopic({ id: entityId('3'), name: 'Deposit', growth: 0.12, status: null });

async function compare(
  query: string,
  topics: readonly Topic[] = [kelp, refill, deposit],
  prepare: (platform: TestPlatform) => void = () => {},
) {
  const platform = new TestPlatform({ path: `/compare/1${query}` });
  platform.signals.everyTopic = topics;
  platform.signals.everyTrend = [aTrend()];
  platform.topics.add(...topics);
  platform.topics.deepdives.set(kelp.id, aDeepdive());
  platform.sows.versionsOfSow.set(entityId('1'), [
    { name: 'Current Data', date: '2026-09-30' },
    { name: 'Previous Data', date: '2025-09-30' },
  ]);
  platform.signals.versions.set('Previous Data', { topics: [{ ...kelp, quadrant: QUADRANTS[4] }], trends: [] });
  prepare(platform);
  await platform.enter();
  const view = platform.get(CompareViewModel);
  const leave = view.enter(entityId('1'));
  await settle();
  return { platform, view, leave };
}

describe('a comparison', () => {
  it('has a column for each topic of the address, with what is known of it', async () => {
    const { view } = await compare('?topic=1&topic=2');
    expect(view.columns.map(({ signal, status }) => [signal.name, status])).toEqual([
      ['Kelp', 2],
      ['Refill', 2],
    ]);
    expect(view.columns.map(({ dossier }) => dossier?.state)).toEqual(['ready', 'ready']);
    expect(view.columns[0]?.previous?.quadrant.code).toBe(4);
    expect(view.words.headline).toMatch(/^Kelp grows four times as fast as Refill/);
    expect(view.words.sentences).toContain('Kelp moved to Potential Disruptor since Sep 30, 2025.');
  });

  it('is loaded once the previous data has come, because its rows would move the others', async () => {
    let answer = new Deferred();
    const { view } = await compare('?topic=1&topic=2', undefined, ({ signals }) => {
      answer = signals.answers.hold('earlier');
    });
    expect(view.signals.value).toHaveLength(3);
    expect(view.isLoaded).toBe(false);
    answer.resolve();
    await settle();
    expect(view.isLoaded).toBe(true);
    expect(view.previous).not.toBeNull();
  });

  it.each(['earlier', 'versions'] as const)('is loaded without the previous data when %s fails', async (call) => {
    const { view } = await compare('?topic=1&topic=2', undefined, ({ signals, sows }) => {
      if (call === 'versions') sows.answers.fail(call);
      else signals.answers.fail(call);
    });
    expect(view.isLoaded).toBe(true);
    expect(view.previous).toBeNull();
  });

  it('asks for the dossiers of its own topics only, and for none that the project does not have', async () => {
    const { platform, view } = await compare('?topic=1&topic=99');
    expect(platform.topics.answers.count('deepdive')).toBe(1);
    expect(view.columns.map(({ signal }) => signal.name)).toEqual(['Kelp']);
    expect(view.missing).toEqual(['99']);
  });

  it('compares trends without dossiers', async () => {
    const { platform, view } = await compare(`?trend=${aTrend().id}`);
    expect(view.columns.map(({ signal, dossier, status }) => [signal.name, dossier, status])).toEqual([
      [aTrend().name, null, null],
    ]);
    expect(platform.topics.answers.count('deepdive')).toBe(0);
  });

  it('adds up to four and removes with undo, all of it in the address', async () => {
    const { platform, view } = await compare('?topic=1&topic=2&topic_id=7');
    view.add('3');
    view.add('3');
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=2&topic=3&topic_id=7');
    view.remove('2');
    expect(view.comparison.ids).toEqual(['1', '3']);
    const toasts = platform.get(ToastStore);
    expect(toasts.shown.at(-1)?.toast.text).toBe('Refill removed.');
    toasts.act(toasts.shown.at(-1)?.id ?? 0);
    expect(view.comparison.ids).toEqual(['1', '2', '3']);
    view.add('4');
    view.add('5');
    expect(view.comparison.ids).toEqual(['1', '2', '3', '4']);
  });

  it('puts back what was removed beside what was added meanwhile', async () => {
    const { platform, view } = await compare('?topic=1&topic=2');
    view.remove('1');
    const undo = platform.get(ToastStore).shown.at(-1)?.toast.action;
    view.add('3');
    undo?.run();
    expect(view.comparison.ids).toEqual(['1', '2', '3']);
  });

  it('does not put back a fifth, or one of another kind', async () => {
    const four = [kelp, refill, deposit, ...['4', '5'].map((id) => aTopic({ id: entityId(id), name: `T${id}` }))];
    const { platform, view } = await compare('?topic=1&topic=2&topic=3&topic=4', four);
    view.remove('1');
    const undo = platform.get(ToastStore).shown.at(-1)?.toast.action;
    view.add('5');
    undo?.run();
    expect(view.comparison.ids).toEqual(['2', '3', '4', '5']);
    platform.navigator.go(`/compare/1?trend=${aTrend().id}`);
    undo?.run();
    expect(platform.navigator.path).toBe(`/compare/1?trend=${aTrend().id}`);
  });

  it('sets a status, and leaves topics that are not trackable alone', async () => {
    const { platform, view } = await compare('?topic=1&topic=3');
    view.setStatus('1', 3);
    view.setStatus('3', 3);
    await settle();
    expect(platform.topics.saved).toEqual([{ id: kelp.id, status: 3 }]);
    expect(view.columns.map(({ status }) => status)).toEqual([3, null]);
  });

  it('loses one column only when its deepdive fails, and loads it again', async () => {
    const platform = await compare('?topic=1&topic=2').then(({ platform, leave }) => {
      leave();
      return platform;
    });
    const view = platform.get(CompareViewModel);
    view.enter(entityId('1'));
    platform.topics.answers.fail('deepdive');
    view.add('3');
    await settle();
    const failed = view.columns[2]?.dossier;
    expect(view.columns.map(({ dossier }) => dossier?.state)).toEqual(['ready', 'ready', 'failed']);
    if (failed?.state === 'failed') failed.retry();
    await settle();
    expect(view.columns[2]?.dossier?.state).toBe('ready');
  });

  it('shows what was compared until its screen is gone', async () => {
    const { platform, view } = await compare('?topic=1&topic=2');
    platform.navigator.go('/homepage/1');
    expect(view.comparison.ids).toEqual(['1', '2']);
  });

  it.each(['', '?topic=1'])('of fewer than two is not recorded: %s', async (query) => {
    const { platform } = await compare(query);
    expect(platform.tracker.events.map(({ name }) => name)).not.toContain('clicked_on_compare');
  });

  it('is recorded', async () => {
    const { platform } = await compare('?topic=1&topic=2');
    expect(platform.tracker.events.map(({ name, payload }) => [name, payload])).toContainEqual([
      'clicked_on_compare',
      expect.objectContaining({ sow_id: '1', signal_count: 2 }),
    ]);
  });
});

describe('the columns of a comparison', () => {
  const trends = [aTrend(), aTrend({ id: entityId('103'), name: 'Reuse', shiftName: 'Health' })];
  const inOther = { id: entityId<'trend'>('103'), name: 'Reuse', shiftName: null };

  it('of topics have their trend, and its shift also where the topic does not say it', async () => {
    const topics = [kelp, { ...refill, trend: inOther }, { ...deposit, trend: null }];
    const { view } = await compare('?topic=1&topic=2&topic=3', topics, ({ signals }) => {
      signals.everyTrend = trends;
    });
    expect(
      view.columns.map(({ trend, shiftName, topicCount }) => [trend?.name ?? null, shiftName, topicCount]),
    ).toEqual([
      ['Next packaging materials', 'Circular materials', null],
      ['Reuse', 'Health', null],
      [null, null, null],
    ]);
    expect(view.columns.map(({ says }) => says)).toEqual([null, null, null]);
    expect(view.columns.map(({ previous }) => previous?.name ?? null)).toEqual(['Kelp', null, null]);
  });

  it('of trends have the number of their topics, and are themselves', async () => {
    const topics = [kelp, refill, { ...deposit, trend: inOther }, aTopic({ id: entityId('4'), trend: null })];
    const { view } = await compare('?trend=102&trend=103', topics, ({ signals }) => {
      signals.everyTrend = trends;
    });
    expect(view.columns.map(({ topicCount, shiftName, trend }) => [topicCount, shiftName, trend])).toEqual([
      [2, 'Circular materials', null],
      [1, 'Health', null],
    ]);
    expect(view.columns.map(({ status, dossier }) => [status, dossier])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('give to files what is compared, and of trends all topics, which they count', async () => {
    const topics = (await compare('?topic=2&topic=1&topic=99')).view;
    expect(topics.topics.map(({ name }) => name)).toEqual(['Refill', 'Kelp']);
    expect([topics.exported.topics.map(({ name }) => name), topics.exported.trends]).toEqual([['Refill', 'Kelp'], []]);
    const ofTrends = (await compare(`?trend=${aTrend().id}&trend=99`)).view;
    expect(ofTrends.topics).toEqual([]);
    expect(ofTrends.exported.topics.map(({ name }) => name)).toEqual(['Kelp', 'Refill', 'Deposit']);
    expect(ofTrends.exported.trends.map(({ id }) => id)).toEqual([aTrend().id]);
  });

  it('can be one more up to four, and say what was added', async () => {
    const four = [kelp, refill, deposit, aTopic({ id: entityId('4'), name: 'Fourth' })];
    const { platform, view } = await compare('?topic=1&topic=2&topic=3', four);
    expect(view.canAdd).toBe(true);
    view.add('4');
    expect(view.canAdd).toBe(false);
    const { shown } = platform.get(ToastStore);
    expect(shown.at(-1)?.toast).toMatchObject({ kind: 'status', text: 'Fourth added.' });
    view.add('1');
    expect([view.comparison.ids.length, platform.get(ToastStore).shown.length]).toEqual([4, shown.length]);
  });

  it('are not changed, and nothing is said, where one is removed that is not there', async () => {
    const { platform, view } = await compare('?topic=1&topic=2');
    const path = platform.navigator.path;
    view.remove('3');
    expect([platform.navigator.path, platform.get(ToastStore).shown]).toEqual([path, []]);
  });

  it('say the number of one that the project does not have, when it is removed, and offer to put it back', async () => {
    const { platform, view } = await compare('?topic=1&topic=99');
    view.remove('99');
    expect(platform.get(ToastStore).shown.at(-1)?.toast).toMatchObject({
      kind: 'status',
      text: 'No. 99 removed.',
      action: { label: 'Undo' },
    });
  });

  it('open their cards from here, and none of what the project does not have', async () => {
    const { platform, view } = await compare('?topic=1&topic=99');
    view.openCard('99');
    view.openCard('1');
    view.openTrend({ id: '102', name: 'Next packaging materials' });
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([{ source: 'compare' }]);
    expect(platform.tracker.payloads('clicked_on_trend')).toMatchObject([{ source: 'compare' }]);
    const trend = await compare(`?trend=${aTrend().id}`);
    trend.view.openCard(aTrend().id);
    expect(trend.platform.navigator.path).toContain(`trend_id=${aTrend().id}`);
    expect(trend.platform.tracker.payloads('clicked_on_topic')).toEqual([]);
  });

  it('have nothing of the previous data where the organisation does not see it', async () => {
    const platform = new TestPlatform({ path: '/compare/1?topic=1', excluded: ['org_northwind'] });
    platform.signals.everyTopic = [kelp];
    await platform.enter();
    expect(platform.get(CompareViewModel).previous).toBeNull();
  });
});
