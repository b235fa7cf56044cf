import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandGroups } from '../../../src/application/commands/command';
import { TestPlatform } from '../../fakes/test-platform';
import { SINGLE_KEYS_KEY, SingleKeysStore } from '../../../src/application/keys/keys-help.store';
import { shortcutsOf } from '../../../src/ui/keys/key';
import { applySingleKeys, commandKeyOf } from '../../../src/ui/keys/single-keys';
import { MemoryStorage } from '../../fakes/memory-storage';

const commands = new TestPlatform().get(CommandGroups).flatMap((group) => Object.values(group.commands));
const keys = [...new Set(commands.flatMap(({ keys: own = [] }) => own))];
/** Named by their words, as in the list of keys, and not by their length: those that are no characters. */
const OTHERS = /^(?:(?:mod|alt)\+.+|arrow\w+|page\w+|home|end|enter|escape|delete| )$/;

function pressed(key: string): string | null {
  const [modifier, name = key] = key.split('+');
  const held = { altKey: modifier === 'alt', ctrlKey: modifier === 'mod', metaKey: false, shiftKey: false };
  return commandKeyOf({ key: name, code: '', ...held });
}

beforeEach(() => applySingleKeys(false));
afterEach(() => applySingleKeys(true));

describe('single keys that are switched off', () => {
  it.each(keys)('%s', (key) => {
    expect(pressed(key)).toBe(OTHERS.test(key) ? key : null);
    expect(shortcutsOf({ keys: [key] }) === '').toBe(!OTHERS.test(key));
    applySingleKeys(true);
    expect(pressed(key)).toBe(key);
  });

  it('stay so on the device, until they are switched on', () => {
    const device = new MemoryStorage();
    new SingleKeysStore(device).turn(false);
    expect(device.get(SINGLE_KEYS_KEY)).toBe('off');
    const store = new SingleKeysStore(device);
    expect(store.isOn).toBe(false);
    store.turn(true);
    expect(new SingleKeysStore(device).isOn).toBe(true);
  });
});
