import { describe, expect, it } from 'vitest';
import { ActiveCommands, commandOfKey } from '../../../src/application/shell/commands/active-commands';
import type { Commands } from '../../../src/application/shell/commands/command';
import { COMMANDS, type CommandScope } from '../../../src/application/shell/commands/commands';
import { TestPlatform } from '../../fakes/test-platform';

const scopes = Object.entries(COMMANDS) as [CommandScope, Commands<never>][];

describe('the commands', () => {
  it.each(scopes)('of %s have keys of their own, each of them listed', (_scope, commands) => {
    const all = Object.values(commands);
    const keys = all.flatMap((command) => command.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { keys: own, names } of all) expect(own === undefined || (names ?? []).length > 0).toBe(true);
  });

  it('of a part act on its target while it is on the screen', () => {
    const { parts } = new TestPlatform().get(ActiveCommands);
    expect(parts.map(({ scope }) => scope)).toEqual(['everywhere']);
    const commands = new TestPlatform().get(ActiveCommands);
    const added: string[] = [];
    const remove = commands.add('compare', () => ({ add: () => void added.push('column') }));
    commands.all.find(({ id }) => id === 'compare-add')?.run();
    expect(added).toEqual(['column']);
    remove();
    expect(commands.all.map(({ id }) => id)).not.toContain('compare-add');
  });

  it('set the status of a digit', () => {
    const set: number[] = [];
    const row = { toggle: () => {}, setStatus: (status: number) => void set.push(status) };
    commandOfKey('lists', row, '3')?.run('3');
    expect(set).toEqual([3]);
    expect(commandOfKey('lists', row, '5')).toBeNull();
  });
});
