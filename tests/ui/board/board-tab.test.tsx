import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { topics } from '../../builders/topic-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import { BoardTab } from '../../../src/ui/board/board-tab';
import { renderScreen } from '../render-screen';
import { films, layOutColumns, proof, pumps, renderBoard } from './render-board';

layOutColumns();

describe('the board', () => {
  it('says of a project without topics that there is nothing to review', async () => {
    const { screen } = await renderBoard([]);
    expect(screen.getByText('This project has no topics to review.')).toBeTruthy();
    expect(screen.queryByText(/^Drop here/)).toBeNull();
  });

  it('says why it has fewer topics than the project', async () => {
    const { screen } = await renderBoard([films, { ...proof, status: null }]);
    const words = '1 topic is left out (Potential Disruptor): it takes no status.';
    expect(screen.getByRole('button', { name: words })).toBeTruthy();
  });

  it("shows the user's note on its card, as it is written", async ({ skip }) => {
    skip(isWithout('library'));
    const { card, platform } = await renderBoard();
    await act(async () => {
      await platform.get(OpenLibrary).load();
      platform.get(NotesStore).write({ type: 'topic', id: films.id }, 'Ask the plant in Ulm.');
      await settle();
    });
    expect(card('Seaweed films').textContent).toContain('Your note: Ask the plant in Ulm.');
    expect(card('Green-claim proof').textContent).not.toContain('Your note');
  });

  it('has a column for each status, the fastest growing topic first', async () => {
    const { screen, names, column } = await renderBoard();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Undefined (2 topics)',
      'Analyze (0 topics)',
      'Monitor (1 topic)',
      'Important (0 topics)',
      'Disregard (0 topics)',
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

  it('keeps the card that has the focus while the column is scrolled elsewhere', async () => {
    const many = topics(60, (index) => ({ name: `Card ${index + 1}.`, status: 0, growth: 1 - index / 100 }));
    const { card, press } = await renderBoard(many);
    act(() => card('Card 1\\.').focus());
    await press('{End}');
    expect(document.activeElement?.textContent).toContain('Card 60.');
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
    // On a Mac.
    await user.keyboard('{Meta>}');
    await user.click(card('Seaweed films'));
    await user.keyboard('{/Meta}');
    expect([...selection.ids]).toEqual(['2', '1']);
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
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)[0]).toBe('Undefined (0 topics)');
  });
});
