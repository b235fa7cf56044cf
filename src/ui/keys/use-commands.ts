import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { type ActiveCommands, commandOfKey } from '../../application/shell/commands/active-commands';
import type { CommandScope, Targets } from '../../application/shell/commands/commands';
import { commandKeyOf } from './single-keys';

/** Has the keys of a part of the product act on a target, while the component is mounted. */
export function useCommands<Scope extends CommandScope>(
  commands: ActiveCommands,
  scope: Scope,
  target: Targets[Scope],
): void {
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  useEffect(() => commands.add(scope, () => latest.current), [commands, scope]);
}

/** Runs the command of a key on the element that has the focus. @returns whether there is one */
export function runKey<Scope extends CommandScope>(
  scope: Scope,
  target: Targets[Scope],
  event: KeyboardEvent,
): boolean {
  const key = event.defaultPrevented ? null : commandKeyOf(event);
  const found = key === null ? null : commandOfKey(scope, target, key);
  if (key === null || found === null) return false;
  found.run(key);
  event.preventDefault();
  return true;
}
