import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTopic, anUntrackableTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { aSow } from '../../builders/sow-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { renderFlashcards } from './render-flashcards';
import { isWithout } from '../../fakes/is-without';

describe('the trend flashcard', () => {
  afterEach(() => vi.restoreAllMocks());

  const relatedTopics = async () => within(await screen.findByRole('list', { name: 'Related topics' }));

  it('has the breadcrumb Shift > Trend and the tabs Related Topics (default) and Metrics', async () => {
    const { openTrend } = await renderFlashcards();
    const dialog = await openTrend();
    const crumbs = within(dialog).getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Circular materials', 'Next packaging materials']);
    expect(within(crumbs).queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Related Topics', 'Metrics']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Related Topics');
  });

  it('explains the quadrant speaking of a trend', async () => {
    const { openTrend } = await renderFlashcards();
    const dialog = await openTrend();
    const [badge] = within(dialog).getAllByRole('button', { name: 'Potential Disruptor' });
    badge?.focus();
    expect((await screen.findByRole('tooltip')).textContent).toContain('A trend that is still small');
  });

  it('shows below the metrics the columns of an own spreadsheet that have no field', async () => {
    const { openTrend, openTab } = await renderFlashcards({
      trend: aTrend({ more: [{ label: 'Owner', text: 'Team 7' }] }),
    });
    await openTrend();
    await openTab('Metrics');
    const more = within(await screen.findByRole('region', { name: 'More' }));
    expect(more.getByRole('listitem').textContent).toBe('OwnerTeam 7');
  });

  it('of a radar without figures has neither a quadrant nor sentences on figures', async () => {
    const none = { average: null, averageLabel: null, consumer: null, industry: null, society: null };
    const trend = aTrend({ quadrant: UNCLASSIFIED, growth: null, sizing: none });
    const topic = aTopic({ quadrant: UNCLASSIFIED, growth: null, ring: 'Adopt' });
    const platform = new TestPlatform({ sow: aSow({ radar: { rings: ['Adopt'], sectors: ['Tools'] } }) });
    const { openTrend, openTab } = await renderFlashcards({ trend, related: [topic], platform });
    const dialog = await openTrend();
    expect((await relatedTopics()).getByRole('button').textContent).toContain('Adopt');
    expect(within(dialog).queryByText('Unclassified')).toBeNull();
    await openTab('Metrics');
    expect(within(dialog).queryByText(/Growth/)).toBeNull();
  });

  it('has no status picker', async () => {
    const { openTrend } = await renderFlashcards();
    await openTrend();
    expect(screen.queryByText('Your status')).toBeNull();
  });

  it('shows its topics with quadrant, status and growth', async () => {
    const related = [aTopic({ growth: -0.05 }), anUntrackableTopic({ growth: null })];
    const { openTrend } = await renderFlashcards({ related });
    await openTrend();
    const [first, second] = (await relatedTopics()).getAllByRole('button');
    expect(first?.textContent).toBe('Seaweed filmsPotential DisruptorMonitorGrowth −5.00 %');
    expect(first?.querySelector('[data-direction="down"]')).not.toBeNull();
    expect(second?.textContent).toBe('UntrackedPotential Disruptor');
  });

  it("opens a topic in its own place, from source 'flashcard'", async () => {
    const { openTrend, user, platform } = await renderFlashcards();
    await openTrend();
    await user.click((await relatedTopics()).getByRole('button', { name: /^Seaweed films/ }));
    expect(await screen.findByRole('tab', { name: 'Deepdive' })).toBeTruthy();
    expect(platform.tracker.payloads('clicked_on_topic_tab')[0]).toMatchObject({
      topic_id: '1203',
      source: 'flashcard',
    });
  });

  it('puts only a window of many topics on the page, and says how many there are', async () => {
    // jsdom has no layout, and a list without a height shows nothing.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
    const { openTrend } = await renderFlashcards({ related: topics(582) });
    await openTrend();
    expect(screen.getByText('582 topics')).toBeTruthy();
    const items = (await relatedTopics()).getAllByRole('listitem');
    expect(items.length).toBeLessThan(40);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('582');
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
  });

  it('says so when a trend has no topics', async () => {
    const { openTrend } = await renderFlashcards({ related: [] });
    await openTrend();
    expect(await screen.findByText('This trend has no topics.')).toBeTruthy();
  });

  it('shares the trend', async ({ skip }) => {
    skip(isWithout('share'));
    const { openTrend, user, platform } = await renderFlashcards();
    await openTrend();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(platform.tracker.payloads('clicked_on_share')[0]).toMatchObject({ trend_id: '102' });
  });
});
