import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { topicStatusName } from '../../../src/domain/topic/topic-status';
import { TestPlatform } from '../../fakes/test-platform';
import { settle } from '../../fakes/settle';
import { renderFlashcards } from './render-flashcards';

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

describe('the status picker', () => {
  it('offers the five statuses by name, with the current one chosen', async () => {
    const { openTopic } = await renderFlashcards();
    await openTopic();
    const group = screen.getByRole('radiogroup', { name: 'Your status' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.textContent),
    ).toEqual(['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard']);
    expect(chosen()).toBe('Monitor');
  });

  it('shows the pick at once with a spinner, and the toast when it is saved', async () => {
    const platform = new TestPlatform();
    const { openTopic, user } = await renderFlashcards({ platform });
    await openTopic();
    const saving = platform.topics.answers.hold('saveStatus');
    await user.click(screen.getByRole('radio', { name: 'Important' }));
    expect(chosen()).toBe('Important');
    expect(screen.getByTestId('status-spinner')).toBeTruthy();
    expect(screen.queryByText('Status has been updated.')).toBeNull();
    saving.resolve();
    expect(await screen.findByText('Status has been updated.')).toBeTruthy();
    expect(screen.queryByTestId('status-spinner')).toBeNull();
    runInAction(() => platform.clock.advance(5000));
    await waitFor(() => expect(screen.queryByText('Status has been updated.')).toBeNull());
  });

  it('can be picked from any status to any other', async () => {
    const { openTopic, user, platform } = await renderFlashcards();
    await openTopic();
    // Every way from one of the five to another one, in one walk that begins at Monitor.
    const walk = [0, 1, 0, 2, 0, 3, 0, 4, 1, 2, 1, 3, 1, 4, 2, 3, 2, 4, 3, 4, 0] as const;
    for (const status of walk) {
      const name = topicStatusName(status);
      await user.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(platform.topics.saved.at(-1)?.status).toBe(status));
      expect(chosen()).toBe(name);
    }
    expect(platform.topics.saved.map(({ status }) => status)).toEqual(walk);
  });

  it('rolls back and announces it when the status cannot be saved', async () => {
    const platform = new TestPlatform();
    const { openTopic, user } = await renderFlashcards({ platform });
    await openTopic();
    platform.topics.answers.fail('saveStatus', 'refused');
    await user.click(screen.getByRole('radio', { name: 'Disregard' }));
    expect(await screen.findByText('The status could not be saved. It is still Monitor.')).toBeTruthy();
    expect(chosen()).toBe('Monitor');
    expect(screen.queryByText(/^Was:/)).toBeNull();
  });

  it("takes the pick back by the toast's Undo", async () => {
    const { openTopic, user, platform } = await renderFlashcards();
    await openTopic();
    await user.click(screen.getByRole('radio', { name: 'Important' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(chosen()).toBe('Monitor'));
    await waitFor(() => expect(platform.topics.saved.map(({ status }) => status)).toEqual([3, 2]));
  });

  it('keeps the status before in reach after the toast has gone', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    await user.click(screen.getByRole('radio', { name: 'Important' }));
    await user.click(await screen.findByRole('button', { name: /^Was: Monitor/ }));
    await waitFor(() => expect(chosen()).toBe('Monitor'));
    expect(await screen.findByRole('button', { name: /^Was: Important/ })).toBeTruthy();
  });

  describe('by keyboard', () => {
    const markFromMonitor = async () => {
      const opened = await renderFlashcards();
      await opened.openTopic();
      act(() => screen.getByRole('radio', { name: 'Monitor' }).focus());
      await opened.user.keyboard('{ArrowRight}{ArrowRight}');
      expect(chosen()).toBe('Disregard');
      expect(opened.platform.topics.saved).toEqual([]);
      return { ...opened, sent: () => opened.platform.topics.saved.map(({ status }) => status) };
    };

    it.each(['{Enter}', ' ', '{Tab}'])(
      'picks nothing on the way of the arrows, and the marked one with "%s"',
      async (key) => {
        const { user, sent } = await markFromMonitor();
        await user.keyboard(key);
        await waitFor(() => expect(sent()).toEqual([4]));
        expect(chosen()).toBe('Disregard');
      },
    );

    it('picks nothing where the window is left', async () => {
      const { sent } = await markFromMonitor();
      act(() => (document.activeElement as HTMLElement).blur());
      await settle();
      expect(sent()).toEqual([]);
      expect(chosen()).toBe('Disregard');
    });

    it('takes the mark back with Escape', async () => {
      const { user, sent } = await markFromMonitor();
      await user.keyboard('{Escape}');
      expect(sent()).toEqual([]);
    });
  });

  it('says that a pick waits for the connection', async () => {
    const platform = new TestPlatform();
    const { openTopic, user } = await renderFlashcards({ platform });
    await openTopic();
    platform.connection.isOnline = false;
    await user.click(screen.getByRole('radio', { name: 'Important' }));
    expect(await screen.findByText('Offline: saved when the connection is back')).toBeTruthy();
    platform.connection.goOnline();
    expect(await screen.findByText('Status has been updated.')).toBeTruthy();
    expect(screen.queryByText(/^Offline/)).toBeNull();
  });

  it('is a list of the platform where five segments do not fit', async () => {
    const platform = new TestPlatform();
    runInAction(() => platform.viewport.resizeTo(390));
    const { openTopic, user } = await renderFlashcards({ platform });
    await openTopic();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    const list = screen.getByRole('combobox', { name: 'Your status' });
    expect(list).toHaveProperty('value', '2');
    await user.selectOptions(list, 'Disregard');
    await waitFor(() => expect(platform.topics.saved.at(-1)?.status).toBe(4));
    expect(list).toHaveProperty('value', '4');
  });

  it('shows the same status in the related topics of the trend', async () => {
    const { openTopic, user } = await renderFlashcards();
    const dialog = await openTopic();
    await user.click(screen.getByRole('radio', { name: 'Disregard' }));
    await user.click(within(dialog).getByRole('button', { name: 'Next packaging materials' }));
    expect((await screen.findByRole('button', { name: /^Seaweed films/ })).textContent).toContain('Disregard');
  });
});
