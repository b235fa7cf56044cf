import { followStored } from '../../fakes/follow-stored';
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
  it('says how much is decided', async () => {
    const { screen } = await renderCoverage();
    expect(screen.getByRole('heading').textContent.trim()).toBe('3 of 6 topics decided, 1 Important.');
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
      'Strong Signal in Energy: 1 of 2 topics decided, 1 Important. Review them',
      'Uncertain Signal in Energy: 0 of 1 topic decided. Review them',
      'All quadrants in Energy: 1 of 3 topics decided, 1 Important. Review them',
      'Strong Signal in Food: 1 of 1 topic decided. Review them',
      'All quadrants in Food: 2 of 2 topics decided. Review them',
      'Strong Signal in all shifts: 2 of 3 topics decided, 1 Important. Review them',
      'Uncertain Signal in all shifts: 0 of 2 topics decided. Review them',
      'All quadrants in all shifts: 3 of 6 topics decided, 1 Important. Review them',
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

  it('counts the topics that are in no cell, and those that can have no status unless a filter is set', async () => {
    const all = [...project, anUntrackableTopic({ name: 'Quiet products' })];
    const { screen, view } = await renderCoverage(all);
    expect(screen.getByText(/in the totals only/).textContent).toBe(
      '2 topics without a shift or a quadrant, in the totals only. ' +
        '1 topic is left out (Potential Disruptor): it takes no status. A cell opens Review with its filters.',
    );
    view.unmount();
    const filtered = await renderCoverage(all, '&shifts=Food');
    expect(filtered.screen.queryByText(/takes no status/)).toBeNull();
  });

  it('shows statuses that were set in another tab when the page is shown again', async () => {
    const { screen, platform } = await renderCoverage();
    followStored(platform);
    platform.signals.everyTopic = project.map((each) => ({ ...each, status: 1 as const }));
    platform.page.show();
    await act(settle);
    expect(screen.getByRole('heading').textContent.trim()).toBe('6 of 6 topics decided.');
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
