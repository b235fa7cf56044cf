import { makeAutoObservable } from 'mobx';
import type { ShareLink } from '../../flashcards/card-sources';
import type { UndoDecision } from '../../decisions/undo-decision';
import type { LogOut } from '../log-out';
import type { KeysHelpStore } from '../keys-help.store';
import type { PageControls } from '../../shared/viewport';
import type { ThemeStore } from '../../shared/theme.store';
import type { Command, Commands } from './command';
import { COMMANDS, type CommandScope, type Targets } from './commands';
import { BY_REFERENCE } from '../../shared/by-reference';

/** The parts of the product that are on the screen, with what their commands act on. */
interface Part {
  readonly scope: CommandScope;
  /** Asked for with each use: it may close over what is rendered. */
  readonly target: () => unknown;
}

/** A command with its target. */
export interface ActiveCommand {
  readonly id: string;
  readonly command: Command<never>;
  readonly words: string;
  run(key?: string): void;
}

/** The commands that work now: those of the shell, and of the parts that are on the screen. */
export class ActiveCommands {
  /** The innermost first. */
  parts: readonly Part[];

  constructor(
    page: PageControls,
    undo: UndoDecision,
    theme: ThemeStore,
    share: ShareLink,
    logOut: LogOut,
    keys: KeysHelpStore,
  ) {
    const shell: Targets['everywhere'] = { page, undo, theme, share, logOut, showKeys: keys.show };
    this.parts = [{ scope: 'everywhere', target: () => shell }];
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get all(): readonly ActiveCommand[] {
    return this.parts.flatMap(({ scope, target }) =>
      Object.keys(COMMANDS[scope]).flatMap((name) => activeCommand(scope, target(), name) ?? []),
    );
  }

  /** @returns takes them away */
  add<Scope extends CommandScope>(scope: Scope, target: () => Targets[Scope]): () => void {
    const part = { scope, target };
    this.parts = [part, ...this.parts];
    return () => this.remove(part);
  }

  remove(part: Part): void {
    this.parts = this.parts.filter((other) => other !== part);
  }
}

/** The command of a key in one part; null: it has none. */
export function commandOfKey<Scope extends CommandScope>(
  scope: Scope,
  target: Targets[Scope],
  key: string,
): ActiveCommand | null {
  const found = Object.entries(COMMANDS[scope] as Commands<never>).find(([, { keys }]) => keys?.includes(key));
  return found === undefined ? null : activeCommand(scope, target, found[0]);
}

function activeCommand(scope: CommandScope, target: unknown, name: string): ActiveCommand | null {
  const command = (COMMANDS[scope] as Commands<never>)[name];
  if (command === undefined) return null;
  const { run, words } = command;
  return {
    id: `${scope}-${name}`,
    command,
    words: typeof words === 'string' ? words : words(target as never),
    run: (key = '') => run(target as never, key),
  };
}
