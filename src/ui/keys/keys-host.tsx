import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useEffect } from 'react';
import { ActiveCommands, commandOfKey } from '../../application/commands/active-commands';
import { KeysHelpStore, SingleKeysStore } from '../../application/keys/keys-help.store';
import { useResolved } from '../di/resolver';
import { isApple } from '../kit/modifier-key';
import { late } from '../kit/layout/late';
import { applySingleKeys, commandKeyOf } from './single-keys';

const KeysDialog = late(async () => (await import('./keys-dialog')).KeysDialog, { failure: 'note' });

/** The keys of the screens, and the list of them. */
export const KeysHost = observer(function KeysHost() {
  const help = useResolved(KeysHelpStore);
  const single = useResolved(SingleKeysStore);
  useLayoutEffect(() => applySingleKeys(single.isOn), [single.isOn]);
  useCommandKeys(useResolved(ActiveCommands));
  return help.isOpen && <KeysDialog groups={help.groups} single={single} onClose={help.hide} />;
});

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** Of these, on a Mac, Ctrl with a character is a command of the text: Ctrl K deletes to the end of the line. */
const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]';
/** What is open keeps all keys to itself. */
const OPEN = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';
/** Enter, Space and the arrow keys belong to these. */
const CONTROLS = 'button, a[href]';
const TABS = '[role="tab"]';

/** Runs the commands that are active: the one listener of the page. */
function useCommandKeys(commands: ActiveCommands): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = commandKeyOf(event);
      if (key === null) return;
      for (const { group, target } of commands.parts) {
        if (!isFree(event, key, group.silentIn ?? OPEN)) continue;
        const found = commandOfKey(group, target() as never, key);
        if (found === null) continue;
        // A key that is held would take back all of a session, or open and close.
        if (!event.repeat || found.command.isRepeated) found.run(key);
        event.preventDefault();
        return;
      }
    };
    // The window is told last: what a control does with the key comes first.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [commands]);
}

/** With Ctrl or Cmd everywhere, but for Ctrl in the texts of a Mac; others not in fields, not while something is open, and not where a control has the key. */
function isFree(event: KeyboardEvent, key: string, open: string): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (key.startsWith('mod+')) return !(isApple() && event.ctrlKey && target?.closest(TEXTS));
  if (event.defaultPrevented) return false;
  if (target?.closest(FIELDS) || document.querySelector(open) !== null) return false;
  if (key === 'enter' || key === ' ') return !target?.closest(`${CONTROLS}, ${TABS}`);
  return !key.startsWith('arrow') || !target?.closest(TABS);
}
