import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../../src/ui/kit/overlays/menu';

function aMenu() {
  const onSelect = vi.fn<(name: string) => void>();
  render(
    <>
      <Menu
        label="Fruits"
        trigger="Open"
        groups={[
          {
            heading: 'With a choice',
            items: [
              { text: 'Apple', isChecked: false, onSelect: () => onSelect('apple') },
              { text: 'Banana', isChecked: true, onSelect: () => onSelect('banana') },
            ],
          },
          { items: [{ text: 'Cherry', onSelect: () => onSelect('cherry') }] },
        ]}
      />
      <button type="button">elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Open' });
  const open = async (): Promise<void> => {
    await user.click(button);
    await screen.findByRole('menu');
  };
  return { user, onSelect, button, open };
}

/** The library closes and moves the focus a moment after the key. */
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const isOn = (text: string) => waitFor(() => expect(focused()).toBe(text));

const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('opens with the focus on what is chosen', async () => {
    const { button, open } = aMenu();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Fruits' }).id).toBe(button.getAttribute('aria-controls'));
    expect(screen.getByRole('group', { name: 'With a choice' }).textContent).toContain('Banana');
    expect(screen.getByRole('menuitemradio', { name: 'Banana', checked: true })).toBeTruthy();
    await isOn('Banana');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key %j', async (key) => {
    const { user, button } = aMenu();
    button.focus();
    await user.keyboard(key);
    await isOn('Banana');
  });

  it('is walked in a circle, to its ends, and by letters', async () => {
    const { user, open } = aMenu();
    await open();
    await isOn('Banana');
    for (const [keys, item] of [
      ['{ArrowDown}', 'Cherry'],
      ['{ArrowDown}', 'Apple'],
      ['{ArrowUp}', 'Cherry'],
      ['{Home}', 'Apple'],
      ['{End}', 'Cherry'],
      ['b', 'Banana'],
    ] as const) {
      await user.keyboard(keys);
      await isOn(item);
    }
  });

  it('closes with a choice and gives the focus back', async () => {
    const { user, button, open, onSelect } = aMenu();
    await open();
    await isOn('Banana');
    await user.keyboard('{End}');
    await isOn('Cherry');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('cherry');
    await isClosed();
    await isFocused(button);
  });

  it('does nothing for what is chosen already', async () => {
    const { user, open, onSelect } = aMenu();
    await open();
    await isOn('Banana');
    await user.keyboard('{Enter}');
    await isClosed();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes on Escape, on its button, on a click elsewhere and when the focus leaves', async () => {
    const { user, button, open } = aMenu();
    await open();
    await user.keyboard('{Escape}');
    await isClosed();
    await isFocused(button);
    await open();
    await user.click(button);
    await isClosed();
    await open();
    await user.click(document.body);
    await isClosed();
    await open();
    await user.tab();
    await isClosed();
  });
});
