import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import type { Insight } from '../../../src/domain/workspace/insight';
import { localeDate } from '../../../src/domain/shared/calendar';
import { ForesightScreen } from '../../../src/ui/foresight/foresight-screen';
import { aTopicItem } from '../../builders/carousel-item-mother';
import { anInsight } from '../../builders/insight-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

function renderForesight(insights: readonly Insight[], prepare?: (platform: TestPlatform) => void) {
  return renderScreen(ForesightScreen, '/foresight/:sowId', {
    path: '/foresight/1',
    prepare: (platform) => {
      platform.insights.everyInsight = insights;
      platform.signals.everyTopic = [aTopic()];
      prepare?.(platform);
    },
  });
}

describe('a weekly insight', () => {
  it("shows 'Published : {date}' in the reader's own format, title and description", async () => {
    const { screen } = await renderForesight([anInsight()]);
    expect(screen.getByText(`Published : ${localeDate('2026-09-28')}`)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Green claims now need proof' })).toBeTruthy();
    expect(screen.getByText(/a bottle may no longer call itself/)).toBeTruthy();
  });

  it('says nothing of a date that is not known', async () => {
    const { screen } = await renderForesight([anInsight({ createdAt: 'soon' })]);
    expect(screen.queryByText(/Published/)).toBeNull();
  });

  it('never runs what its description holds', async () => {
    const description =
      '<img src=x onerror="document.title=1"><p>One <b>word</b>.</p><script>document.title=2</script>';
    const { screen } = await renderForesight([anInsight({ description })]);
    const article = await screen.findByRole('article');
    expect(await within(article).findByText(/One word\./)).toBeTruthy();
    expect(article.querySelector('img, script, b')).toBeNull();
  });

  it('names its sources and links their domain in a new tab', async () => {
    const { screen } = await renderForesight([anInsight()]);
    const sources = within(screen.getByRole('group', { name: 'Sources' }));
    expect(sources.getByText('OECD: consumer policy')).toBeTruthy();
    const link = sources.getByRole('link', { name: /oecd\.org/ });
    expect(link.getAttribute('href')).toBe('https://www.oecd.org/consumer');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('shows an unsafe address of a source as text', async () => {
    const sources = [{ title: 'Odd', url: 'javascript:alert(1)', faviconUrl: null }];
    const { screen } = await renderForesight([anInsight({ sources })]);
    const panel = within(screen.getByRole('group', { name: 'Sources' }));
    expect(panel.queryByRole('link')).toBeNull();
    expect(panel.getByText('javascript:alert(1)')).toBeTruthy();
  });

  it('draws an initial for a source without a favicon, and for one whose favicon is broken', async () => {
    const source = { title: 'OECD', url: 'https://www.oecd.org/', faviconUrl: 'https://assets.example/oecd.png' };
    const { screen } = await renderForesight([anInsight({ sources: [source, { ...source, faviconUrl: null }] })]);
    const [first, second] = within(screen.getByRole('group', { name: 'Sources' })).getAllByRole('listitem');
    expect(second?.textContent?.startsWith('O')).toBe(true);
    const favicon = first?.querySelector('img');
    expect(favicon?.getAttribute('referrerpolicy')).toBe('no-referrer');
    fireEvent.error(favicon!);
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.textContent?.startsWith('O')).toBe(true);
  });

  it("lists what it is mapped to, and opens it from source 'weekly insights'", async () => {
    const { screen, user, platform } = await renderForesight([anInsight()]);
    const panel = within(screen.getByRole('group', { name: 'Topics & Trend' }));
    expect(panel.getByRole('heading', { name: 'Related Topics & Trend' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: /Seaweed films/ }));
    await user.click(panel.getByRole('button', { name: /Next packaging materials/ }));
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([{ source: 'weekly insights' }]);
    expect(platform.tracker.payloads('clicked_on_trend')).toMatchObject([{ source: 'weekly insights' }]);
    expect(platform.navigator.path).toBe('/foresight/1?trend_id=102');
  });

  it('hides that panel when it is mapped to nothing', async () => {
    const { screen } = await renderForesight([anInsight({ predictions: [] })]);
    expect(screen.queryByText('Related Topics & Trend')).toBeNull();
  });

  it('puts a NEW badge on what the last load brought', async () => {
    const { screen } = await renderForesight([anInsight()], (platform) => {
      platform.sows.sows = [aSow({ newDiscoveries: [aTopicItem()] })];
    });
    expect(within(screen.getByRole('button', { name: /Seaweed films/ })).getByText('NEW')).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /Next packaging/ })).queryByText('NEW')).toBeNull();
  });

  it('may repeat another word for word, with its sources and relations', async () => {
    const twice = { ...anInsight(), sources: [...anInsight().sources, ...anInsight().sources] };
    const { screen } = await renderForesight([twice, twice]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('no insights', () => {
  it('promises some, says what they are good for, and leads back home', async () => {
    const { screen } = await renderForesight([]);
    expect(screen.getByRole('heading', { name: 'Weekly insights' })).toBeTruthy();
    expect(screen.getByText('Fresh insights are on the way.')).toBeTruthy();
    expect(screen.getByText("Come back soon to discover what's moving in your industry.")).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Weekly updates from reliable sources',
      'Crisp focused insights',
      'Each insight mapped to your Trends and sources',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Home Page' }).getAttribute('href')).toBe('/homepage/1');
  });

  it('can be asked for again after a failure', async () => {
    const { screen, user } = await renderForesight([anInsight()], (platform) =>
      platform.insights.answers.fail('ofSow'),
    );
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('what the user does with insights', () => {
  const TWO = [anInsight({ title: 'First' }), anInsight({ title: 'Second', createdAt: '2026-09-01' })];

  async function renderTwo() {
    const rendered = await renderForesight(TWO);
    await act(async () => {
      await rendered.platform.get(OpenLibrary).load();
    });
    const { screen } = rendered;
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    return { ...rendered, tabs, titles };
  }

  it('is stored: read and starred, each with its filter', async () => {
    const { user, screen, platform, tabs, titles } = await renderTwo();
    await user.click(screen.getByRole('button', { name: 'Star: First' }));
    await user.click(screen.getByRole('button', { name: 'Mark as read: First' }));
    expect(tabs()).toEqual(['All 2', 'Unread 1', 'Starred 1']);
    expect(platform.get(OpenLibrary).records?.insights).toMatchObject([{ id: 'First', isRead: true, isStarred: true }]);
    await user.click(screen.getByRole('tab', { name: 'Starred 1' }));
    expect(titles()).toEqual(['First']);
  });

  it('stays in place when it is read under the filter of the unread', async () => {
    const { user, screen, tabs, titles } = await renderTwo();
    await user.click(screen.getByRole('tab', { name: 'Unread 2' }));
    await user.click(screen.getByRole('button', { name: 'Mark as read: Second' }));
    expect(titles()).toEqual(['First', 'Second']);
    expect(tabs()).toContain('Unread 1');
  });

  it('reads one by opening what it is mapped to, and all at once', async () => {
    const { user, screen, tabs } = await renderTwo();
    await user.click(screen.getAllByRole('button', { name: /Seaweed films/ })[0]!);
    expect(tabs()).toContain('Unread 1');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.click(screen.getByRole('tab', { name: 'Unread 0' }));
    expect(screen.getByText('You have read every insight.')).toBeTruthy();
  });

  it('leaves no record of an insight that is neither read nor starred any more', async () => {
    const { user, screen, platform } = await renderTwo();
    const star = screen.getByRole('button', { name: 'Star: First' });
    await user.click(star);
    await user.click(star);
    expect(platform.get(OpenLibrary).records?.insights).toEqual([]);
  });
});
