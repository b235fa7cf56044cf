import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SignalRows } from '../../../src/application/workspace/signal-catalogue';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/sizing';
import * as csv from '../../../src/ui/kit/files/download-csv';
import { DiscoveriesScreen } from '../../../src/ui/discoveries/discoveries-screen';
import { aTopicItem, aTrendItem } from '../../builders/carousel-item-mother';
import { aSow } from '../../builders/sow-mother';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/explore/version';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

function renderDiscoveries(
  newDiscoveries = [aTrendItem(), aTopicItem()],
  path = '/data-refresh/1',
  prepare: (platform: TestPlatform) => void = () => {},
) {
  return renderScreen(DiscoveriesScreen, '/data-refresh/:sowId', {
    path,
    prepare: (platform) => {
      platform.sows.sows = [aSow({ newDiscoveries })];
      prepare(platform);
    },
  });
}

function withPrevious(platform: TestPlatform, rows: SignalRows): void {
  platform.signals.versions.set(PREVIOUS_DATA, rows);
  platform.sows.versionsOfSow.set(entityId('1'), [
    { name: CURRENT_DATA, date: '2026-09-30' },
    { name: PREVIOUS_DATA, date: '2025-09-30' },
  ]);
}

describe('the summary of new discoveries', () => {
  it('says what it is, and of when', async () => {
    const { screen } = await renderDiscoveries();
    expect(screen.getByRole('heading', { name: 'Key updates to guide your next move' })).toBeTruthy();
    expect(screen.getByText('Your data was updated on Sep 2026')).toBeTruthy();
  });

  it('has a way back to the data', async () => {
    const { screen } = await renderDiscoveries();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/data/1');
  });

  it('shows the new trends and topics in one carousel, all of them NEW', async () => {
    const { screen } = await renderDiscoveries();
    const carousel = within(screen.getByRole('region', { name: 'New Discoveries' }));
    expect(carousel.getByText('Discover all new trends and topics that have emerged.')).toBeTruthy();
    expect(carousel.getByText('2 discoveries')).toBeTruthy();
    expect(carousel.getAllByText('NEW')).toHaveLength(2);
  });

  it("opens flashcards from source 'key summary'", async () => {
    const { screen, user, platform } = await renderDiscoveries();
    await user.click(screen.getByRole('button', { name: /^Seaweed films/ }));
    expect(platform.navigator.path).toBe('/data-refresh/1?topic_id=1203');
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ source: 'key summary' });
  });

  it('says so when nothing is new', async () => {
    const { screen } = await renderDiscoveries([]);
    expect(screen.getByRole('heading', { name: 'Nothing new this time' })).toBeTruthy();
  });

  it('waits with a spinner for the project of the address, not showing another', async () => {
    const { screen } = await renderDiscoveries(undefined, '/data-refresh/2');
    expect(screen.getByText('Loading ...')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says what has moved since the previous data, by how much, and what is gone', async () => {
    const before = aTopic({ id: entityId('1'), name: 'Seaweed films', quadrant: quadrantOf(3), growth: 0.1 });
    const gone = aTopic({ id: entityId('2'), name: 'Branded virtual worlds', growth: -0.147 });
    const { screen, user, platform } = await renderDiscoveries([], '/data-refresh/1', (it) => {
      it.signals.everyTopic = [{ ...before, quadrant: quadrantOf(1), growth: 0.2 }];
      withPrevious(it, { topics: [before, gone], trends: [] });
    });
    const moved = within(await screen.findByRole('rowgroup', { name: 'Now Strong Signal' }));
    expect(moved.getByRole('row', { name: /^Seaweed films Potential Disruptor \+20 % \+10/ })).toBeTruthy();
    expect(screen.getByText(', compared with Sep 2025')).toBeTruthy();
    expect(screen.getByText('From Sep 2025 (ring) to Sep 2026 (dot), the largest move first.')).toBeTruthy();
    expect(screen.getByText('One topic moved to Strong Signal. Growth rose.')).toBeTruthy();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(facts).toEqual(['1 1 to another quadrant', '0', '1 no longer tracked']);
    const corners = within(screen.getByRole('list', { name: 'Topics of each quadrant, with the net change' }));
    expect(corners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Strong Signal 1 +1',
      'Mature Signal 0 ±0',
      'Potential Disruptor 0 −2',
      'Uncertain Signal 0 ±0',
    ]);
    expect(screen.getByText('Branded virtual worlds')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Branded virtual worlds .* -14.7 %/ })).toBeTruthy();
    await user.click(moved.getByRole('button', { name: 'Seaweed films' }));
    expect(platform.navigator.path).toBe('/data-refresh/1?topic_id=1');
  });

  it('shows the trends that moved, and saves what is shown as CSV', async () => {
    const saved = vi.spyOn(csv, 'downloadCsv').mockImplementation(() => {});
    const topic = aTopic({ id: entityId('1'), quadrant: quadrantOf(3) });
    const trend = aTrend({ id: entityId('9'), name: 'Shock-ready supply', quadrant: quadrantOf(2), growth: 0.1 });
    const { screen, user, platform } = await renderDiscoveries([], '/data-refresh/1', (it) => {
      it.signals.everyTopic = [{ ...topic, quadrant: quadrantOf(1) }];
      it.signals.everyTrend = [{ ...trend, growth: 0.05 }];
      withPrevious(it, { topics: [topic], trends: [trend] });
    });
    expect(await screen.findByRole('tab', { name: 'Topics 1', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Trends 1' }));
    const group = within(screen.getByRole('rowgroup', { name: 'Moved within its quadrant' }));
    expect(group.getByRole('row', { name: /^Shock-ready supply \+5 % −5/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    const [rows, name] = saved.mock.calls[0] ?? [];
    expect(rows?.map((row) => row.slice(0, 2))).toEqual([
      ['Trend', 'What'],
      ['Shock-ready supply', 'moved'],
    ]);
    expect(name).toMatch(/-trends-that-moved-/);
    expect(platform.tracker.payloads('clicked_on_export_movement')).toHaveLength(1);
    await user.click(group.getByRole('button', { name: 'Shock-ready supply' }));
    expect(platform.navigator.path).toBe('/data-refresh/1?trend_id=9');
  });

  it('leads to the topic map with its movement', async () => {
    const topic = aTopic({ id: entityId('1'), quadrant: quadrantOf(3) });
    const { screen } = await renderDiscoveries([], '/data-refresh/1', (it) => {
      it.signals.everyTopic = [{ ...topic, quadrant: quadrantOf(1) }];
      withPrevious(it, { topics: [topic], trends: [] });
    });
    const link = await screen.findByRole('link', { name: 'Open the topic map with its movement' });
    expect(link.getAttribute('href')).toBe('/data/1?tab=opportunityMap&show=movement');
  });

  it('begins with the first ten of each group where many moved, and of what is gone', async () => {
    const before = topics(100, (index) => ({ quadrant: quadrantOf(3), growth: index / 100, sizing: UNKNOWN_SIZING }));
    const { screen, user } = await renderDiscoveries([], '/data-refresh/1', (it) => {
      it.signals.everyTopic = before
        .slice(0, 80)
        .map((topic, index) => ({ ...topic, quadrant: quadrantOf(index < 70 ? 1 : 2) }));
      withPrevious(it, { topics: before, trends: [] });
    });
    const names = () =>
      within(screen.getByRole('table', { name: 'Topics that moved' })).getAllByRole('rowheader').length;
    await screen.findByRole('table', { name: 'Topics that moved' });
    expect(screen.queryByRole('columnheader', { name: /Sizing/ })).toBeNull();
    expect(names()).toBe(2 + 20);
    await user.click(screen.getByRole('button', { name: 'Show all 80' }));
    expect(names()).toBe(2 + 80);
    const gone = within(screen.getByRole('region', { name: 'Gone' }));
    expect(gone.getAllByRole('rowheader')).toHaveLength(10);
    await user.click(gone.getByRole('button', { name: 'Show all 20' }));
    expect(gone.getAllByRole('rowheader')).toHaveLength(20);
  });

  it('says nothing of it where there is no previous data', async () => {
    const { screen } = await renderDiscoveries();
    expect(screen.queryByRole('heading', { name: 'What moved' })).toBeNull();
  });
});
