import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { type ActiveCommands, commandOfKey } from '../../application/commands/active-commands';
import type { CommandGroup } from '../../application/commands/command';
import { commandKeyOf } from './single-keys';

/** Has the keys of a part of the product act on a target, while the component is mounted. */
export function useCommands<Target>(
  commands: ActiveCommands,
  group: CommandGroup<Target>,
  target: NoInfer<Target>,
): void {
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  useEffect(() => commands.add(group, () => latest.current), [commands, group]);
}

/** Runs the command of a key on the element that has the focus. @returns whether there is one */
export function runKey<Target>(group: CommandGroup<Target>, target: NoInfer<Target>, event: KeyboardEvent): boolean {
  const key = event.defaultPrevented ? null : commandKeyOf(event);
  const found = key === null ? null : commandOfKey(group, target, key);
  if (key === null || found === null) return false;
  found.run(key);
  event.preventDefault();
  return true;
}
