import { describe, expect, it } from 'vitest';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { explore, SOW, toggleName } from './open-explore';

describe('Previous Data', () => {
  it('is offered when the project has more than one version', async () => {
    const { view } = await explore('/data/1?version=Previous%20Data');
    expect(view.options.comparison.versions).toEqual(['Current Data', 'Previous Data']);
    expect(view.filters.versionFilter).toBe('Previous Data');
  });

  it('is not offered with one version, and then not shown for any link', async () => {
    const { view } = await explore('/data/1?version=Previous%20Data', ({ sows }) =>
      sows.versionsOfSow.set(SOW, [{ name: 'Current Data', date: null }]),
    );
    expect(view.options.comparison.versions).toEqual(['Current Data']);
    expect(view.filters.versionFilter).toBe('Current Data');
    expect(view.options.comparison.hasMovement).toBe(false);
  });

  it('is not offered to the excluded organisation, nor is the movement that would show it', async () => {
    const { view } = await explore('/data/1?version=Previous%20Data', undefined, ['org_northwind']);
    expect(view.filters.versionFilter).toBe('Current Data');
    expect(view.options.comparison.hasMovement).toBe(false);
  });

  it('is not offered when the versions cannot be fetched, which is only logged', async () => {
    const { platform, view } = await explore('/data/1', ({ sows }) => sows.answers.fail('versions'));
    expect(view.options.comparison.versions).toEqual(['Current Data']);
    expect(platform.logger.errors.map(({ message }) => message)).toEqual(['Failed to fetch versions:']);
    expect(platform.navigator.path).toBe('/data/1');
  });
});

describe('what the address asks for and has not come', () => {
  it('stays asked for when something else is chosen, and is in force after another try', async () => {
    const { platform, view } = await explore('/data/1?version=Previous%20Data', ({ sows }) =>
      sows.answers.fail('versions'),
    );
    expect(view.filters.versionFilter).toBe('Current Data');
    toggleName(view, 'trends', 'Refill');
    expect(platform.navigator.path).toContain('version=Previous');
    view.options.comparison.reloadVersions();
    await settle();
    expect(view.filters).toMatchObject({ versionFilter: 'Previous Data', trendFilter: ['Refill'] });
  });

  it('goes with the next choice when it is known not to be on offer', async () => {
    const { platform, view } = await explore(
      '/data/1?trends=Reuse&trends=Nonsense&version=Previous%20Data',
      ({ sows }) => sows.versionsOfSow.set(SOW, [{ name: 'Current Data', date: null }]),
    );
    view.chooseQuadrants('trendMaturity', [1]);
    expect(platform.navigator.path).toBe('/data/1?trends=Reuse&maturity=trends%3A1');
  });

  it('can be given up name by name', async () => {
    const { view } = await explore('/data/1?trends=Reuse&trends=Refill', ({ signals }) => {
      signals.answers.fail('trends');
      signals.answers.fail('trends');
    });
    expect(view.options.trends.state.kind).toBe('failed');
    toggleName(view, 'trends', 'Reuse');
    expect(view.filters.trendFilter).toEqual(['Refill']);
  });

  it('adds no step back where nothing changes', async () => {
    const { platform, view } = await explore('/data/1?trends=Reuse');
    toggleName(view, 'trends', 'Nonsense');
    expect(platform.navigator.historyLength).toBe(0);
  });
});

describe('names that the project does not have', () => {
  it('are told, and left out', async () => {
    const { view } = await explore('/data/1?trends=Reuse&trends=Nonsense');
    expect(view.unknownNames).toEqual(['Nonsense']);
    expect(view.filters.trendFilter).toEqual(['Reuse']);
    view.selectAll('trends');
    expect(view.unknownNames).toEqual([]);
  });

  it('are not told of names that only the previous data has, nor of another tab', async () => {
    const { view } = await explore('/data/1?trends=Reuse&trends=Former&topics=Nonsense', ({ signals }) =>
      signals.versions.set('Previous Data', { topics: [], trends: [aTrend({ name: 'Former' })] }),
    );
    expect(view.unknownNames).toEqual([]);
    view.openTab('opportunityMap');
    expect(view.unknownNames).toEqual([]);
  });

  it('are told of shifts, rings and labels, too', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&shifts=Nowhere&ring=Outer&label=Region%3A%20Moon');
    expect(view.unknownNames).toEqual(['Nowhere', 'Outer', 'Region: Moon']);
  });

  it('are not told where the names cannot be fetched', async () => {
    const { view } = await explore('/data/1?trends=Nonsense', ({ signals }) => {
      signals.answers.fail('trends');
      signals.answers.fail('trends');
    });
    expect(view.unknownNames).toEqual([]);
  });
});
