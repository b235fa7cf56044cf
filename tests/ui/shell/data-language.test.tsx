import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';

async function openCard(language?: string) {
  const opened = await renderLayout({
    path: `/homepage/1?topic_id=${aTopic().id}`,
    prepare: ({ sows }) => void (sows.sows = [aSow({ ...(language !== undefined && { language }) })]),
  });
  await act(settle);
  return opened;
}

describe('the texts of a project in another language', () => {
  it('say so, and the words of the product beside them do not', async () => {
    const { screen } = await openCard('de-AT');
    const card = await screen.findByRole('dialog');
    const name = await screen.findByRole('heading', { level: 2, name: aTopic().name });
    expect(name.lang).toBe('de-AT');
    expect(card.querySelectorAll('[lang="de-AT"]').length).toBeGreaterThan(2);
    for (const button of card.querySelectorAll('button')) expect(button.closest('[lang]')).toBeNull();
  });

  it('are English without a word on it', async () => {
    const { screen } = await openCard();
    const card = await screen.findByRole('dialog');
    await screen.findByRole('heading', { level: 2, name: aTopic().name });
    expect(card.querySelector('[lang]')).toBeNull();
  });
});
