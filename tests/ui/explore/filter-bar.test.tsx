import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filter, optionNames, renderExplore, TREND_NAMES } from './render-explore';

describe('the topics and trends filters', () => {
  it('select only the chosen name when all are selected; the last one removed returns to all', async () => {
    const { charts, user } = await renderExplore();
    await user.click(filter('Trends'));
    const options = screen.getAllByRole('option');
    expect(options.every((option) => option.getAttribute('aria-selected') === 'true')).toBe(true);
    await user.click(screen.getByRole('option', { name: 'Plastic rules' }));
    expect(charts.of('trendMap').filters.trendFilter).toEqual(['Plastic rules']);
    await user.click(screen.getByRole('option', { name: 'Honest claims' }));
    expect(charts.of('trendMap').filters.trendFilter).toEqual(['Plastic rules', 'Honest claims']);
    await user.click(screen.getByRole('option', { name: 'Honest claims' }));
    await user.click(screen.getByRole('option', { name: 'Plastic rules' }));
    expect(charts.of('trendMap').filters.trendFilter).toEqual([]);
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it("show at most two chips and '+N'", async () => {
    await renderExplore({ path: '/data/1?tab=opportunityMap&topics=Topic%201&topics=Topic%202&topics=Topic%203' });
    expect(filter('Topics').getAttribute('aria-label')).toBe('Topics: Topic 1, Topic 2 and 1 more');
    expect(screen.getByText('+1')).toBeTruthy();
    expect(screen.queryByText('Topic 3')).toBeNull();
  });

  it('have chips that can be removed, and the focus stays with the filter', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?trends=Plastic%20rules&trends=New%20proteins' });
    await user.click(screen.getByRole('button', { name: 'Remove Plastic rules' }));
    expect(charts.of('trendMap').filters.trendFilter).toEqual(['New proteins']);
    expect(document.activeElement).toBe(filter('Trends'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('hide what has a driver_count of 0 on Drivers & Impact', async () => {
    const { user } = await renderExplore({ path: '/data/1?tab=drivers' });
    await user.click(filter('Trends'));
    expect(optionNames()).toEqual(TREND_NAMES.slice(1));
    await user.click(filter('Topics'));
    expect(screen.queryByRole('option', { name: 'Topic 12' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select all' }).textContent).toContain('11 names');
  });

  it("select all again with 'Select all'", async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?trends=Plastic%20rules' });
    await user.click(filter('Trends'));
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all.getAttribute('aria-checked')).toBe('mixed');
    await user.click(all);
    expect(all.getAttribute('aria-checked')).toBe('true');
    expect(charts.of('trendMap').filters.trendFilter).toEqual([]);
  });

  it('narrow their list by what is typed, and can choose all that match', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=opportunityMap' });
    await user.click(filter('Topics'));
    await user.keyboard('topic 1');
    expect(optionNames()).toEqual(['Topic 1', 'Topic 10', 'Topic 11', 'Topic 12']);
    await user.click(screen.getByRole('checkbox', { name: 'Select only these', checked: false }));
    expect(charts.of('opportunityMap').filters.topicFilter).toEqual(['Topic 1', 'Topic 10', 'Topic 11', 'Topic 12']);
    await user.click(screen.getByRole('combobox'));
    await user.keyboard(' nothing');
    expect(screen.getByText('Nothing matches “topic 1 nothing”.')).toBeTruthy();
  });

  it('stay in their loading state when their names cannot be fetched, with a way out', async () => {
    const { platform, user } = await renderExplore({
      prepare: ({ signals }) => {
        signals.answers.fail('trends');
      },
    });
    await user.click(filter('Trends'));
    await user.click(screen.getByRole('button', { name: 'Try again: the trends' }));
    expect(optionNames()).toEqual(TREND_NAMES);
    expect(platform.logger.errors[0]?.message).toBe('Failed to fetch trends:');
  });
});

describe('the status filter', () => {
  it("shows one chip and '+N'", async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=opportunityMap' });
    await user.click(filter('Status'));
    expect(optionNames().map((name) => name?.replace(/ \d+$/, ''))).toEqual([
      'Undefined',
      'Analyze',
      'Monitor',
      'Important',
      'Disregard',
    ]);
    await user.click(screen.getByRole('option', { name: /^Important/ }));
    await user.click(screen.getByRole('option', { name: /^Monitor/ }));
    expect(charts.of('opportunityMap').filters.statusFilter).toEqual([3, 2]);
    expect(filter('Status').getAttribute('aria-label')).toBe('Status: Important and 1 more');
  });

  it('returns to all five when the last one is removed', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=opportunityMap&status=3' });
    await user.click(screen.getByRole('button', { name: 'Remove Important' }));
    expect(charts.of('opportunityMap').filters.statusFilter).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the version filter', () => {
  it('offers one at a time and closes with the choice', async () => {
    const { charts, user } = await renderExplore();
    await user.click(filter('Version'));
    expect(optionNames()).toEqual(['Current Data', 'Previous Data']);
    await user.click(screen.getByRole('option', { name: 'Previous Data' }));
    expect(charts.of('trendMap').filters.versionFilter).toBe('Previous Data');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(filter('Version'));
  });

  it("does not offer 'Previous Data' to the excluded organisation", async () => {
    const { user } = await renderExplore({ excluded: ['org_northwind'] });
    await user.click(filter('Version'));
    expect(optionNames()).toEqual(['Current Data']);
  });
});

describe('the maturity filter', () => {
  it('offers all signals and the four quadrants, for each list on its own', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=trendList' });
    const topicFilters = within(screen.getByRole('group', { name: 'Filters of the Topic list' }));
    await user.click(topicFilters.getByRole('button', { name: /^Maturity: / }));
    expect(optionNames()).toEqual([
      'All signals',
      'Strong Signal',
      'Mature Signal',
      'Potential Disruptor',
      'Uncertain Signal',
    ]);
    await user.click(screen.getByRole('option', { name: 'Potential Disruptor' }));
    expect(charts.of('topicList').filters).toMatchObject({ topicQuadrantFilter: [3], trendQuadrantFilter: [] });
  });
});

describe('the dropdowns', () => {
  it('are open one at a time', async () => {
    const { user } = await renderExplore({ path: '/data/1?tab=opportunityMap' });
    await user.click(filter('Topics'));
    await user.click(filter('Status'));
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(filter('Topics').getAttribute('aria-expanded')).toBe('false');
    expect(filter('Status').getAttribute('aria-expanded')).toBe('true');
  });

  it('close with Escape, which returns the focus, and with a click outside', async () => {
    const { user } = await renderExplore();
    await user.click(filter('Trends'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(filter('Trends'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.click(screen.getByRole('region', { name: 'Trend map' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('close when the focus leaves them', async () => {
    const { user } = await renderExplore();
    await user.click(filter('Version'));
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the count', () => {
  it("is 'x of y trends' as the chart says, announced politely", async () => {
    const { charts } = await renderExplore();
    act(() => charts.of('trendMap').draw(3, 4));
    const said = screen.getAllByRole('status').find(({ textContent }) => textContent === '3 of 4 trends');
    expect(said).toBeTruthy();
  });

  it('is counted for charts that cannot tell', async () => {
    await renderExplore({ path: '/data/1?tab=opportunityMap&topics=Topic%201' });
    expect(screen.getByText('1 of 12 topics')).toBeTruthy();
  });
});

describe('Clear all and Restore filters', () => {
  it('stand only where there is something to clear or to restore, and keep the focus', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?trends=Plastic%20rules' });
    const button = screen.getByRole('button', { name: 'Clear all' });
    await user.click(button);
    expect(charts.of('trendMap').filters.trendFilter).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore filters' }));
    await user.keyboard('{Enter}');
    expect(charts.of('trendMap').filters.trendFilter).toEqual(['Plastic rules']);
  });

  it('restore after a tab switch has reset all filters', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=opportunityMap&topics=Topic%201&status=2' });
    await user.click(screen.getByRole('tab', { name: 'Drivers & Impact' }));
    expect(charts.of('drivers').filters).toMatchObject({ topicFilter: [], statusFilter: [0, 1, 2, 3, 4] });
    await user.click(screen.getByRole('button', { name: 'Restore filters' }));
    expect(charts.of('drivers').filters).toMatchObject({ topicFilter: ['Topic 1'], statusFilter: [2] });
  });

  it('name the list that they clear in the list view', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?tab=trendList&topics=Topic%201&maturity=trends:1' });
    await user.click(screen.getByRole('button', { name: 'Clear all of the Topic list' }));
    expect(charts.of('topicList').filters).toMatchObject({ topicFilter: [], trendQuadrantFilter: [1] });
  });
});
