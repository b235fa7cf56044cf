import { followStored } from '../../fakes/follow-stored';
import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { settle } from '../../fakes/settle';
import { films, layOutColumns, proof, pumps, renderBoard } from './render-board';

layOutColumns();

describe('what is stored of the board', () => {
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
    expect(screen.getByText('Other topics are still being saved. Try again in a moment.')).toBeTruthy();
    await act(async () => {
      first.resolve();
      await settle();
    });
    expect([films, proof].map(statusOf)).toEqual([3, 3]);
  });

  it('shows statuses that were set in another tab when the page is shown again', async () => {
    const { names, platform } = await renderBoard();
    followStored(platform);
    platform.signals.everyTopic = [films, { ...proof, status: 3 }, pumps];
    platform.page.show();
    await act(settle);
    expect(names('Important')).toEqual(['Green-claim proof']);
  });
});
