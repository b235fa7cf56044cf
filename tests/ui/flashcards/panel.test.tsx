import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

const opener = () => screen.getByRole('button', { name: 'A topic on the page', hidden: true });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the flashcard panel', () => {
  it('is a modal dialog named after its card', async () => {
    const { openTopic } = await renderFlashcards();
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await openTopic();
    expect(dialog).toHaveProperty('ariaModal', 'true');
    expect(screen.getByRole('dialog', { name: 'Seaweed films' })).toBe(dialog);
  });

  it('takes the focus, and gives it back to the card that opened it', async () => {
    const { openTopic, user } = await renderFlashcards();
    const dialog = await openTopic();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(document.activeElement).toBe(opener());
  });

  it('puts the rest of the page out of reach while it is open, but not the toasts', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    await waitFor(() => expect(opener().closest('[inert]')).not.toBeNull());
    expect(document.querySelector('[data-toasts]')?.closest('[inert]')).toBeNull();
    await user.keyboard('{Escape}');
    await gone();
    expect(opener().closest('[inert]')).toBeNull();
  });

  it('gives the page back when it is closed before the rest of the page was put out of reach', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    await user.keyboard('{Escape}');
    await gone();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('begins to slide away before it gives the page and the focus back', async () => {
    const { openTopic } = await renderFlashcards();
    const dialog = await openTopic();
    await waitFor(() => expect(opener().closest('[inert]')).not.toBeNull());
    dialog.getAnimations = () => [{ finished: new Promise(() => {}) } as unknown as Animation];
    fireEvent.keyDown(document, { key: 'Escape' });
    expect([dialog.parentElement?.dataset['state'], opener().closest('[inert]') === null]).toEqual(['closed', false]);
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect([opener().closest('[inert]'), dialog.closest('[inert]')]).toEqual([null, dialog.parentElement]);
  });

  it('locks the scrolling of the page, and lets it go again', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
    await user.keyboard('{Escape}');
    await gone();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on Escape, on a click on the backdrop and on Back; the id leaves the address', async () => {
    const { openTopic, user, platform } = await renderFlashcards();
    await openTopic();
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
    await user.keyboard('{Escape}');
    await gone();
    expect(platform.navigator.path).toBe('/homepage/1');

    await openTopic();
    await user.click(screen.getByTestId('flashcard-backdrop'));
    await gone();
    expect(platform.navigator.path).toBe('/homepage/1');

    await openTopic();
    runInAction(() => platform.navigator.back());
    await gone();
  });

  it('takes the focus when the focused toast goes', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    await user.click(screen.getByRole('radio', { name: 'Important' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Monitor' }).getAttribute('aria-checked')).toBe('true'),
    );
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  });

  it('leaves Escape to a tip of the focused button, and closes with one that only the mouse has opened', async () => {
    const platform = new TestPlatform();
    const { openTopic, user } = await renderFlashcards({ platform });
    await openTopic();
    const explained = screen.getByText('Potential Disruptor');
    act(() => explained.closest('button')?.focus());
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => screen.getByRole('dialog').focus());
    await user.hover(explained);
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(platform.navigator.path).not.toContain('topic_id');
  });

  it('shows its frame and bones at once while the card is loading', async () => {
    const platform = new TestPlatform();
    const { user } = await renderFlashcards({ platform });
    const answer = platform.topics.answers.hold('byId');
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: 'Loading ...' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    answer.resolve();
    expect(await screen.findByRole('dialog', { name: 'Seaweed films' })).toBeTruthy();
  });

  it("offers 'Try again' where a card could not be loaded", async () => {
    const platform = new TestPlatform();
    const { user } = await renderFlashcards({ platform });
    platform.topics.answers.fail('byId', 'network');
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'Try again: topic' }));
    expect(await screen.findByRole('heading', { name: 'Seaweed films' })).toBeTruthy();
  });

  it('stays and exchanges its content when a topic leads to its trend and back, and moves the focus to the name', async () => {
    const { openTopic, user, platform } = await renderFlashcards();
    const dialog = await openTopic();
    await user.click(within(dialog).getByRole('button', { name: 'Next packaging materials' }));
    const trend = await screen.findByRole('heading', { name: 'Next packaging materials' });
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(document.activeElement).toBe(trend);
    expect(platform.navigator.path).toBe('/homepage/1?trend_id=102');

    await user.click(await screen.findByRole('button', { name: /^Seaweed films/ }));
    const topic = await screen.findByRole('heading', { name: 'Seaweed films' });
    expect(document.activeElement).toBe(topic);
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');

    await user.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(opener());
  });

  it('is scrolled to where it was on the way back to a card, and begins at the top of another', async () => {
    const { openTrend, user, platform } = await renderFlashcards();
    const dialog = await openTrend();
    const scroller = () => dialog.querySelector<HTMLElement>('[class*="scroller"]');
    const card = scroller();
    if (card === null) throw new Error('A card scrolls');
    card.scrollTop = 320;
    fireEvent.scroll(card);
    await user.click(await screen.findByRole('button', { name: /^Seaweed films/ }));
    await screen.findByRole('heading', { name: 'Seaweed films' });
    expect(scroller()?.scrollTop).toBe(0);
    act(() => runInAction(() => platform.navigator.go('/homepage/1?trend_id=102')));
    await screen.findByRole('heading', { name: 'Next packaging materials' });
    expect(scroller()?.scrollTop).toBe(320);
  });

  it.each(['is gone', 'was an address'])('gives the focus to the page when its opener %s', async (kind) => {
    const { openTopic, user, platform } = await renderFlashcards();
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    if (kind === 'is gone') {
      await openTopic();
      opener().remove();
    } else {
      act(() => runInAction(() => platform.navigator.go('/homepage/1?topic_id=1203')));
      await screen.findByRole('dialog');
    }
    await user.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('keeps the focus on the name of a card that is still loading', async () => {
    const other = aTopic({ id: entityId('1204'), name: 'Another topic' });
    const platform = new TestPlatform();
    const { openTrend, user } = await renderFlashcards({ platform, related: [other] });
    await openTrend();
    const answer = platform.topics.answers.hold('byId');
    await user.click(await screen.findByRole('button', { name: /^Another topic/ }));
    const heading = await screen.findByRole('heading', { name: 'Loading ...' });
    expect(document.activeElement).toBe(heading);
    answer.resolve();
    expect(await screen.findByRole('heading', { name: 'Another topic' })).toBe(document.activeElement);
  });
});
