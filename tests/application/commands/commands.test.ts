import { describe, expect, it } from 'vitest';
import { ActiveCommands, commandOfKey } from '../../../src/application/commands/active-commands';
import { LIST_COMMANDS } from '../../../src/application/charts/list-commands';
import { CommandGroups } from '../../../src/application/commands/command';
import { COMPARE_COMMANDS } from '../../../src/application/compare/compare-commands';
import { isWithout } from '../../fakes/is-without';
import { TestPlatform } from '../../fakes/test-platform';

const groups = new TestPlatform().get(CommandGroups);

describe('the commands', () => {
  it.each(groups)('of $id have keys of their own, each of them listed', ({ commands }) => {
    const all = Object.values(commands);
    const keys = all.flatMap((command) => command.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { keys: own, names } of all) expect(own === undefined || (names ?? []).length > 0).toBe(true);
  });

  it('of a part act on its target while it is on the screen', () => {
    const { parts } = new TestPlatform().get(ActiveCommands);
    expect(parts.map(({ group }) => group.id)).toEqual(isWithout('share') ? ['everywhere'] : ['everywhere', 'share']);
    const commands = new TestPlatform().get(ActiveCommands);
    const added: string[] = [];
    const remove = commands.add(COMPARE_COMMANDS, () => ({ add: () => void added.push('column') }));
    commands.all.find(({ id }) => id === 'compare-add')?.run();
    expect(added).toEqual(['column']);
    remove();
    expect(commands.all.map(({ id }) => id)).not.toContain('compare-add');
  });

  it('are of parts that have names of their own in the list of keys', () => {
    expect(groups.length).toBeGreaterThan(8);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  it('set the status of a digit', () => {
    const set: number[] = [];
    const row = { toggle: () => {}, setStatus: (status: number) => void set.push(status) };
    commandOfKey(LIST_COMMANDS, row, '3')?.run('3');
    expect(set).toEqual([3]);
    expect(commandOfKey(LIST_COMMANDS, row, '5')).toBeNull();
  });
});
