import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { UsageEvent } from '../../../src/domain/tracking/usage-event';
import type { CarouselItem } from '../../../src/domain/workspace/carousel-item';
import { AskScreen } from '../../../src/ui/ask/ask-screen';
import { DiscoveriesScreen } from '../../../src/ui/discoveries/discoveries-screen';
import { ForesightScreen } from '../../../src/ui/foresight/foresight-screen';
import { HomeScreen } from '../../../src/ui/home/home-screen';
import { aDeepdive } from '../../builders/deepdive-mother';
import { anInsight } from '../../builders/insight-mother';
import { aShift } from '../../builders/shift-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderExplore } from '../explore/render-explore';
import { renderFlashcards } from '../flashcards/render-flashcards';
import { renderScreen } from '../render-screen';
import { renderLayout } from '../shell/render-layout';

/** Where a click is made: does it, and hands back the platform that was told. */
export type Click = () => Promise<TestPlatform>;
/** Where, the click, and what it tells in full. */
export type Place = readonly [where: string, click: Click, payload: Readonly<Record<string, string>>];

export const at = (path: string) => `https://platform.example${path}`;
export const press = async (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen): Promise<void> => {
  await act(async () => place.getByRole('button', { name }).click());
};

/** What was told of clicks: each click tells of itself once, and of nothing else. */
export function clicks({ tracker }: TestPlatform): readonly UsageEvent[] {
  return tracker.events.filter(({ name }) => name.startsWith('clicked_'));
}

/** The test of an event, for a table of its places. */
export function sentOnce(name: UsageEvent['name']) {
  return async (_where: string, click: Click, payload: Place[2]): Promise<void> => {
    expect(clicks(await click())).toEqual([{ name, payload }]);
  };
}

export const home = async (item: CarouselItem): Promise<TestPlatform> => {
  const { platform } = await renderScreen(HomeScreen, '/homepage/:sowId', {
    path: '/homepage/1',
    prepare: ({ shifts }) => void (shifts.everyShift = [aShift({ trends: [item] })]),
  });
  await press(new RegExp(`^${item.name}`));
  return platform;
};

export const discoveries = async (item: CarouselItem): Promise<TestPlatform> => {
  const { platform } = await renderScreen(DiscoveriesScreen, '/data-refresh/:sowId', {
    path: '/data-refresh/1',
    prepare: ({ sows }) => void (sows.sows = [aSow({ newDiscoveries: [item] })]),
  });
  await press(new RegExp(`^${item.name}`));
  return platform;
};

export const insight = async (choose: () => Promise<void>): Promise<TestPlatform> => {
  const { platform } = await renderScreen(ForesightScreen, '/foresight/:sowId', {
    path: '/foresight/1',
    prepare: ({ insights }) => void (insights.everyInsight = [anInsight()]),
  });
  await choose();
  return platform;
};

export const related = (name: RegExp) => () =>
  insight(() => press(name, within(screen.getByRole('group', { name: 'Topics & Trend' }))));

/** An answer with one row, whose name is clicked. */
export const answer = async (kind: 'topic' | 'trend', name: string): Promise<TestPlatform> => {
  const query = JSON.stringify({ subject: `${kind}s`, conditions: [{ kind, names: [name], not: false }] });
  const { platform, user } = await renderScreen(AskScreen, '/reneAI/:sowId', {
    path: `/reneAI/1?query=${encodeURIComponent(query)}`,
    prepare: ({ sows, signals }) => {
      sows.sows = [aSow({ reneAI: true })];
      signals.everyTopic = [aTopic()];
      signals.everyTrend = [aTrend()];
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Results' }));
  await user.click(table.getByRole('button', { name }));
  return platform;
};

export const search = async (words: string, option: RegExp): Promise<TestPlatform> => {
  const { platform, user } = await renderLayout({
    path: '/platforms/1',
    prepare: ({ signals, trends }) => {
      signals.everyTrend = [aTrend()];
      trends.add(aTrend(), []);
    },
  });
  await user.click(screen.getByRole('combobox'));
  await user.keyboard(words);
  await user.click(await screen.findByRole('option', { name: option }));
  await act(settle);
  return platform;
};

export const chart = async (click: (charts: TestPlatform['charts']) => void): Promise<TestPlatform> => {
  const { platform, charts } = await renderExplore();
  act(() => click(charts));
  return platform;
};

/** What is done in a card that is already there, by its address: its opening was no click of ours. */
export const inCard = async (
  parameter: 'topic_id=1203' | 'trend_id=102',
  choose: (card: Awaited<ReturnType<typeof renderFlashcards>>) => Promise<unknown>,
): Promise<TestPlatform> => {
  const platform = new TestPlatform({ path: `/homepage/1?${parameter}` });
  platform.topics.deepdives.set(aTopic().id, aDeepdive());
  platform.topics.topicSources.set(aTopic().id, {
    sources: [{ title: 'UNEP', url: 'https://www.unep.org/resources', internalClassification: 'NGO' }],
    lastUpdated: null,
  });
  const card = await renderFlashcards({ platform });
  await screen.findByRole('tab', { name: 'Metrics' });
  await choose(card);
  return platform;
};

/** A link out, which jsdom does not follow. */
export async function follow(link: HTMLElement): Promise<void> {
  link.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link.click());
}

/** The same, when the tab that holds it was opened before: that click is told of, too. */
export const sourceIn =
  (tab: string, reach: (card: Awaited<ReturnType<typeof renderFlashcards>>) => Promise<HTMLElement>) => () =>
    inCard('topic_id=1203', async (card) => {
      await card.openTab(tab);
      const link = await reach(card);
      card.platform.tracker.events.length = 0;
      await follow(link);
    });

/** What every click on these two tells. */
export const TOPIC = { topic_id: '1203', topic_name: 'Seaweed films' };
export const TREND = { trend_id: '102', trend_name: 'Next packaging materials' };
