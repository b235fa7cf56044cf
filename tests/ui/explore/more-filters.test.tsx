import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTrend } from '../../builders/trend-mother';
import { filter, renderExplore, TREND_NAMES } from './render-explore';
import { isWithout } from '../../fakes/is-without';

describe('the filter of figures', () => {
  it('narrows to new signals and to ranges, each as a chip that can be removed', async () => {
    const { charts, user, platform } = await renderExplore();
    await user.click(filter('More filters'));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(panel).getByRole('checkbox', { name: /^New since the last update/ }));
    const growth = within(panel).getByRole('group', { name: 'Growth a year' });
    await user.type(within(growth).getByRole('spinbutton', { name: 'from' }), '10{Enter}');
    await user.type(within(growth).getByRole('spinbutton', { name: 'to' }), '5.5{Enter}');
    expect(charts.of('trendMap').filters).toMatchObject({ newFilter: true, growthFilter: { min: 5.5, max: 10 } });
    expect(platform.navigator.path).toBe('/data/1?new=1&growth=5.5..10');
    expect(filter('More filters').getAttribute('aria-label')).toBe('More filters: New and 1 more');
    await user.click(screen.getByRole('button', { name: 'Remove New' }));
    expect(filter('More filters').getAttribute('aria-label')).toBe('More filters: Growth 5.5 to 10 %');
    expect(within(panel).getByText('1 set').getAttribute('role')).toBe('status');
    const clear = within(panel).getByRole('button', { name: 'Clear all' });
    await user.click(clear);
    expect(platform.navigator.path).toBe('/data/1');
    expect(document.activeElement).toBe(clear);
    expect(clear.getAttribute('aria-disabled')).toBe('true');
    await user.click(within(panel).getByRole('button', { name: 'Close the filters' }));
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  });

  it('narrows by the ends of a range when they are let go, and an end at the edge bounds nothing', async () => {
    const { charts, user } = await renderExplore({
      prepare: ({ signals }) => {
        signals.everyTrend = TREND_NAMES.map((name, index) =>
          aTrend({ id: entityId(101 + index), name, growth: index / 10 }),
        );
      },
    });
    await user.click(filter('More filters'));
    const growth = within(await screen.findByRole('group', { name: 'Growth a year' }));
    const from = (): HTMLInputElement => growth.getByRole('slider', { name: 'Growth a year, from' });
    const to = (): HTMLInputElement => growth.getByRole('slider', { name: 'Growth a year, to' });
    const bounds = () => charts.of('trendMap').filters.growthFilter;
    const least = Number(from().min);
    expect([from().value, to().value]).toEqual([from().min, from().max]);
    fireEvent.change(from(), { target: { value: String(least + 1) } });
    expect(bounds()).toEqual({ min: null, max: null });
    fireEvent.keyUp(from());
    expect(bounds()).toEqual({ min: least + 1, max: null });
    // One end does not pass the other.
    fireEvent.change(to(), { target: { value: String(least) } });
    fireEvent.pointerUp(to());
    expect(bounds()).toEqual({ min: least + 1, max: least + 1 });
    fireEvent.change(from(), { target: { value: String(least) } });
    fireEvent.change(to(), { target: { value: to().max } });
    fireEvent.blur(to());
    expect(bounds()).toEqual({ min: null, max: null });
  });

  it('narrows the trend map to shifts, and a switch of the tab resets it', async () => {
    const { charts, user, platform } = await renderExplore({
      prepare: ({ signals }) => {
        const shifts = ['Fair supply', 'Circular materials', 'Everyday health'];
        signals.everyTrend = TREND_NAMES.map((name, index) =>
          aTrend({ id: entityId(101 + index), name, shiftName: shifts[index] ?? null }),
        );
      },
    });
    await user.click(filter('More filters'));
    const shifts = within(await screen.findByRole('group', { name: 'Shift' }));
    expect(shifts.getAllByRole('checkbox')).toHaveLength(3);
    expect(shifts.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      'Circular materials1',
      'Everyday health1',
      'Fair supply1',
    ]);
    await user.click(shifts.getByRole('checkbox', { name: /^Fair supply/ }));
    expect(charts.of('trendMap').filters.shiftFilter).toEqual(['Fair supply']);
    expect(screen.getByText('1 of 4 trends')).toBeTruthy();
    // What the button shows is what the line above the map counts.
    expect(screen.getByRole('button', { name: 'Show 1 trend' })).toBeTruthy();
    await user.click(shifts.getByRole('checkbox', { name: /^Everyday health/ }));
    expect(screen.getByRole('button', { name: 'Show 2 trends' })).toBeTruthy();
    expect(platform.navigator.path).toBe('/data/1?shifts=Fair%20supply&shifts=Everyday%20health');
    expect(screen.getByText('2 of 4 trends')).toBeTruthy();
    await user.click(shifts.getByRole('checkbox', { name: /^Circular materials/ }));
    expect(platform.navigator.path).toBe('/data/1');
    await user.click(shifts.getByRole('checkbox', { name: /^Fair supply/ }));
    await user.click(screen.getByRole('tab', { name: 'Topic map' }));
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap');
  });

  it('takes effect when its field is left, and an emptied field bounds nothing', async () => {
    const { charts, user } = await renderExplore({ path: '/data/1?sizing=20..' });
    await user.click(filter('More filters'));
    const sizing = await screen.findByRole('group', { name: 'Average sizing' });
    const from = within(sizing).getByRole<HTMLInputElement>('spinbutton', { name: 'from' });
    expect(from.value).toBe('20');
    await user.clear(from);
    await user.tab();
    expect(charts.of('trendMap').filters.sizingFilter).toEqual({ min: null, max: null });
  });

  it('narrows to what matches in all versions, and says where this does not apply', async () => {
    const { charts, user, platform } = await renderExplore();
    await user.click(filter('More filters'));
    await user.click(await screen.findByRole('checkbox', { name: /^Also matches in the previous data/ }));
    expect(platform.navigator.path).toBe('/data/1?versions=all');
    await waitFor(() => expect(charts.of('trendMap').filters.allVersionsFilter).toBe(true));
    expect(filter('More filters').getAttribute('aria-label')).toBe('More filters: Also matches in the previous data');
  });

  it('has no match in all versions where only the charts know the previous data', async () => {
    const { user } = await renderExplore({
      prepare: (platform) => {
        platform.signals.hasPrevious = false;
        platform.useExternalCharts({ showsPrevious: () => true });
      },
    });
    await user.click(filter('More filters'));
    expect(await screen.findByText(/‘Also matches in the previous data’ does not apply/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Also matches in the previous data/ })).toBeNull();
  });

  it('says where the charts cannot follow it', async () => {
    const { charts, user } = await renderExplore({
      path: '/data/1?growth=10..',
      prepare: (platform) => platform.useExternalCharts({ followsFigures: () => false }),
    });
    expect(charts.of('trendMap').filters.growthFilter).toEqual({ min: null, max: null });
    await user.click(filter('More filters'));
    expect(await screen.findByText('The charts of this tab cannot be narrowed by figures.')).toBeTruthy();
  });
});

