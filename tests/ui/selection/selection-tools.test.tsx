import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileText } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { SelectionActions } from '../../../src/ui/selection/selection-actions';
import { SelectionTools } from '../../../src/ui/selection/selection-tools';
import { TestPlatform } from '../../fakes/test-platform';
import { isWithout } from '../../fakes/is-without';

it('shows the brief on a phone, and all tools in a menu', async ({ skip }) => {
  skip(isWithout('brief', 'compare', 'share'));
  const user = userEvent.setup();
  const onAct = vi.fn();
  const actions = new TestPlatform().get(SelectionActions);
  render(<SelectionTools isShort count={1} actions={actions} onAct={onAct} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Brief', '']);
  await user.click(screen.getByRole('button', { name: 'Brief' }));
  expect(onAct.mock.lastCall?.[0]).toMatchObject({ text: 'Brief' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Brief',
    'Imagine if',
    'Copy link',
    'Export',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Imagine if' }));
  expect(onAct.mock.lastCall?.[0]).toMatchObject({ text: 'Imagine if' });
});

it('says beside a disabled tool what it needs', async ({ skip }) => {
  skip(isWithout('compare'));
  const user = userEvent.setup();
  const onAct = vi.fn();
  render(<SelectionTools isShort={false} count={5} actions={new TestPlatform().get(SelectionActions)} onAct={onAct} />);
  const compare = screen.getByRole('button', { name: 'Compare' });
  expect(compare.getAttribute('aria-disabled')).toBe('true');
  expect(compare.title).toBe('Select 2 to 4 topics to compare them');
  await user.click(compare);
  expect(onAct).not.toHaveBeenCalled();
});

it('has the tools that are contributed, and no others', () => {
  const actions: SelectionActions = [{ text: 'Weigh', module: null, Icon: FileText, run: () => {} }];
  render(<SelectionTools isShort={false} count={1} actions={actions} onAct={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Weigh']);
});
