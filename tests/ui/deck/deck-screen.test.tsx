import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotesStore } from '../../../src/application/library/notes.store';
import { OpenLibrary } from '../../../src/application/library/open-library';
import { entityId } from '../../../src/domain/shared/entity-id';
import { DeckScreen } from '../../../src/ui/deck/deck-screen';
import { aDeepdive } from '../../builders/deepdive-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const kelp = aTopic({ id: entityId('1'), name: 'Kelp', status: 0 });
const refill = aTopic({ id: entityId('2'), name: 'Refill', status: 0 });

async function renderDeck(
  query = '?topic=1&topic=2&title=Budget',
  prepare: (platform: TestPlatform) => void = () => {},
) {
  return renderScreen(DeckScreen, '/deck/:sowId', {
    path: `/deck/1${query}`,
    prepare: (platform) => {
      platform.signals.everyTopic = [kelp, refill];
      platform.topics.add(kelp, refill);
      platform.topics.deepdives.set(kelp.id, aDeepdive({ provocations: ['the pot ate the wrapper', 'it grew back'] }));
      prepare(platform);
    },
  });
}

async function render(query?: string, prepare?: (platform: TestPlatform) => void) {
  const rendered = await renderDeck(query, prepare);
  const deck = rendered.screen.getByRole('dialog', { name: /^Workshop: / });
  const slide = () => within(deck).getByRole('heading', { level: 1 }).textContent;
  return { ...rendered, deck, slide };
}

describe('the workshop deck', () => {
  it('walks through its slides with keys', async () => {
    const { user, slide, deck } = await render();
    expect(slide()).toBe('Budget');
    expect(deck.textContent).toContain('2 topics, 3 statements');
    expect(deck.textContent).toContain('1 of 5');
    await user.keyboard('{ArrowRight}');
    expect(slide()).toBe('the pot ate the wrapper.');
    await user.keyboard(' {PageDown}');
    expect(slide()).toBe('Refill');
    await user.keyboard('{ArrowLeft}');
    expect(slide()).toBe('it grew back.');
    await user.keyboard('{End}');
    expect(slide()).toBe('Nothing is marked');
    await user.keyboard('{Home}');
    expect(slide()).toBe('Budget');
  });

  it('marks with W, and sets the statuses of what was marked at the end', async () => {
    const { screen, user, slide, platform } = await render();
    await user.keyboard('{ArrowRight}w{ArrowRight}w{ArrowRight}w');
    expect(screen.getByRole('button', { name: /^Worth pursuing/, pressed: true })).toBeTruthy();
    await user.keyboard('w{Escape}');
    expect(slide()).toBe('1 topic worth pursuing');
    expect(screen.getByText('Imagine if it grew back.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set to Analyze' }));
    await act(settle);
    expect(platform.topics.saved).toEqual([{ id: kelp.id, status: 1 }]);
    expect(screen.getByText('Set 1 of 1 to Analyze')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await act(settle);
    expect(platform.topics.saved.at(-1)).toEqual({ id: kelp.id, status: 0 });
  });

  it('blanks with B, and comes back with any of its keys', async () => {
    const { screen, user } = await render();
    await user.keyboard('{ArrowRight}b');
    expect(screen.getByRole('button', { name: 'Show the slide again' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Show the slide again' })).toBeNull();
    await user.keyboard('b{ArrowRight}');
    expect(screen.queryByRole('button', { name: 'Show the slide again' })).toBeNull();
  });

  it("shows the user's note with N, and counts down with T", async () => {
    const { screen, user, platform } = await render(undefined, (platform) => platform.get(OpenLibrary).start());
    act(() => platform.get(NotesStore).write({ type: 'topic', id: kelp.id }, 'Ask the lab'));
    await user.keyboard('{ArrowRight}n');
    expect(screen.getByRole('complementary', { name: 'Your note' }).textContent).toBe('Your noteAsk the lab');
    await user.keyboard('t');
    act(() => platform.clock.advance(76_000));
    expect(screen.getByRole('button', { name: 'Timer, 1:44: pause' })).toBeTruthy();
  });

  it('shows a topic whose provocations could not be loaded, with Try again', async () => {
    const { screen, user, slide } = await render(undefined, ({ topics }) => topics.answers.fail('deepdive'));
    await user.keyboard('{ArrowRight}');
    expect(slide()).toBe('Kelp');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(slide()).toBe('the pot ate the wrapper.');
  });

  it('remembers the marks until the session ends', async () => {
    const first = await render();
    await first.user.keyboard('{ArrowRight}w');
    const { tab: stored } = first.platform;
    first.view.unmount();
    const { user, slide } = await render(undefined, ({ tab }) => {
      for (const key of stored.keys) tab.set(key, stored.get(key) ?? '');
    });
    await user.keyboard('{End}');
    expect(slide()).toBe('1 topic worth pursuing');
  });

  it('says how to fill a deck without topics', async () => {
    const { screen, slide } = await render('');
    expect(slide()).toBe('There are no topics in this workshop');
    expect(screen.queryByText('1 of 2')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Esc Close']);
  });

  it("says that the topics could not be loaded, and opens after 'Try again'", async () => {
    const { screen, user } = await renderDeck(undefined, ({ signals }) => {
      for (let tries = 2; tries > 0; tries--) signals.answers.fail('topics');
    });
    await user.click(
      within(screen.getByRole('region', { name: 'The topics could not be loaded' })).getByRole('button'),
    );
    await act(settle);
    expect(screen.getByRole('dialog', { name: /^Workshop: / })).toBeTruthy();
  });
});
