import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeStore } from '../../../src/application/shared/theme.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { filter, renderExplore } from './render-explore';
import { isWithout } from '../../fakes/is-without';

const NEW = {
  type: 'Topic',
  id: entityId<'topic'>('5000'),
  name: 'Topic 1',
  imageUrl: null,
  quadrant: QUADRANTS[1],
} as const;

function surfaces(charts: Awaited<ReturnType<typeof renderExplore>>['charts']): readonly string[] {
  return charts.mounted.map(({ request }) => request.surface);
}

describe('the explore screen', () => {
  it('has four tabs and begins with the trend map', async () => {
    const { charts } = await renderExplore();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Trend map',
      'Topic map',
      'List view',
      'Drivers & Impact',
    ]);
    expect(screen.getByRole('tab', { name: 'Trend map' }).getAttribute('aria-selected')).toBe('true');
    expect(surfaces(charts)).toEqual(['trendMap']);
  });

  it('leads to a brief of the topics that pass the filters', async ({ skip }) => {
    skip(isWithout('brief'));
    const { user, platform } = await renderExplore({ path: '/data/1?tab=opportunityMap&status=3' });
    await user.click(screen.getByRole('button', { name: 'Brief of the topics in this view' }));
    expect(platform.navigator.path).toBe(`/brief/1?from=${encodeURIComponent('/data/1?tab=opportunityMap&status=3')}`);
  });

  it('says which names of its address the project does not have, until they are given up', async () => {
    const { user } = await renderExplore({ path: '/data/1?trends=Nonsense' });
    const note = screen.getByText(/is not in this project and is left out/);
    expect(note.textContent).toBe('‘Nonsense’ is not in this project and is left out.');
    await user.click(screen.getByRole('button', { name: 'Trends: All' }));
    await user.click(screen.getAllByRole('option')[0] ?? note);
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('names several names that the project does not have', async () => {
    await renderExplore({ path: '/data/1?trends=Nonsense&trends=Other' });
    screen.getByText('‘Nonsense’ and ‘Other’ are not in this project and are left out.');
  });

  it('gives each tab its filters and charts', async () => {
    const { charts, user } = await renderExplore();
    const filters = (): readonly string[] =>
      screen
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-haspopup') === 'listbox')
        .map((button) => button.getAttribute('aria-label') ?? '');
    expect(filters()).toEqual(['Version: Current Data', 'Trends: All']);
    const four = ['Status: All', 'Version: Current Data', 'Topics: All', 'Trends: All'];
    await user.click(screen.getByRole('tab', { name: 'Topic map' }));
    expect([filters(), surfaces(charts)]).toEqual([four, ['opportunityMap']]);
    await user.click(screen.getByRole('tab', { name: 'Drivers & Impact' }));
    expect([filters(), surfaces(charts)]).toEqual([four, ['drivers', 'impact']]);
    await user.click(screen.getByRole('tab', { name: 'List view' }));
    expect(surfaces(charts)).toEqual(['topicList']);
    expect(filters()).toEqual([
      'List: Topics in trends',
      'Trends: All',
      'Maturity: All signals',
      'Topics: All',
      'Maturity: All signals',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Trend list',
      'Topic list',
    ]);
  });

  it('switches tabs with the arrow keys, and keeps the tab in the address', async () => {
    const { platform, user } = await renderExplore();
    await user.click(screen.getByRole('tab', { name: 'Trend map' }));
    await user.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap'));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Topic map' }));
    act(() => platform.navigator.back());
    expect(screen.getByRole('tab', { name: 'Trend map' }).getAttribute('aria-selected')).toBe('true');
  });

  it("shows 'Data updated on {load date}' and 'Analyze' when there are new discoveries", async ({ skip }) => {
    skip(isWithout('discoveries'));
    const { user } = await renderExplore({ sow: { newDiscoveries: [NEW] } });
    expect(screen.getByText('Data updated on Sep 30, 2026')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Analyze' }));
    expect(screen.getByRole('heading', { name: 'Data refresh' })).toBeTruthy();
  });

  it('shows neither when there are none', async () => {
    await renderExplore();
    expect(screen.queryByText(/Data updated on/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Analyze' })).toBeNull();
  });

  it('on a phone makes a brief of the filtered topics from the sheet of the filters', async ({ skip }) => {
    skip(isWithout('brief'));
    const { platform, user } = await renderExplore({
      path: '/data/1?tab=opportunityMap&status=2',
      prepare: (each) => each.viewport.resizeTo(390),
    });
    expect(screen.queryByRole('button', { name: 'Brief of the topics in this view' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Filters, 1 set' }));
    await user.click(screen.getByRole('button', { name: 'Brief of the topics in this view' }));
    expect(platform.navigator.path).toMatch(/^\/brief\/1\?from=.*status%3D2$/);
  });

  it('on a phone keeps the filters in a sheet behind one button with a count', async () => {
    const { charts, user } = await renderExplore({
      path: '/data/1?tab=opportunityMap&topics=Topic%201&topics=Topic%202&status=2',
      prepare: (platform) => platform.viewport.resizeTo(390),
    });
    expect(screen.queryByRole('button', { name: /^Topics: / })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Filters, 2 set' }));
    await user.click(filter('Topics'));
    await user.click(screen.getByRole('option', { name: 'Topic 2' }));
    expect(charts.of('opportunityMap').filters.topicFilter).toEqual(['Topic 1']);
    await user.click(screen.getByRole('button', { name: /^Show \d+ t/ }));
    expect(screen.queryByRole('button', { name: /^Topics: / })).toBeNull();
  });
});

describe('a chart on the explore screen', () => {
  it('is mounted once for good, whatever StrictMode does, and disposed with its tab', async () => {
    const { charts, user, unmount } = await renderExplore();
    expect(charts.mounted).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Drivers & Impact' }));
    expect(surfaces(charts)).toEqual(['drivers', 'impact']);
    unmount();
    expect(charts.mounted).toEqual([]);
  });

  it('has the filters of the address and the theme, whatever else the address has', async () => {
    const { platform, charts, user } = await renderExplore();
    const chart = charts.of('trendMap');
    await user.click(filter('Trends'));
    await user.click(screen.getByRole('option', { name: 'New proteins' }));
    const { filters } = chart;
    expect(filters.trendFilter).toEqual(['New proteins']);
    act(() => platform.navigator.setQuery([...platform.navigator.location.query, ['topic_id', '5000']], 'push'));
    act(() => platform.get(ThemeStore).toggle());
    expect(charts.of('trendMap')).toBe(chart);
    expect([chart.view.theme, chart.filters === filters]).toEqual(['dark', true]);
  });

  it('opens a topic or a trend as a flashcard', async () => {
    const { platform, charts } = await renderExplore();
    act(() => charts.of('trendMap').openTrend({ id: 102, name: 'Honest claims' }));
    expect(platform.navigator.path).toBe('/data/1?trend_id=102');
    act(() => charts.of('trendMap').openTopic({ id: '5000', name: 'Topic 1' }));
    expect(platform.navigator.path).toBe('/data/1?topic_id=5000');
  });

  it("raises 'event must be present' without an event object", async () => {
    const { charts } = await renderExplore();
    expect(() => charts.of('trendMap').openTopic(undefined)).toThrow('event must be present');
    expect(() => charts.of('trendMap').openTrend(null)).toThrow('event must be present');
  });

  it('narrows by its legend, which shows as a chip that can be removed', async () => {
    const { platform, charts, user } = await renderExplore();
    act(() => charts.of('trendMap').chooseInLegend(1));
    expect(platform.navigator.path).toBe('/data/1?maturity=trends%3A1');
    await user.click(screen.getByRole('button', { name: 'Remove Strong Signal' }));
    expect(platform.navigator.path).toBe('/data/1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More filters/ }));
  });

  it('narrows by its quadrant filter too, to any number of quadrants', async () => {
    const { platform, charts, user } = await renderExplore();
    await user.click(screen.getByRole('button', { name: /^More filters/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Strong Signal/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Uncertain Signal/ }));
    expect(platform.navigator.path).toBe('/data/1?maturity=trends%3A1&maturity=trends%3A4');
    expect(charts.of('trendMap').filters.trendQuadrantFilter).toEqual([1, 4]);
    await user.click(screen.getByRole('checkbox', { name: /^Strong Signal/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Uncertain Signal/ }));
    expect(platform.navigator.path).toBe('/data/1');
  });
});

describe('the tools of a chart', () => {
  it('show it as a table and with movement, also on the next tab', async () => {
    const { charts, user } = await renderExplore();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('button', { name: 'Movement' }));
    expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true');
    expect([charts.of('trendMap').view.table, charts.of('trendMap').view.movement]).toEqual([true, true]);
    await user.click(screen.getByRole('tab', { name: 'Topic map' }));
    expect([charts.of('opportunityMap').view.table, charts.of('opportunityMap').view.movement]).toEqual([true, true]);
  });

  it("'Table' is pressed and cannot be released while the chart can draw nothing else", async () => {
    const { charts, user } = await renderExplore();
    const table = () => screen.getByRole('button', { name: 'Table' });
    const stateOf = (button: HTMLElement) => [
      button.getAttribute('aria-pressed'),
      button.getAttribute('aria-disabled'),
    ];
    act(() => charts.of('trendMap').forceTable(true));
    expect(stateOf(table())).toEqual(['true', 'true']);
    await user.click(table());
    expect([stateOf(table()), charts.of('trendMap').view.table]).toEqual([['true', 'true'], false]);
    act(() => charts.of('trendMap').forceTable(false));
    expect(stateOf(table())).toEqual(['false', null]);
    act(() => charts.of('trendMap').forceTable(true));
    await user.click(screen.getByRole('tab', { name: 'Topic map' }));
    expect(stateOf(table())).toEqual(['false', null]);
  });

  it('are not there for external charts', async () => {
    await renderExplore({
      prepare: (platform) => platform.useExternalCharts(),
    });
    for (const name of ['Table', 'Movement', 'Export']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('show no movement to those who are not offered the previous data', async () => {
    await renderExplore({ excluded: ['org_northwind'] });
    expect(screen.queryByRole('button', { name: 'Movement' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Table' })).toBeTruthy();
  });

  it('download CSV and PNG under a name of project, tab and date', async () => {
    const { charts, user } = await renderExplore();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PNG' }));
    const fileName = 'consumer-goods-2035-trend-map-2026-11-21';
    expect(charts.of('trendMap').exported).toEqual([
      { format: 'csv', fileName },
      { format: 'png', fileName },
    ]);
  });

  it('name both charts of Drivers & Impact in one menu', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=drivers' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const impact = await screen.findByRole('group', { name: 'Impact' });
    await user.click(within(impact).getByRole('menuitem', { name: 'CSV' }));
    expect(charts.of('impact').exported).toHaveLength(1);
    expect(charts.of('drivers').exported).toHaveLength(0);
  });
});

describe('when another screen is shown', () => {
  it('the charts are taken down, others come with the screen, and what was open is closed', async () => {
    const { charts, show, user } = await renderExplore();
    const chart = charts.of('trendMap');
    await user.click(filter('Trends'));
    await show(false);
    expect(charts.mounted).toEqual([]);
    await show(true);
    expect(charts.of('trendMap')).not.toBe(chart);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
