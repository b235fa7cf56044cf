import { useEffect, useLayoutEffect, useRef } from 'react';
import { KEY_COMMANDS, type KeyCommand, type KeyCommands, type KeyScope } from '../../domain/shell/key-commands';

export type KeyHandlers<Scope extends KeyScope> = {
  readonly [Command in keyof (typeof KEY_COMMANDS)[Scope]]?: (key: string) => void;
};

interface Options {
  /** Of elements that are open and keep all keys to themselves. */
  readonly open?: string;
  /** On the window, which is told after the document: what a screen does with the key comes first. */
  readonly isLast?: boolean;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';
/** Enter, Space and the arrow keys belong to these. */
const CONTROLS = 'button, a[href]';
const TABS = '[role="tab"]';

/** Calls the handlers of a part of the product while it is mounted. Keys stand down in fields, and while something is open. */
export function useKeyCommands<Scope extends KeyScope>(
  scope: Scope,
  handlers: KeyHandlers<Scope>,
  { open = OPEN, isLast = false }: Options = {},
): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isFree(event, open)) return;
      const key = event.key.toLowerCase();
      const found = commandOf(scope, key);
      const run = found && (latest.current as Readonly<Record<string, (key: string) => void>>)[found.name];
      if (found === null || run === undefined || run === null) return;
      // A key that is held would take back all of a session, or open and close.
      if (!event.repeat || found.command.isRepeated) run(key);
      event.preventDefault();
    };
    const target = isLast ? window : document;
    target.addEventListener('keydown', onKeyDown as EventListener);
    return () => target.removeEventListener('keydown', onKeyDown as EventListener);
  }, [scope, open, isLast]);
}

function commandOf(scope: KeyScope, key: string): { readonly name: string; readonly command: KeyCommand } | null {
  const commands: KeyCommands = KEY_COMMANDS[scope];
  const found = Object.entries(commands).find(([, { keys }]) => keys.includes(key));
  return found === undefined ? null : { name: found[0], command: found[1] };
}

function isFree(event: KeyboardEvent, open: string): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector(open) !== null) return false;
  if (event.key === 'Enter' || event.key === ' ') return !target?.closest(`${CONTROLS}, ${TABS}`);
  return !event.key.startsWith('Arrow') || !target?.closest(TABS);
}
