import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignalRows } from '../../../src/application/workspace/catalogues';
import { DiscoveriesScreen } from '../../../src/ui/discoveries/discoveries-screen';
import { aTopicItem, aTrendItem } from '../../builders/carousel-item-mother';
import { aSow } from '../../builders/sow-mother';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { aTopic, topics } from '../../builders/topic-mother';
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

  it('says how much has moved since the previous data, and what is gone, above the topic list', async () => {
    const before = aTopic({ id: entityId('1'), name: 'Seaweed films', quadrant: quadrantOf(3), growth: 0.1 });
    const gone = topics(10, (index) => ({ name: `Gone ${index}` }));
    const { screen, platform } = await renderDiscoveries([], '/data-refresh/1', (it) => {
      it.signals.everyTopic = [{ ...before, quadrant: quadrantOf(1), growth: 0.2 }];
      withPrevious(it, { topics: [before, ...gone.slice(1)], trends: [] });
    });
    const list = await screen.findByRole('region', { name: 'What moved' });
    expect(screen.getByText(', compared with Sep 2025')).toBeTruthy();
    expect(list.textContent).toContain('those that have moved most since Sep 2025 come first.');
    const lost = within(screen.getByRole('region', { name: 'Gone' }));
    expect(lost.getByText(/^9 topics of Sep 2025, with their last figures/)).toBeTruthy();
    expect(lost.getAllByRole('listitem')).toHaveLength(9);
    fireEvent.click(lost.getByRole('button', { name: 'Gone 1' }));
    expect(platform.navigator.href).toContain('topic');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(facts).toEqual(['1 1 to another quadrant', '0', '9 no longer tracked']);
    const corners = within(screen.getByRole('list', { name: 'Topics of each quadrant, with the net change' }));
    expect(corners.getAllByRole('listitem')[0]?.textContent).toBe('Strong Signal 1 +1');
    expect(platform.charts.charts.at(-1)).toMatchObject({
      request: { surface: 'topicList' },
      view: { order: '-movement' },
    });
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

  it('says nothing of it where there is no previous data', async () => {
    const { screen } = await renderDiscoveries();
    expect(screen.queryByRole('heading', { name: 'What moved' })).toBeNull();
  });
});

it('tells what moved since the earlier data that are chosen, and says since when', async () => {
  const before = (growth: number) => ({ topics: [aTopic({ growth, quadrant: quadrantOf(1) })], trends: [] });
  const { screen, user, platform } = await renderDiscoveries(undefined, '/data-refresh/1', (prepared) => {
    const added = aTopic({ id: entityId('7'), name: 'Fog nets' });
    prepared.signals.everyTopic = [aTopic({ quadrant: quadrantOf(3) }), added];
    withPrevious(prepared, { topics: [aTopic({ quadrant: quadrantOf(3) }), added], trends: [] });
    prepared.signals.versions.set('2024-09-30', before(0.1));
    prepared.sows.versionsOfSow.set(entityId('1'), [
      { name: CURRENT_DATA, date: '2026-09-30' },
      { name: PREVIOUS_DATA, date: '2025-09-30' },
      { name: PREVIOUS_DATA, date: '2024-09-30' },
    ]);
  });
  expect(screen.queryByText('to another quadrant', { exact: false })).toBeNull();
  await user.click(screen.getByRole('button', { name: /since Sep 30, 2025/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sep 30, 2024' }));
  expect(platform.navigator.path).toBe('/data-refresh/1?since=2024-09-30');
  expect(await screen.findByText('1 to another quadrant')).toBeTruthy();
  expect(screen.getByRole('button', { name: /since Sep 30, 2024/ })).toBeTruthy();
  // What the last load brought is not what is new since then.
  const carousel = within(screen.getByRole('region', { name: 'New Discoveries' }));
  expect(carousel.getByText('1 discovery')).toBeTruthy();
  expect(carousel.getByText('Fog nets')).toBeTruthy();
});

it('compares two earlier loads with each other, by their own figures and dates', async () => {
  const load = (growth: number, quadrant: 1 | 3, others: SignalRows['topics'] = []): SignalRows => {
    return { topics: [aTopic({ growth, quadrant: quadrantOf(quadrant) }), ...others], trends: [] };
  };
  const { screen, user, platform } = await renderDiscoveries(undefined, '/data-refresh/1', (prepared) => {
    prepared.signals.everyTopic = [aTopic({ growth: 0.3, quadrant: quadrantOf(3) })];
    const brought = aTopic({ id: entityId('7'), name: 'Fog nets', growth: 0.12 });
    withPrevious(prepared, load(0.3, 3));
    prepared.signals.versions.set('2025-09-30', load(0.2, 1, [brought]));
    prepared.signals.versions.set('2024-09-30', load(0.1, 3));
    prepared.sows.versionsOfSow.set(entityId('1'), [
      { name: CURRENT_DATA, date: '2027-09-30' },
      { name: PREVIOUS_DATA, date: '2026-09-30' },
      { name: PREVIOUS_DATA, date: '2025-09-30' },
      { name: PREVIOUS_DATA, date: '2024-09-30' },
    ]);
  });
  await user.click(screen.getByRole('button', { name: /since Sep 30, 2026/ }));
  const to = within(await screen.findByRole('group', { name: 'To the data of' }));
  await user.click(to.getByRole('menuitemradio', { name: 'Sep 30, 2025' }));
  expect(platform.navigator.path).toBe('/data-refresh/1?until=2025-09-30');
  expect(await screen.findByRole('button', { name: /Sep 30, 2024 to Sep 30, 2025/ })).toBeTruthy();
  expect(screen.getByText('Your data of Sep 2025')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(facts).toEqual(['1 1 to another quadrant', '1', '0']);
  const carousel = screen.getByRole('region', { name: 'New Discoveries' });
  expect(within(carousel).getByText('Fog nets')).toBeTruthy();
  // The figures are those of the later load, in which the current data has no such topic.
  expect(carousel.textContent).toContain('Growth +12 %');
  const link = screen.getByRole('link', { name: 'Open the topic map with its movement' });
  expect(link.getAttribute('href')).toBe('/data/1?tab=opportunityMap&show=movement&until=2025-09-30');
});
