import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import type { Topic } from '../../../src/domain/topic/topic';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { topics } from '../../builders/topic-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const FIVE = topics(5, (index) => ({ growth: 1 - index / 10, status: index < 4 ? 0 : 2 }));

async function renderReview(
  everyTopic: readonly Topic[] = FIVE,
  path = '/review/1',
  prepare: (platform: TestPlatform) => void = () => {},
) {
  const rendered = await renderScreen(ReviewScreen, '/review/:sowId', {
    path,
    prepare: (platform) => {
      platform.signals.everyTopic = everyTopic;
      platform.topics.add(...everyTopic);
      platform.get(OpenLibrary).start();
      prepare(platform);
    },
  });
  const { screen, user } = rendered;
  // The code of the line above the queue is fetched.
  await waitFor(() => expect(screen.queryByText('Loading ...')).toBeNull());
  return {
    ...rendered,
    name: () => screen.queryByRole('article')?.getAttribute('aria-label') ?? null,
    press: async (keys: string) => {
      await user.keyboard(keys);
      await act(settle);
    },
    rail: () => within(screen.getByRole('complementary', { name: 'Queue' })),
  };
}

describe('the review queue', () => {
  it('shows the first topic that is left: figures, insights, note, and the tape', async ({ skip }) => {
    skip(isWithout('library'));
    const { screen, name, rail } = await renderReview();
    expect(name()).toBe('Topic 1');
    expect(screen.getByRole('list', { name: 'Figures' }).children).toHaveLength(6);
    expect(screen.getByText(/ decided$/, { selector: 'span' }).textContent).toBe('1 of 5 decided');
    expect(screen.getByRole('button', { name: '4 undecided' })).toBeTruthy();
    expect(rail().getByRole('button', { current: true }).textContent).toBe('Topic 1 +100 %');
    expect(rail().getByRole('button', { name: 'Topic 5 Monitor' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy();
  });

  it('decides and goes on with one key, and takes back with Z', async () => {
    const { screen, name, press, platform } = await renderReview();
    await press('31');
    expect(name()).toBe('Topic 3');
    expect(platform.topics.saved.map(({ status }) => status)).toEqual([3, 1]);
    expect(screen.getByText('Topic 2, Analyze. Next: Topic 3, 2 undecided.')).toBeTruthy();
    await press('zz');
    expect(name()).toBe('Topic 1');
    expect(platform.topics.saved.at(-1)?.status).toBe(0);
  });

  it('takes back one status for each press of Z, and walks on while J is held', async () => {
    const { press, name } = await renderReview();
    await press('31');
    act(() => {
      for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key: 'z', repeat });
    });
    await act(settle);
    expect(name()).toBe('Topic 2');
    act(() => {
      for (const repeat of [false, true]) fireEvent.keyDown(document.body, { key: 'j', repeat });
    });
    expect(name()).toBe('Topic 4');
  });

  it('moves with J, K and the arrow keys, and marks the status of a decided topic', async () => {
    const { screen, name, press } = await renderReview();
    await press('j{ArrowDown}k{ArrowUp}k');
    expect(name()).toBe('Topic 5');
    expect(screen.getByRole('button', { name: 'Monitor', pressed: true })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Undefined', pressed: true })).toHaveLength(0);
  });

  it('has a button for everything that a key does', async () => {
    const { screen, user, name } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Important' }));
    expect(name()).toBe('Topic 2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(name()).toBe('Topic 1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(name()).toBe('Topic 2');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'select' }));
    expect(screen.getByRole('button', { name: 'selected', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Keys/ }));
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('writes a note with N, in which keys are text; Escape leaves it', async ({ skip }) => {
    skip(isWithout('library'));
    const { screen, press, platform, name } = await renderReview();
    await press('n3 pilots, jk?');
    const field = screen.getByRole('textbox', { name: 'Note' });
    expect([field, name()]).toEqual([document.activeElement, 'Topic 1']);
    await press('{Escape}2');
    expect(name()).toBe('Topic 2');
    expect(platform.get(NotesStore).textOf({ type: 'topic', id: FIVE[0]!.id })).toBe('3 pilots, jk?');
  });

  it('stands down while a dialog is open, and with a modifier', async () => {
    const { screen, press, name } = await renderReview();
    await press('{Control>}1{/Control}');
    await press('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await press('1j');
    expect(name()).toBe('Topic 1');
  });

  it('opens the card with Enter, except on a button', async () => {
    const { screen, press, platform } = await renderReview();
    screen.getByRole('button', { name: 'Filter' }).focus();
    await press('{Enter}');
    expect(platform.navigator.location.query).toEqual([]);
    await press('{Escape}');
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    act(() => (document.activeElement as HTMLElement).blur());
    await press('{Enter}');
    expect(platform.navigator.location.query).toEqual([['topic_id', '5000']]);
  });

  it('selects with Space and with S; Space on a button presses it', async () => {
    const { screen, press, name } = await renderReview();
    const isSelected = () => screen.queryByRole('button', { name: 'selected', pressed: true }) !== null;
    await press(' ');
    expect(isSelected()).toBe(true);
    await press('s');
    expect(isSelected()).toBe(false);
    screen.getByRole('button', { name: 'Next' }).focus();
    await press(' ');
    expect([name(), isSelected()]).toEqual(['Topic 2', false]);
  });

  it('goes on with a swipe to the left and back with one to the right, not with a short or steep one', async () => {
    const { screen, name } = await renderReview();
    const swipe = (x: number, y = 0) => {
      const at = (clientX: number, clientY: number) => ({ clientX, clientY });
      const sheet = screen.getByRole('article');
      fireEvent.touchStart(sheet, { touches: [at(200, 200)] });
      fireEvent.touchEnd(sheet, { changedTouches: [at(200 + x, 200 + y)] });
    };
    swipe(-80);
    expect(name()).toBe('Topic 2');
    swipe(-40);
    swipe(-80, 60);
    expect(name()).toBe('Topic 2');
    swipe(80);
    expect(name()).toBe('Topic 1');
  });

  it('marks what was not saved, and tries again', async () => {
    const { screen, press, rail, platform } = await renderReview(FIVE, '/review/1', (it) =>
      it.topics.answers.fail('saveStatus', 'refused'),
    );
    await press('3');
    expect(screen.getByText('was not saved', { exact: false, selector: 'span' }).textContent).toBe(
      'Topic 1 was not saved',
    );
    expect(rail().getByRole('button', { name: 'Topic 1 Not saved' })).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await act(settle);
    expect(rail().getByRole('button', { name: 'Topic 1 Important' })).toBeTruthy();
    expect(platform.topics.saved).toHaveLength(1);
  });

  it('says what was decided when none is left, and takes the last back', async () => {
    const { screen, press, name } = await renderReview();
    await press('3311');
    expect(screen.getByRole('heading', { name: 'All 5 topics are decided.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Review the other/ })).toBeNull();
    expect(screen.getByText(/^4 in this session, one key each\. Everything is saved;/)).toBeTruthy();
    const counts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(counts.slice(0, 4)).toEqual(['Analyze 2', 'Monitor 1', 'Important 2', 'Disregard 0']);
    expect(within(screen.getByRole('complementary', { name: 'Important' })).getAllByRole('button')).toHaveLength(3);
    await press('z');
    expect(name()).toBe('Topic 4');
  });

  it('leads from its end to the brief of what was decided', async ({ skip }) => {
    skip(isWithout('brief'));
    const { screen, press } = await renderReview();
    await press('3311');
    expect(screen.getByRole('button', { name: 'Write the brief' })).toBeTruthy();
  });

  it('leads from the end of a filtered queue to the topics that the filter hides', async () => {
    const { screen, user, name } = await renderReview(FIVE, '/review/1?status=2');
    expect(screen.getByRole('heading', { name: 'The topic is decided.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Review the other 4' }));
    expect(name()).toBe('Topic 1');
  });

  it('names a filter that passes nothing, and clears it', async () => {
    const { screen, user, name } = await renderReview(FIVE, '/review/1?shifts=Health');
    expect(screen.getByRole('region', { name: 'No topic passes the filter' }).textContent).toContain('Health');
    expect(screen.getByRole('button', { name: 'Important' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(name()).toBe('Topic 1');
  });

  it('filters by quadrant and changes the order in the dialog', async () => {
    const { screen, user, platform } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: 'Quadrant: All signals' }));
    await user.click(screen.getByRole('option', { name: 'Potential Disruptor' }));
    await user.click(screen.getByRole('button', { name: /^Order: Fastest growth/ }));
    await user.click(screen.getByRole('option', { name: 'Trend' }));
    expect(platform.navigator.location.query).toEqual([
      ['maturity', 'topics:3'],
      ['order', 'trend'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByRole('button', { name: 'Filter, 1 set' })).toBeTruthy();
  });

  it('can be asked for again after a failure, with the dock disabled', async () => {
    const { screen, user, name } = await renderReview(FIVE, '/review/1', (it) => it.signals.answers.fail('topics'));
    expect(screen.getByRole('button', { name: 'Analyze' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    await act(settle);
    expect(name()).toBe('Topic 1');
  });

  it('renders only the visible rows of thousands', async () => {
    const { rail, screen } = await renderReview(topics(2413, (index) => ({ growth: 1 - index / 5000, status: 0 })));
    expect(rail().getAllByRole('button').length).toBeLessThan(20);
    expect(screen.getByText('2,400 more')).toBeTruthy();
  });
});
