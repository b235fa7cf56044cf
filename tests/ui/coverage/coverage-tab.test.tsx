import { FollowStatuses } from '../../../src/application/decisions/follow-statuses';
import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { CoverageTab } from '../../../src/ui/coverage/coverage-tab';
import { aTopic, anUntrackableTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

let id = 0;
function topic(name: string, code: QuadrantCode | null, shiftName: string | null, status: TopicStatus): Topic {
  const trend = { id: entityId<'trend'>(500), name: `Trend of ${shiftName}`, shiftName };
  return aTopic({ id: entityId(++id), name, quadrant: quadrantOf(code), status, trend });
}

const project = [
  topic('Heat pumps', 1, 'Energy', 3),
  topic('Solar', 1, 'Energy', 0),
  topic('Tides', 4, 'Energy', 0),
  topic('Mycoprotein', 1, 'Food', 1),
  topic('Printed food', null, 'Food', 2),
  topic('Lone idea', 4, null, 0),
];

async function renderCoverage(
  topics: readonly Topic[] = project,
  query = '',
  prepare: (platform: TestPlatform) => void = () => {},
) {
  return renderScreen(CoverageTab, '/review/:sowId', {
    path: `/review/1?tab=coverage${query}`,
    prepare: (platform) => {
      platform.signals.everyTopic = topics;
      prepare(platform);
    },
  });
}

describe('coverage', () => {
  it('begins with what is covered least', async () => {
    const { screen } = await renderCoverage();
    expect(screen.getByRole('heading').textContent.trim()).toBe(
      '3 of 6 decided. Blind spot: Uncertain Signal (none of 2).',
    );
  });

  it('is a table of shifts by quadrants with totals, and without cells for empty combinations', async () => {
    const { screen } = await renderCoverage();
    const table = screen.getByRole('table', { name: /^Decided topics of all topics/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Shift', 'Strong Signal', 'Mature Signal', 'Potential Disruptor', 'Uncertain Signal', 'All']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    ).toEqual(['Energy', 'Food', 'All shifts']);
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.querySelector('.visually-hidden')?.textContent),
    ).toEqual([
      'Strong Signal in Energy: 1 of 2 topics decided, 1 Important, 1 open. Review them',
      'Uncertain Signal in Energy: 0 of 1 topic decided, 1 open. Review them',
      'All quadrants in Energy: 1 of 3 topics decided, 1 Important, 2 open. Review them',
      'Strong Signal in Food: 1 of 1 topic decided. Review them',
      'All quadrants in Food: 2 of 2 topics decided. Review them',
      'Strong Signal in all shifts: 2 of 3 topics decided, 1 Important, 1 open. Review them',
      'Uncertain Signal in all shifts: 0 of 2 topics decided, 2 open. Review them',
      'All quadrants in all shifts: 3 of 6 topics decided, 1 Important, 3 open. Review them',
    ]);
  });

  it('leads from a cell to the queue with its filters', async () => {
    const { screen, user, platform } = await renderCoverage(project, '&trends=Trend+of+Energy');
    await user.click(screen.getByRole('link', { name: /^Uncertain Signal in Energy/ }));
    expect(platform.navigator.location).toEqual({
      pathname: '/review/1',
      query: [
        ['trends', 'Trend of Energy'],
        ['maturity', 'topics:4'],
        ['shifts', 'Energy'],
      ],
    });
  });

  it('leads from a total to the queue of a shift or quadrant', async () => {
    const { screen, user, platform } = await renderCoverage();
    await user.click(screen.getByRole('link', { name: /^All quadrants in Food/ }));
    expect(platform.navigator.location.query).toEqual([['shifts', 'Food']]);
  });

  it('finds the shift of a topic that names only its trend', async () => {
    const trend = aTrend({ id: entityId(77), name: 'Warm homes', shiftName: 'Energy' });
    const loose = { ...topic('Heat pumps', 1, null, 0), trend: { id: trend.id, name: trend.name, shiftName: null } };
    const { screen } = await renderCoverage([loose], '&shifts=Energy', (it) => {
      it.signals.everyTrend = [trend];
    });
    expect(screen.getByRole('rowheader', { name: 'Energy' })).toBeTruthy();
  });

  it('lists the open topics of a cell that has the focus, six at most', async () => {
    const many = Array.from({ length: 8 }, (_, index) => topic(`Open ${index + 1}`, 1, 'Energy', 0));
    const { screen, user } = await renderCoverage(many);
    await user.tab();
    await user.tab();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toBe('Open: Open 1, Open 2, Open 3, Open 4, Open 5, Open 6 and 2 others');
    expect(screen.getByText('Review these 8')).toBeTruthy();
  });

  it('names the topics that are in no cell', async () => {
    const { screen, user, platform } = await renderCoverage();
    expect(screen.getByText(/1 topic has no quadrant/).textContent).toBe(
      '1 topic has no quadrant and counts in the totals only: Printed food. ' +
        '1 topic has no shift and counts in the totals only: Lone idea. A cell leads to Review with its filters.',
    );
    await user.click(screen.getByRole('button', { name: 'Printed food' }));
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ source: 'coverage' });
  });

  it('names the topics that can have no status, unless a filter is set', async () => {
    const { screen, view } = await renderCoverage([...project, anUntrackableTopic({ name: 'Quiet products' })]);
    expect(screen.getByText(/1 topic has no status and is not counted/).textContent).toContain('Quiet products');
    view.unmount();
    const filtered = await renderCoverage([...project, anUntrackableTopic()], '&shifts=Food');
    expect(filtered.screen.queryByText(/no status/)).toBeNull();
  });

  it('shows statuses that were set in another tab when the page is shown again', async () => {
    const { screen, platform } = await renderCoverage();
    platform.get(FollowStatuses).start();
    platform.signals.everyTopic = project.map((each) => ({ ...each, status: 1 as const }));
    platform.page.show();
    await act(settle);
    expect(screen.getByRole('heading').textContent.trim()).toBe('All 6 topics are decided.');
  });

  it('is exported as CSV', async () => {
    const { screen, user, platform } = await renderCoverage();
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:coverage';
    };
    URL.revokeObjectURL = () => {};
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect((await files[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
      'Shift,Quadrant,Decided,Important,Open,All,Open topics',
      'Energy,Strong Signal,1,1,1,2,Solar',
      'Energy,Uncertain Signal,0,0,1,1,Tides',
    ]);
    expect(platform.tracker.payloads('clicked_on_export_coverage')).toHaveLength(1);
  });

  it('names filters that no topic passes, and clears them', async () => {
    const { screen, user } = await renderCoverage(project, '&topics=Gone');
    expect(screen.getByRole('region', { name: 'No topic passes the filter' }).textContent).toContain('Gone');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('says of a project without topics that there is nothing to review', async () => {
    const { screen } = await renderCoverage([]);
    expect(screen.getByText('This project has no topics to review.')).toBeTruthy();
  });
});
