import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectionTools } from '../../../src/ui/selection/selection-tools';

it('shows the brief on a phone, and all tools in a menu', async () => {
  const user = userEvent.setup();
  const [brief, imagine, other] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <SelectionTools isShort onCompare={null} onBrief={brief} onImagine={imagine} onCopy={other} onExport={other} />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Brief', '']);
  await user.click(screen.getByRole('button', { name: 'Brief' }));
  expect(brief).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Brief',
    'Imagine if',
    'Copy link',
    'Export',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Imagine if' }));
  expect(imagine).toHaveBeenCalledOnce();
});

it('says beside a disabled comparison how many topics it takes', async () => {
  const user = userEvent.setup();
  const other = vi.fn();
  render(
    <SelectionTools
      isShort={false}
      onCompare={null}
      onBrief={other}
      onImagine={other}
      onCopy={other}
      onExport={other}
    />,
  );
  const compare = screen.getByRole('button', { name: 'Compare' });
  expect(compare.getAttribute('aria-disabled')).toBe('true');
  expect(compare.title).toBe('Select 2 to 4 topics to compare them');
  await user.click(compare);
  expect(other).not.toHaveBeenCalled();
});
