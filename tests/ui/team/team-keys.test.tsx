import { act, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { FlashcardHost } from '../../../src/ui/flashcards/panel/flashcard-host';
import { KeysHost } from '../../../src/ui/keys/keys-host';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { TeamBrowser } from '../../application/team/team-browser';
import { topicId } from '../../builders/team-mother';
import { entityId } from '../../../src/domain/shared/entity-id';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';
import { Route, Routes } from 'react-router-dom';

/** Anna says Monitor of every topic; Maya reviews them. */
async function open(path: string) {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  for (const id of [1, 2, 3, 4, 5, 6]) await anna.decide(id, 2);
  await maya.refresh();
  await maya.platform.get(TeamLoader).load();
  maya.platform.navigator.go(path);
  maya.platform.topics.add(...maya.platform.signals.everyTopic);
  const stop = maya.platform.get(FlashcardStore).start();
  const rendered = renderAt(
    maya.platform,
    <>
      <KeysHost />
      <Routes>
        <Route path="/review/:sowId" element={<ReviewScreen sow={entityId(path.split('/')[2] ?? '')} />} />
        <Route path="*" element={null} />
      </Routes>
      <FlashcardHost />
    </>,
  );
  await rendered.screen.findByRole('article', { name: /^T/ });
  return { ...rendered, maya, stop };
}

describe('keys of the team', () => {
  it('W writes the reason of the last decision, while the next topic is there', async () => {
    const { screen, user, maya } = await open('/review/1');
    const shown = (): string => screen.getByRole('article').getAttribute('aria-label') ?? '';
    const first = shown();
    await user.keyboard('3');
    await act(settle);
    expect(shown()).not.toBe(first);
    // Its code is fetched with the queue.
    await screen.findByRole('button', { name: /Why\?/ });
    await user.keyboard('w');
    await user.type(screen.getByRole('textbox', { name: `Your reason for ${first}` }), 'We can lease.{Enter}');
    await act(settle);
    expect(maya.acts.reasonOf(topicId(Number(first.slice(1))))).toBe('We can lease.');
  });

  it.each([
    ['on the open card', '/review/1?topic_id=1'],
    ['on the topic under review', '/review/1'],
  ])('C writes a comment %s', async (_where, path) => {
    const { screen, user, stop } = await open(path);
    const field = (): HTMLElement | null => {
      const card = screen.queryByRole('dialog');
      return card && within(card).queryByRole('textbox', { name: 'Write to the team' });
    };
    // The card knows the key once the team's part of it is here.
    await waitFor(async () => {
      if (field() === null) await user.keyboard('c');
      expect(field()).not.toBeNull();
    });
    await waitFor(() => expect(document.activeElement).toBe(field()));
    stop();
  });
});
