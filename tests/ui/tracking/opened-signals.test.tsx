import { act, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { PlatformsScreen } from '../../../src/ui/platforms/platforms-screen';
import { aTopicItem, aTrendItem } from '../../builders/carousel-item-mother';
import { aPlatform } from '../../builders/platform-mother';
import { renderScreen } from '../render-screen';

import {
  at,
  press,
  sentOnce,
  home,
  discoveries,
  TOPIC,
  TREND,
  related,
  answer,
  search,
  chart,
  inCard,
  type Place,
} from './places';

describe('clicked_on_topic', () => {
  it.each<Place>([
    ['a card of the home page', () => home(aTopicItem()), { ...TOPIC, source: 'home', window_url: at('/homepage/1') }],
    [
      'a card of the new discoveries',
      () => discoveries(aTopicItem()),
      { ...TOPIC, source: 'key summary', window_url: at('/data-refresh/1') },
    ],
    [
      'a card of a platform',
      async () => {
        const { platform } = await renderScreen(PlatformsScreen, '/platforms/:sowId', {
          path: '/platforms/1',
          prepare: ({ platforms }) => void (platforms.everyPlatform = [aPlatform()]),
        });
        await press(/^Seaweed films/);
        return platform;
      },
      { ...TOPIC, source: 'platform', window_url: at('/platforms/1') },
    ],
    [
      'a chart of the explore screen',
      () => chart((charts) => charts.of('trendMap').openTopic({ id: '1203', name: 'Seaweed films' })),
      { ...TOPIC, source: 'explore', window_url: at('/data/1') },
    ],
    [
      'the Impacting Drivers of another topic',
      () =>
        inCard('topic_id=1203', async ({ openTab, platform }) => {
          await openTab('Impacting Drivers');
          platform.tracker.events.length = 0;
          act(() => platform.charts.of('impactingDrivers').openTopic({ id: '1203', name: 'Seaweed films' }));
        }),
      { ...TOPIC, source: 'flashcard', window_url: at('/homepage/1?topic_id=1203&card_tab=Impacting%20Drivers') },
    ],
    [
      'the search',
      () => search('seaweed', /Seaweed films/),
      { ...TOPIC, source: 'search', window_url: at('/platforms/1') },
    ],
    [
      'an answer of the assistant',
      () => answer('topic', 'Seaweed films'),
      { ...TOPIC, source: 'rene ai', window_url: at('/reneAI/1') },
    ],
    [
      'the Related Topics & Trend panel of an insight',
      related(/^Seaweed films/),
      { ...TOPIC, source: 'weekly insights', window_url: at('/foresight/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_topic'));
});

describe('clicked_on_topic_tab', () => {
  it.each<Place>([
    [
      "the Related Topics tab of a trend's flashcard",
      () => inCard('trend_id=102', ({ user }) => user.click(screen.getByRole('button', { name: /^Seaweed films/ }))),
      { ...TOPIC, source: 'flashcard', window_url: at('/homepage/1?trend_id=102') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_topic_tab'));
});

describe('clicked_on_trend', () => {
  it.each<Place>([
    ['a card of the home page', () => home(aTrendItem()), { ...TREND, source: 'home', window_url: at('/homepage/1') }],
    [
      'a card of the new discoveries',
      () => discoveries(aTrendItem()),
      { ...TREND, source: 'key summary', window_url: at('/data-refresh/1') },
    ],
    [
      'a chart of the explore screen',
      () => chart((charts) => charts.of('trendMap').openTrend({ id: 102 })),
      // The name is the one of the project's list.
      { ...TREND, trend_name: 'Honest claims', source: 'explore', window_url: at('/data/1') },
    ],
    [
      'the Related Topics & Trend panel of an insight',
      related(/^Next packaging materials/),
      { ...TREND, source: 'weekly insights', window_url: at('/foresight/1') },
    ],
    [
      'the search',
      () => search('next packaging', /^Potential Disruptor Next packaging materials/),
      { ...TREND, source: 'search', window_url: at('/platforms/1') },
    ],
    [
      'an answer of the assistant',
      () => answer('trend', 'Next packaging materials'),
      { ...TREND, source: 'rene ai', window_url: at('/reneAI/1') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_trend'));
});

describe('clicked_on_trend_tab', () => {
  it.each<Place>([
    [
      "the breadcrumb of a topic's flashcard",
      () => inCard('topic_id=1203', () => press('Next packaging materials')),
      { ...TREND, source: 'flashcard', window_url: at('/homepage/1?topic_id=1203') },
    ],
  ])('is sent once, with exactly its payload, from %s', sentOnce('clicked_on_trend_tab'));
});
