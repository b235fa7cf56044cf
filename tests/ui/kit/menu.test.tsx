import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../../src/ui/kit/overlays/menu';
import { MenuItem, MenuRadio } from '../../../src/ui/kit/overlays/menu-items';

function aMenu() {
  const onSelect = vi.fn<(name: string) => void>();
  render(
    <>
      <Menu label="Fruits" trigger="Open">
        <MenuRadio checked={false} onSelect={() => onSelect('apple')}>
          Apple
        </MenuRadio>
        <MenuRadio checked onSelect={() => onSelect('banana')}>
          Banana
        </MenuRadio>
        <MenuItem onSelect={() => onSelect('cherry')}>Cherry</MenuItem>
      </Menu>
      <button type="button">elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  return { user, onSelect, button: screen.getByRole('button', { name: 'Open' }) };
}

const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('opens with the focus on what is chosen', async () => {
    const { user, button } = aMenu();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Fruits' })).toBeTruthy();
    expect(focused()).toBe('Banana');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key %j', async (key) => {
    const { user, button } = aMenu();
    button.focus();
    await user.keyboard(key);
    expect(focused()).toBe('Banana');
  });

  it('is walked in a circle, to its ends, and by letters', async () => {
    const { user, button } = aMenu();
    await user.click(button);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Apple');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Cherry');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Apple');
    await user.keyboard('{End}');
    expect(focused()).toBe('Cherry');
    await user.keyboard('b');
    expect(focused()).toBe('Banana');
  });

  it('closes with a choice and gives the focus back', async () => {
    const { user, button, onSelect } = aMenu();
    await user.click(button);
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('cherry');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('does nothing for what is chosen already', async () => {
    const { user, button, onSelect } = aMenu();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on Escape, on a click elsewhere and when the focus leaves', async () => {
    const { user, button } = aMenu();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
