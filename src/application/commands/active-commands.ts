import { makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';
import { token } from '../shared/token';
import type { Command, CommandGroup } from './command';

/** A part of the product that is on the screen or always there, with what its commands act on. */
export interface CommandPart {
  readonly group: CommandGroup;
  /** Asked for with each use: it may close over what is rendered. */
  readonly target: () => unknown;
}

export function commandPart<Target>(group: CommandGroup<Target>, target: () => NoInfer<Target>): CommandPart {
  return { group, target };
}

/** Of features whose commands work on all screens. */
export const CommandsEverywhere = token<readonly CommandPart[]>('CommandsEverywhere');

/** A command with its target. */
export interface ActiveCommand {
  readonly id: string;
  readonly command: Command<never>;
  readonly words: string;
  run(key?: string): void;
}

/** The commands that work now: those of the whole product, and of the parts that are on the screen. */
export class ActiveCommands {
  /** @param parts that are always there; the innermost of all is the first */
  constructor(public parts: readonly CommandPart[]) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get all(): readonly ActiveCommand[] {
    return this.parts.flatMap(({ group, target }) =>
      Object.keys(group.commands).flatMap((name) => activeCommand(group, target(), name) ?? []),
    );
  }

  /** @returns takes them away */
  add<Target>(group: CommandGroup<Target>, target: () => NoInfer<Target>): () => void {
    const part = commandPart(group, target);
    this.parts = [part, ...this.parts];
    return () => this.remove(part);
  }

  remove(part: CommandPart): void {
    this.parts = this.parts.filter((other) => other !== part);
  }
}

/** The command of a key in one part; null: it has none. */
export function commandOfKey<Target>(
  group: CommandGroup<Target>,
  target: NoInfer<Target>,
  key: string,
): ActiveCommand | null {
  const found = Object.entries(group.commands).find(([, { keys }]) => keys?.includes(key));
  return found === undefined ? null : activeCommand(group, target, found[0]);
}

function activeCommand(group: CommandGroup, target: unknown, name: string): ActiveCommand | null {
  const command = group.commands[name];
  if (command === undefined) return null;
  const { run, words, isOffered } = command;
  if (isOffered?.(target as never) === false) return null;
  return {
    id: `${group.id}-${name}`,
    command,
    words: typeof words === 'string' ? words : words(target as never),
    run: (key = '') => run(target as never, key),
  };
}
