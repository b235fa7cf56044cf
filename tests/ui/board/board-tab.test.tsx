import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TopicStatusStore } from '../../../src/application/flashcards/topic-status.store';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/selection/set-status-for-many';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { BoardTab } from '../../../src/ui/board/board-tab';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const films = aTopic({ id: entityId(1), name: 'Seaweed films', status: 0, growth: 0.3 });
const proof = aTopic({ id: entityId(2), name: 'Green-claim proof', status: 0, growth: 0.2 });
const pumps = aTopic({ id: entityId(3), name: 'Heat pumps', status: 2, growth: 0.1 });

const WIDTH = 200;

/** jsdom has no layout: columns side by side, and cards at the top of theirs. */
function rectOf(this: Element): DOMRect {
  const column = this.closest('section');
  const index = column === null ? 0 : [...document.querySelectorAll('section')].indexOf(column);
  const isColumn = this === column;
  return new DOMRect(
    index * WIDTH + (isColumn ? 0 : 5),
    isColumn ? 0 : 40,
    isColumn ? WIDTH : WIDTH - 10,
    isColumn ? 600 : 64,
  );
}

async function renderBoard(
  topics: readonly Topic[] = [films, proof, pumps],
  prepare?: (platform: TestPlatform) => void,
) {
  const rendered = await renderScreen(BoardTab, '/review/:sowId', {
    path: '/review/1?tab=board',
    prepare: (platform) => {
      platform.signals.everyTopic = topics;
      prepare?.(platform);
    },
  });
  const { screen, user, platform } = rendered;
  const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
  const names = (status: string) =>
    column(status)
      .queryAllByRole('button')
      .map((card) => card.textContent.match(/^(Seaweed films|Green-claim proof|Heat pumps)/)?.[1]);
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await user.keyboard(key);
      // The library listens to the next key after a task.
      await act(async () => {
        await new Promise((done) => setTimeout(done, 0));
        await settle();
      });
    }
  };
  const statusOf = (topic: Topic) => platform.get(TopicStatusStore).statusOf(topic);
  return { ...rendered, column, names, card, press, statusOf };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.tagName === 'LI' ? 64 : 600;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the board', () => {
  it('says of a project without topics that there is nothing to review', async () => {
    const { screen } = await renderBoard([]);
    expect(screen.getByText('This project has no topics to review.')).toBeTruthy();
    expect(screen.queryByText(/^Drop here/)).toBeNull();
  });

  it('has a column for each status, the fastest growing topic first', async () => {
    const { screen, names, column } = await renderBoard();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Undefined, 2 topics',
      'Analyze, 0 topics',
      'Monitor, 1 topic',
      'Important, 0 topics',
      'Disregard, 0 topics',
    ]);
    expect(names('Undefined')).toEqual(['Seaweed films', 'Green-claim proof']);
    expect(names('Monitor')).toEqual(['Heat pumps']);
    expect(column('Important').getByText(/^Drop here/).textContent).toBe('Drop here, or press 3');
    expect(column('Undefined').getByRole('img', { name: 'Potential Disruptor: 2' })).toBeTruthy();
  });

  it('moves a lifted card by a digit and drops it with Space', async () => {
    const { card, press, names, statusOf, screen, platform } = await renderBoard();
    act(() => card('Seaweed films').focus());
    await press(' ');
    expect(screen.getByText('Seaweed films lifted from Undefined.')).toBeTruthy();
    await press('3');
    expect(screen.getByText('Important, 0 topics.')).toBeTruthy();
    expect(screen.getByText('0 → 1')).toBeTruthy();
    expect(statusOf(films)).toBe(0);
    await press(' ');
    expect(names('Important')).toEqual(['Seaweed films']);
    expect(statusOf(films)).toBe(3);
    expect(document.activeElement).toBe(card('Seaweed films'));
    expect(screen.getByText('Seaweed films: Important.')).toBeTruthy();
    expect(platform.tracker.payloads('clicked_on_set_status')).toMatchObject([
      { status_name: 'Important', topic_count: 1, failed_count: 0 },
    ]);
  });

  it('moves a lifted card by arrows, and returns it with Escape', async () => {
    const { card, press, names, statusOf, screen } = await renderBoard();
    act(() => card('Seaweed films').focus());
    await press(' ', '{ArrowRight}', '{ArrowRight}');
    expect(screen.getByText('Monitor, 1 topic.')).toBeTruthy();
    await press('{ArrowLeft}');
    expect(screen.getByText('Analyze, 0 topics.')).toBeTruthy();
    await press('{Escape}');
    expect(screen.getByText('Seaweed films returned to Undefined.')).toBeTruthy();
    expect(names('Undefined')).toEqual(['Seaweed films', 'Green-claim proof']);
    expect(statusOf(films)).toBe(0);
  });

  it('sets the status of a card that is not lifted by a digit, and goes on to the next one', async () => {
    const { card, press, names } = await renderBoard();
    act(() => card('Seaweed films').focus());
    await press('1');
    expect(names('Analyze')).toEqual(['Seaweed films']);
    expect(document.activeElement).toBe(card('Green-claim proof'));
  });

  it('has one tab stop for each column, in which up and down move the focus', async () => {
    const { card, press, column } = await renderBoard();
    act(() => card('Seaweed films').focus());
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(card('Green-claim proof'));
    const stops = column('Undefined')
      .getAllByRole('button')
      .map((each) => each.tabIndex);
    expect(stops).toEqual([-1, 0]);
    await press('{Home}');
    expect(document.activeElement).toBe(card('Seaweed films'));
  });

  it('moves the focus to the next column that has cards with left and right', async () => {
    const { card, press } = await renderBoard();
    act(() => card('Green-claim proof').focus());
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(card('Heat pumps'));
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(card('Heat pumps'));
    await press('{ArrowLeft}');
    expect(document.activeElement).toBe(card('Seaweed films'));
  });

  it('opens the card of a topic with a click or Enter', async () => {
    const { card, press, platform } = await renderBoard();
    act(() => card('Heat pumps').focus());
    await press('{Enter}');
    expect(platform.navigator.path).toContain('topic_id=3');
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ topic_id: '3', source: 'board' });
  });

  it('moves all of a selection with one of its cards', async () => {
    const { card, press, names, platform, screen } = await renderBoard();
    act(() => platform.get(SelectionStore).selectAll([films.id, proof.id]));
    act(() => card('Seaweed films').focus());
    await press(' ');
    expect(screen.getByText('2 topics lifted from Undefined.')).toBeTruthy();
    await press('4');
    expect(screen.getByText('0 → 2')).toBeTruthy();
    await press(' ');
    expect(names('Disregard')).toEqual(['Seaweed films', 'Green-claim proof']);
  });

  it('selects with S and Ctrl-click, and a range with Shift', async () => {
    const { card, press, platform, user } = await renderBoard();
    const selection = platform.get(SelectionStore);
    act(() => card('Seaweed films').focus());
    await press('s');
    expect([...selection.ids]).toEqual(['1']);
    await user.keyboard('{Shift>}');
    await user.click(card('Green-claim proof'));
    await user.keyboard('{/Shift}');
    expect([...selection.ids]).toEqual(['1', '2']);
    await user.keyboard('{Control>}');
    await user.click(card('Seaweed films'));
    await user.keyboard('{/Control}');
    expect([...selection.ids]).toEqual(['2']);
  });

  it('rolls a card back alone when it is not saved, says so, and tries again', async () => {
    const { card, press, names, screen, user } = await renderBoard([films, proof, pumps], (platform) =>
      platform.topics.answers.fail('saveStatus', 'refused'),
    );
    act(() => card('Seaweed films').focus());
    await press('3');
    expect(names('Undefined')).toEqual(['Seaweed films', 'Green-claim proof']);
    expect(screen.getByText('Seaweed films was not saved. It is back in Undefined.')).toBeTruthy();
    expect(within(card('Seaweed films')).getByText('Not saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(names('Important')).toEqual(['Seaweed films']);
    expect(within(card('Seaweed films')).queryByText('Not saved')).toBeNull();
  });

  it('rolls back and marks only those of a selection that were not saved', async () => {
    const { card, press, names, platform, screen } = await renderBoard([films, proof, pumps], (prepared) =>
      prepared.topics.answers.fail('saveStatus', 'refused'),
    );
    act(() => platform.get(SelectionStore).selectAll([films.id, proof.id]));
    act(() => card('Seaweed films').focus());
    await press('3');
    expect(names('Important')).toEqual(['Green-claim proof']);
    expect(names('Undefined')).toEqual(['Seaweed films']);
    expect(within(card('Seaweed films')).getByText('Not saved')).toBeTruthy();
    await act(() => platform.get(SetStatusForMany).retryFailed());
    expect(names('Important')).toEqual(['Seaweed films', 'Green-claim proof']);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('moves no selection while another one is being saved', async () => {
    const { card, press, platform, screen, statusOf } = await renderBoard();
    const first = platform.topics.answers.hold('saveStatus');
    act(() => platform.get(SelectionStore).selectAll([films.id, proof.id]));
    act(() => card('Seaweed films').focus());
    await press('3');
    act(() => card('Green-claim proof').focus());
    await press('4');
    expect(screen.getByText('Other topics are still being saved. Move these afterwards.')).toBeTruthy();
    await act(async () => {
      first.resolve();
      await settle();
    });
    expect([films, proof].map(statusOf)).toEqual([3, 3]);
  });

  it('shows statuses that were set in another tab when the page is shown again', async () => {
    const { names, platform } = await renderBoard();
    platform.signals.everyTopic = [films, { ...proof, status: 3 }, pumps];
    platform.page.show();
    await act(settle);
    expect(names('Important')).toEqual(['Green-claim proof']);
  });

  it('takes a move back', async () => {
    const { card, press, names, screen, user } = await renderBoard();
    act(() => card('Seaweed films').focus());
    await press('3');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await act(settle);
    expect(names('Undefined')).toEqual(['Seaweed films', 'Green-claim proof']);
  });

  it('shows one column at a time in a narrow window, chosen by segments', async () => {
    const { screen, user, names } = await renderBoard([films, proof, pumps], (platform) => {
      platform.viewport.resizeTo(600);
    });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Monitor/ }));
    expect(names('Monitor')).toEqual(['Heat pumps']);
  });

  it('shows only what the filters pass', async () => {
    const { screen } = await renderScreen(BoardTab, '/review/:sowId', {
      path: '/review/1?tab=board&topics=Heat+pumps',
      prepare: (platform) => {
        platform.signals.everyTopic = [films, proof, pumps];
      },
    });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)[0]).toBe('Undefined, 0 topics');
  });
});