describe('the conditions of ‘More filters’', () => {
  it('are typed into the bar, and travel in the address until they are removed', async ({ skip }) => {
    skip(isWithout('ask'));
    const { user, platform } = await renderExplore();
    await user.click(filter('More filters'));
    const conditions = within(await screen.findByRole('group', { name: /^Conditions$/ }));
    await user.type(await conditions.findByRole('combobox', { name: /type a part/ }), 'New prot{Tab}');
    const query = new URLSearchParams(platform.navigator.path.split('?')[1]).get('query');
    expect(JSON.parse(query ?? '')).toEqual({
      subject: 'trends',
      conditions: [{ kind: 'trend', names: ['New proteins'], not: false }],
    });
    // Escape closes the form alone.
    await user.click(conditions.getByRole('button', { name: /New proteins/, expanded: false }));
    expect(conditions.getByRole('form', { name: 'Change trend' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(conditions.queryByRole('form')).toBeNull();
    await user.click(conditions.getByRole('button', { name: 'Remove trend New proteins' }));
    expect(platform.navigator.path).toBe('/data/1');
  });

  it('have no part that changes how rows are shown', async ({ skip }) => {
    skip(isWithout('ask'));
    const { user } = await renderExplore();
    await user.click(filter('More filters'));
    const conditions = within(await screen.findByRole('group', { name: /^Conditions$/ }));
    await user.type(await conditions.findByRole('combobox', { name: /type a part/ }), 'shift');
    expect(conditions.queryByRole('option', { name: /^Group by/ })).toBeNull();
  });

  it('are reset by a switch of the tab, as all filters', async () => {
    const query = JSON.stringify({ conditions: [{ kind: 'moved', not: false }] });
    const { user, platform } = await renderExplore({
      path: `/data/1?tab=opportunityMap&query=${encodeURIComponent(query)}`,
    });
    await user.click(screen.getByRole('tab', { name: 'Trend map' }));
    expect(platform.navigator.path).toBe('/data/1');
  });
});

describe('the count', () => {
  it('says on Drivers & Impact why it leaves topics out', async () => {
    await renderExplore({ path: '/data/1?tab=drivers' });
    expect(await screen.findByText('11 of 11 topics')).toBeTruthy();
    const words = '1 topic is left out: no driver acts on it.';
    expect(await screen.findByRole('button', { name: words })).toBeTruthy();
  });
});

describe('a shared view', () => {
  it('names the statuses of the sender until the topics are changed', async () => {
    const { user } = await renderExplore({ path: '/data/1?tab=opportunityMap&topicIds=5000.5001&sender=1&sender=3' });
    expect(screen.getByText('topics that the sender has set to Analyze, Important')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all topics, not only those that were shared' }));
    expect(screen.queryByText(/^topics that the sender had/)).toBeNull();
  });

  it.for(['trendMap', 'opportunityMap', 'trendList', 'drivers'])(
    'is copied by Share on the tab %s',
    async (tab, { skip }) => {
      skip(isWithout('share'));
      const { user, platform } = await renderExplore({ path: `/data/1?tab=${tab}&trends=New%20proteins` });
      await user.click(screen.getByRole('button', { name: 'Share' }));
      expect(await screen.findByText('The URL has been copied.')).toBeTruthy();
      expect(platform.clipboard.text).toBe(`https://platform.example/data/1?tab=${tab}&trends=New%20proteins`);
    },
  );
});

describe('the way the rows are shown', () => {
  it('follows the address: table, movement and order', async () => {
    const { charts, user, platform } = await renderExplore({ path: '/data/1?sort=trendMap:-growth' });
    expect(charts.of('trendMap').view.order).toBe('-growth');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(charts.of('trendMap').view.table).toBe(true);
    expect(platform.navigator.path).toBe('/data/1?show=table&sort=trendMap%3A-growth');
    expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true');
  });
});
