import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ActiveCommands } from '../../application/shell/commands/active-commands';
import type { CommandScope, Targets } from '../../application/shell/commands/commands';

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
