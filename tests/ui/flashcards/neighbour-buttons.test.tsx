import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ResolverProvider } from '../../../src/ui/di/resolver';
import { KeysHost } from '../../../src/ui/keys/keys-host';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

const TREND = { id: entityId<'trend'>('102'), name: 'Next packaging', shiftName: 'Circular materials' };
const [first, second] = [
  aTopic({ id: entityId('1'), name: 'First', trend: TREND, growth: 0.4 }),
  aTopic({ id: entityId('2'), name: 'Second', trend: TREND, growth: 0.2 }),
];

async function open(topics = [first, second]) {
  const platform = new TestPlatform();
  platform.signals.everyTopic = topics;
  const page = await renderFlashcards({ topic: first, related: topics, platform });
  render(
    <MemoryRouter>
      <ResolverProvider resolver={platform.resolver}>
        <KeysHost />
      </ResolverProvider>
    </MemoryRouter>,
  );
  await page.openTopic();
  return page;
}

describe('the buttons to the cards beside the open one', () => {
  it('go on and back, say where one is, and end at both ends', async () => {
    const { user } = await open();
    expect(await screen.findByText('1 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous card' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next card' }));
    expect(await screen.findByRole('dialog', { name: 'Second' })).toBeDefined();
    expect(await screen.findByText('2 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next card' })).toHaveProperty('disabled', true);
  });

  it('have the keys J and K, and the focus stays in the card', async () => {
    const { user } = await open();
    await user.keyboard('j');
    const dialog = await screen.findByRole('dialog', { name: 'Second' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'First' })).toBeDefined();
  });

  it('are not there for a card that stands alone', async () => {
    await open([first]);
    expect(screen.queryByRole('button', { name: 'Next card' })).toBeNull();
  });
});
