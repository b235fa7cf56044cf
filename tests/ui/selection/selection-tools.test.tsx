import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectionTools } from '../../../src/ui/selection/selection-tools';

it('shows the brief on a phone, and all tools in a menu', async () => {
  const user = userEvent.setup();
  const [brief, deck, other] = [vi.fn(), vi.fn(), vi.fn()];
  render(<SelectionTools isShort onCompare={null} onBrief={brief} onDeck={deck} onCopy={other} onExport={other} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Brief', '']);
  await user.click(screen.getByRole('button', { name: 'Brief' }));
  expect(brief).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Brief',
    'Deck',
    'Copy link',
    'Export',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Deck' }));
  expect(deck).toHaveBeenCalledOnce();
});
