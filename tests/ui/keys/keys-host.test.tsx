import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActiveCommands } from '../../../src/application/commands/active-commands';
import type { CommandGroup } from '../../../src/application/commands/command';
import { KeysHost } from '../../../src/ui/keys/keys-host';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';

/** A page with a control of each kind, and commands on keys that these may have themselves. */
async function page() {
  const platform = new TestPlatform({ path: '/homepage/1' });
  await platform.enter();
  const pressed: string[] = [];
  const command = (key: string, isRepeated = false) => ({
    keys: [key],
    words: key,
    isRepeated,
    run: () => void pressed.push(key),
  });
  const commands = { z: command('z'), x: command('x', true), enter: command('enter'), down: command('arrowdown') };
  const group = { id: 'test', heading: 'Test', commands: { ...commands, mod: command('mod+y') } };
  const stop = platform.get(ActiveCommands).add(group as unknown as CommandGroup<null>, () => null);
  const { view } = renderAt(
    platform,
    <>
      <KeysHost />
      <button>Button</button>
      <button role="tab">Tab</button>
      <input type="text" aria-label="Field" />
      <div contentEditable suppressContentEditableWarning data-testid="text" />
      <div
        role="grid"
        data-testid="owner"
        tabIndex={0}
        onKeyDown={(event) => event.key === 'z' && event.preventDefault()}
      />
      <p>Text</p>
    </>,
  );
  await act(settle);
  const place = (selector: string): Element => document.querySelector(selector)!;
  const press = (selector: string, key: string, init: KeyboardEventInit = {}): readonly string[] => {
    pressed.length = 0;
    fireEvent.keyDown(place(selector), { key, bubbles: true, cancelable: true, ...init });
    return [...pressed];
  };
  return { press, stop, view };
}

afterEach(() => vi.restoreAllMocks());

describe('a key of a command', () => {
  it.each([
    ['p', 'z', ['z']],
    ['p', 'Enter', ['enter']],
    ['p', 'ArrowDown', ['arrowdown']],
    // A control has its own keys first.
    ['button', 'Enter', []],
    ['button', 'z', ['z']],
    ['button', 'ArrowDown', ['arrowdown']],
    ['[role="tab"]', 'ArrowDown', []],
    ['[role="tab"]', 'Enter', []],
    // What is typed is text.
    ['input', 'z', []],
    ['[contenteditable]', 'z', []],
    // What has used the key has said so.
    ['[role="grid"]', 'z', []],
    ['[role="grid"]', 'x', ['x']],
  ])('pressed on %s: %s', async (selector, key, commands) => {
    const { press } = await page();
    expect(press(selector, key)).toEqual(commands);
  });

  it('works with Ctrl also in a field', async () => {
    const { press } = await page();
    expect(press('input', 'y', { ctrlKey: true })).toEqual(['mod+y']);
  });

  it.each(['dialog', 'menu', 'listbox'])('that is no shortcut does nothing while a %s is open', async (role) => {
    const { press } = await page();
    const open = document.createElement('div');
    open.setAttribute('role', role);
    document.body.append(open);
    expect([press('p', 'z'), press('p', 'y', { ctrlKey: true })]).toEqual([[], ['mod+y']]);
    open.remove();
    expect(press('p', 'z')).toEqual(['z']);
  });

  it('that is held runs again only where the command is one of steps', async () => {
    const { press } = await page();
    expect([press('p', 'z', { repeat: true }), press('p', 'x', { repeat: true })]).toEqual([[], ['x']]);
  });

  it('belongs to nothing once its part, or the page, is gone', async () => {
    const { press, stop, view } = await page();
    stop();
    expect(press('p', 'z')).toEqual([]);
    const removed = vi.spyOn(window, 'removeEventListener');
    view.unmount();
    expect(removed.mock.calls.map(([type]) => type)).toContain('keydown');
  });
});
