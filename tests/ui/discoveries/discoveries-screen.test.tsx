import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DiscoveriesScreen } from '../../../src/ui/discoveries/discoveries-screen';
import { aTopicItem, aTrendItem } from '../../builders/carousel-item-mother';
import { aSow } from '../../builders/sow-mother';
import { renderScreen } from '../render-screen';

function renderDiscoveries(newDiscoveries = [aTrendItem(), aTopicItem()], path = '/data-refresh/1') {
  return renderScreen(DiscoveriesScreen, '/data-refresh/:sowId', {
    path,
    prepare: (platform) => (platform.sows.sows = [aSow({ newDiscoveries })]),
  });
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
});
