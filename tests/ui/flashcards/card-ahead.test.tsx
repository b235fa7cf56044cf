import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aimedAtCard } from '../../../src/ui/kit/signal/card-hover-intent';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

describe('a card that somebody aims at', () => {
  // Of no trend, or the trend's card would name it, too.
  const topic = aTopic({ trend: null });
  const trend = aTrend();
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform();
    platform.signals.everyTopic = [topic];
    platform.signals.everyTrend = [trend];
  });

  /** The page's button for it, marked as the cards of the product are. */
  function marked(name: string, item: Parameters<typeof aimedAtCard>[0]): HTMLElement {
    const button = screen.getByRole('button', { name });
    button.setAttribute('data-card', aimedAtCard(item)['data-card']);
    return button;
  }
  const topicButton = () => marked('A topic on the page', { type: 'Topic', id: topic.id });
  const trendButton = () => marked('A trend on the page', { type: 'Trend', id: trend.id });
  const shown = (role: string) => screen.queryAllByRole(role).length;
  const made = () => document.querySelectorAll('[role="tab"]').length;
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

  it('is made out of sight and out of reach, and is there with its content when it is opened', async () => {
    const { user } = await renderFlashcards({ topic, trend, platform });
    const button = topicButton();
    await user.hover(button);
    await waitFor(() => expect(made()).toBeGreaterThan(0));
    expect([shown('dialog'), shown('tab')]).toEqual([0, 0]);
    expect(platform.topics.answers.calls).toEqual([]);
    await user.click(button);
    // At once, where an opening without preparation shows a skeleton first.
    expect(screen.getByRole('dialog', { name: topic.name })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Metrics' })).toBeTruthy();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('is not made for a pointer that only passes over it', async () => {
    const { user } = await renderFlashcards({ topic, trend, platform });
    const [topicCard, trendCard] = [topicButton(), trendButton()];
    await user.hover(topicCard);
    await user.hover(trendCard);
    await waitFor(() => expect(made()).toBeGreaterThan(0));
    const [dialog] = document.querySelectorAll('[role="dialog"]');
    expect(dialog?.textContent).toContain(trend.name);
    await settled();
    expect(dialog?.textContent).not.toContain(topic.name);
  });

  it('gives way to the one that is opened instead', async () => {
    const { user, openTrend } = await renderFlashcards({ topic, trend, platform });
    await user.hover(topicButton());
    await settled();
    const dialog = await openTrend();
    expect(dialog.textContent).toContain(trend.name);
    expect(shown('dialog')).toBe(1);
  });

  it('comes with the focus as well, and again after it was closed', async () => {
    const { user } = await renderFlashcards({ topic, trend, platform });
    const button = trendButton();
    act(() => button.focus());
    await settled();
    for (let time = 0; time < 2; time++) {
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: trend.name });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(shown('dialog')).toBe(0));
      expect(document.activeElement).toBe(button);
      await settled();
    }
  });
});
