import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExploreAddress } from '../../../src/application/filters/explore-address';
import { MapAxisChoice } from '../../../src/application/filters/map-axis-choice';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import type { TopicColumn } from '../../../src/application/workspace/topic-columns';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { axesInWords, lackOnAxes, placeBy } from '../../../src/domain/topic/map-axes';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';

const UNSIZED = { ...aTopic().sizing, average: null };

async function projectOf(topics: readonly Topic[], columns: readonly TopicColumn[] = []) {
  const platform = new TestPlatform({ path: '/data/1?tab=opportunityMap' });
  platform.signals.everyTopic = topics;
  await platform.enter();
  const signals = platform.get(ProjectSignalsStore);
  await Promise.all([signals.topics.load(entityId('1')), signals.trends.load(entityId('1'))]);
  const choice = new MapAxisChoice(signals, { all: columns }, platform.get(WorkspaceStore));
  return { platform, choice, address: platform.get(ExploreAddress) };
}

const own = (id: string, values: Topic['own']): Topic =>
  aTopic({ id: entityId(id), name: id, ...(values && { own: values }) });

const SCORE: TopicColumn = {
  title: 'Score',
  value: ({ id }) => (id === 'b' ? 12.3 : null),
  list: { id: 'ranking', width: 80, hint: 'Order by my weights', order: ({ id }) => (id === 'b' ? 12.345 : null) },
};

describe('the axes of the topic map', () => {
  it('are offered where topics have own figures, or a feature adds one; labels and columns without an order are none', async () => {
    const topics = [own('a', { Impact: 4, Region: 'Asia' }), own('b', { Impact: 2 })];
    const { choice } = await projectOf(topics, [SCORE, { title: 'Reason', value: () => 'text' }]);
    expect(choice.figures(true).map(({ key, name }) => [key, name])).toEqual([
      ['sizing', 'Average sizing'],
      ['growth', 'Growth'],
      ['own:Impact', 'Impact'],
      ['of:ranking', 'Score'],
    ]);
    // What a feature says is of the current data alone.
    expect(choice.figures(false).map(({ key }) => key)).toEqual(['sizing', 'growth', 'own:Impact']);
    const { address } = await projectOf([own('a', { Region: 'Asia' })]);
    expect(address.axisFigures).toEqual([]);
  });

  it('are two different figures that the data has, or those of the specification', async () => {
    const keys = fc.constantFrom(null, 'sizing', 'growth', 'own:Impact', 'own:Feasibility', 'own:Gone', 'of:ranking');
    const shapes = fc.record({
      growth: fc.boolean(),
      sizing: fc.boolean(),
      impact: fc.boolean(),
      feasibility: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(keys, keys, shapes, async (across, up, has) => {
        const topic = aTopic({
          ...(!has.growth && { growth: null }),
          ...(!has.sizing && { sizing: UNSIZED }),
          own: { ...(has.impact && { Impact: 3 }), ...(has.feasibility && { Feasibility: 5 }) },
        });
        const { choice } = await projectOf([topic]);
        const known = choice.figures(true).map(({ key }) => key);
        const axes = choice.axesFor({ across, up }, true);
        const asked = [across, up].filter((key) => key !== null && known.includes(key));
        if (axes === null) {
          const isUsual = (across ?? 'sizing') === 'sizing' && (up ?? 'growth') === 'growth';
          const isFallback = asked.every((key) => key === 'sizing' || key === 'growth');
          expect(isUsual || asked.length === 0 || known.length < 2 || isFallback).toBe(true);
          return;
        }
        expect(axes.x.key).not.toBe(axes.y.key);
        expect(known).toEqual(expect.arrayContaining([axes.x.key, axes.y.key]));
        if (across !== null && known.includes(across)) expect(axes.x.key).toBe(across);
        if (up !== null && known.includes(up) && up !== across) expect(axes.y.key).toBe(up);
        expect(placeBy(axes, topic)).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('are in the address, change places, and go with a press; a saved view says them', async () => {
    const { platform, address } = await projectOf([own('a', { Impact: 4, Feasibility: 1 })]);
    address.show(entityId('1'));
    expect(address.axes).toBeNull();
    address.chooseAxis('x', 'own:Impact');
    expect(platform.navigator.location.query).toEqual([
      ['tab', 'opportunityMap'],
      ['across', 'own:Impact'],
    ]);
    expect(axesInWords(address.axes!)).toBe('Impact across, Growth up');
    address.chooseAxis('y', 'own:Impact');
    expect(axesInWords(address.axes!)).toBe('Growth across, Impact up');
    address.chooseAxis('x', 'own:Feasibility');
    expect(address.outline('/data/1?tab=opportunityMap&across=own%3AImpact&up=own%3AFeasibility').parts).toEqual([
      'Topic map',
      'Impact across, Feasibility up',
    ]);
    expect(address.outline('/data/1?tab=trendMap&across=own%3AImpact').parts).toEqual(['Trend map']);
    address.resetAxes();
    expect(platform.navigator.location.query).toEqual([['tab', 'opportunityMap']]);
  });

  it('give a map to topics without growth and sizing, which are drawn by rings else', async () => {
    const { platform, address } = await projectOf([
      aTopic({ growth: null, sizing: UNSIZED, own: { Impact: 4, Feasibility: 1 } }),
    ]);
    address.show(entityId('1'));
    expect([address.rings, address.tabName('opportunityMap')]).toEqual([true, 'Ring map']);
    // One press is enough: the other axis takes the next figure.
    address.chooseAxis('y', 'own:Impact');
    expect([address.rings, address.tabName('opportunityMap')]).toEqual([false, 'Topic map']);
    expect(axesInWords(address.axes!)).toBe('Feasibility across, Impact up');
    expect(address.notOffered).not.toContain('opportunityMap');
    platform.navigator.go('/data/1?tab=opportunityMap&up=own%3AGone');
    expect(address.rings).toBe(true);
  });

  it('say how many topics lack which figure', async () => {
    const topics = [own('a', { Impact: 4 }), own('b', { Impact: 1, Risk: 2 }), own('c', {}), own('d', { Risk: 0 })];
    const { choice } = await projectOf(topics);
    const axes = choice.axesFor({ across: 'own:Impact', up: 'own:Risk' }, true)!;
    expect(lackOnAxes(axes, topics)).toBe('2 have no Impact, 2 have no Risk');
    expect(lackOnAxes(axes, topics.slice(0, 2))).toBe('1 has no Risk');
    expect(lackOnAxes(axes, topics.slice(1, 2))).toBe('');
    expect(placeBy(axes, topics[3]!)).toBeNull();
  });
});
