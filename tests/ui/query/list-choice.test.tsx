import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ListChoice } from '../../../src/ui/query/filter-choices';

it('a filter with one list alone narrows to it, and leaves it again', async () => {
  const user = userEvent.setup();
  let chosen: readonly string[] = [];
  const choice = () => (
    <ListChoice
      inline
      open
      label="Heat"
      options={['hot']}
      chosen={chosen}
      onChange={(next) => (chosen = next)}
      onToggle={() => {}}
      onClose={() => {}}
    />
  );
  const { rerender } = render(choice());
  await user.click(screen.getByRole('option', { name: 'Hot' }));
  expect(chosen).toEqual(['hot']);
  rerender(choice());
  fireEvent.click(screen.getByRole('option', { name: 'Hot' }));
  expect(chosen).toEqual([]);
});
