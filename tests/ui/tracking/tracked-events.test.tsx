import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordLogin } from '../../../src/application/tracking/record-usage';
import { RecordPageViews } from '../../../src/application/shell/record-page-views';
import type { UsageEvent } from '../../../src/domain/tracking/usage-event';
import { HomeScreen } from '../../../src/ui/home/home-screen';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';
import { renderLayout } from '../shell/render-layout';
import { renderExplore } from '../explore/render-explore';

import { at, press, clicks, sentOnce, insight, search, inCard, follow, sourceIn, type Place } from './places';
import { hasScreenAt, isWithout } from '../../fakes/is-without';

describe('clicked_on_explore_data', () => {
  it.each<Place>([
    [
      'the banner of the home page',
      async () => {
        const { platform } = await renderScreen(HomeScreen, '/homepage/:sowId', { path: '/homepage/1' });
        await press('Explore your data');
        return platform;
      },
      { sow_id: '1', sow_name: 'Consumer Goods 2035', page_name: 'home', window_url: at('/homepage/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_explore_data'));
});

describe.skipIf(isWithout('platforms'))('clicked_on_project', () => {
  it.each<Place>([
    [
      'the project switcher',
      async () => {
        const { platform, user } = await renderLayout({ path: '/platforms/1' });
        await user.click(screen.getByRole('button', { name: /^Consumer Goods 2035/ }));
        await user.click(await screen.findByRole('menuitemradio', { name: 'Mobility 2035' }));
        return platform;
      },
      { sow_id: '2', sow_name: 'Mobility 2035', window_url: at('/platforms/1') },
    ],
    [
      'the search',
      () => search('mobility', /^Mobility 2035/),
      { sow_id: '2', sow_name: 'Mobility 2035', window_url: at('/platforms/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_project'));
});

describe.skipIf(isWithout('share', 'platforms'))('clicked_on_share', () => {
  it.each<Place>([
    [
      "a topic's flashcard",
      () => inCard('topic_id=1203', () => press('Share')),
      { topic_id: '1203', window_url: at('/homepage/1?topic_id=1203') },
    ],
    [
      "a trend's flashcard",
      () => inCard('trend_id=102', () => press('Share')),
      { trend_id: '102', window_url: at('/homepage/1?trend_id=102') },
    ],
    ['the search', () => search('share this', /^Share this page/), { window_url: at('/platforms/1') }],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_share'));
});

describe('clicked_on_source', () => {
  it.each<Place>([
    [
      "Read in a topic's Sources tab",
      sourceIn('Sources', () => screen.findByRole('link', { name: /^Read UNEP/ })),
      {
        topic_id: '1203',
        source_url: 'https://www.unep.org/resources',
        window_url: at('/homepage/1?topic_id=1203&card_tab=Sources'),
      },
    ],
    [
      "a start-up of a topic's deepdive",
      sourceIn('Deepdive', async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: 'See all details of Kelpline Films' }));
        return screen.findByRole('link', { name: /^kelpline\.example\.com/ });
      }),
      {
        topic_id: '1203',
        source_url: 'https://kelpline.example.com/about',
        window_url: at('/homepage/1?topic_id=1203&card_tab=Deepdive'),
      },
    ],
    [
      "a data point of a topic's deepdive",
      sourceIn('Deepdive', () => screen.findByRole('link', { name: /^ourworldindata\.org/ })),
      {
        topic_id: '1203',
        source_url: 'https://ourworldindata.org/plastic',
        window_url: at('/homepage/1?topic_id=1203&card_tab=Deepdive'),
      },
    ],
    [
      'the Sources panel of an insight',
      () => insight(() => follow(screen.getByRole('link', { name: /oecd\.org/ }))),
      { source_url: 'https://www.oecd.org/consumer', window_url: at('/foresight/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_source'));
});

describe('clicked_on_flashcard_tab', () => {
  it.each<Place>([
    [
      'the tab Impacting Drivers of a topic',
      () => inCard('topic_id=1203', ({ openTab }) => openTab('Impacting Drivers')),
      { topic_id: '1203', tab_name: 'Impacting Drivers', window_url: at('/homepage/1?topic_id=1203') },
    ],
    [
      'the tab Sources of a topic',
      () => inCard('topic_id=1203', ({ openTab }) => openTab('Sources')),
      { topic_id: '1203', tab_name: 'Sources', window_url: at('/homepage/1?topic_id=1203') },
    ],
    [
      'the tab Deepdive of a topic',
      () => inCard('topic_id=1203', ({ openTab }) => openTab('Deepdive')),
      { topic_id: '1203', tab_name: 'Deepdive', window_url: at('/homepage/1?topic_id=1203') },
    ],
    [
      'the tab Metrics of a trend',
      () => inCard('trend_id=102', ({ openTab }) => openTab('Metrics')),
      { trend_id: '102', tab_name: 'Metrics', window_url: at('/homepage/1?trend_id=102') },
    ],
    [
      'a period of the topic evolution',
      () =>
        inCard('topic_id=1203', async ({ openTab, platform }) => {
          await openTab('Deepdive');
          platform.tracker.events.length = 0;
          await openTab('2019-2022');
        }),
      {
        topic_id: '1203',
        tab_name: '2019-2022',
        window_url: at('/homepage/1?topic_id=1203&card_tab=Deepdive'),
      },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_flashcard_tab'));
});

describe('clicked_on_explore_tab', () => {
  const explore = (tab: string) => async () => {
    const { platform, user } = await renderExplore();
    await user.click(screen.getByRole('tab', { name: tab }));
    return platform;
  };

  it.each<Place>([
    ['the tab Topic map of the explorer', explore('Topic map'), { tab_name: 'Topic map', window_url: at('/data/1') }],
    ['the tab List view of the explorer', explore('List view'), { tab_name: 'List view', window_url: at('/data/1') }],
    [
      'the tab Drivers & Impact of the explorer',
      explore('Drivers & Impact'),
      { tab_name: 'Drivers & Impact', window_url: at('/data/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_explore_tab'));
});

describe('a tab that is open already', () => {
  it('tells of nothing when it is clicked again', async () => {
    expect(clicks(await inCard('topic_id=1203', ({ openTab }) => openTab('Metrics')))).toEqual([]);
  });
});

describe('logged_in', () => {
  it('is sent once, with an empty payload, at the first page of a session', async () => {
    const platform = new TestPlatform();
    platform.get(RecordLogin).start();
    expect(platform.tracker.events).toEqual([]);
    await platform.enter();
    // The next page of the same session begins anew.
    platform.get(RecordLogin).start();
    expect(platform.tracker.events).toEqual([{ name: 'logged_in', payload: {} }]);
  });
});

describe('page_viewed', () => {
  async function view(path: string): Promise<readonly UsageEvent[]> {
    // With every screen that a project may have.
    const platform = new TestPlatform({ path, sow: aSow({ reneAI: true }) });
    platform.get(RecordPageViews).start();
    await platform.enter();
    await settle();
    return platform.tracker.events;
  }

  it.each(
    [
      ['home page', '/homepage/1'],
      ['key summary', '/data-refresh/1'],
      ['opportunity platforms', '/platforms/1'],
      ['weekly insights', '/foresight/1'],
      ['rene ai', '/reneAI/1'],
      ['advanced features', '/sow/1/experiments/canvas'],
      ['explore data', '/data/1'],
    ].filter(([, path = '']) => hasScreenAt(path)),
  )('is sent once, with exactly its payload, as %s', async (page_name = '', path = '') => {
    expect(await view(path)).toEqual([{ name: 'page_viewed', payload: { page_name, window_url: at(path) } }]);
  });

  it.each([
    ['topic_id', '1203'],
    ['trend_id', '102'],
  ])('carries the %s of the flashcard that the address names', async (parameter, id) => {
    const path = `/homepage/1?${parameter}=${id}`;
    expect(await view(path)).toEqual([
      { name: 'page_viewed', payload: { page_name: 'home page', [parameter]: id, window_url: at(path) } },
    ]);
  });
});
