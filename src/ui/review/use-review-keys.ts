import { useEffect, useLayoutEffect, useRef } from 'react';
import { statusOfKey, type TopicStatus } from '../../domain/topic/topic-status';

export interface ReviewKeys {
  readonly decide: (status: TopicStatus) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly undo: () => void;
  readonly writeNote: () => void;
  readonly openCard: () => void;
  readonly select: () => void;
  readonly showKeys: () => void;
}

type Command = Exclude<keyof ReviewKeys, 'decide'>;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['j', 'next'],
  ['arrowdown', 'next'],
  ['arrowright', 'next'],
  ['k', 'back'],
  ['arrowup', 'back'],
  ['arrowleft', 'back'],
  ['z', 'undo'],
  ['n', 'writeNote'],
  ['enter', 'openCard'],
  ['s', 'select'],
  [' ', 'select'],
  ['?', 'showKeys'],
]);

/** While their key is held. Others would take back all of a session, or open and close. */
const REPEATED: ReadonlySet<Command> = new Set(['next', 'back']);

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';
/** Enter, Space and the arrow keys belong to these. */
const CONTROLS = 'button, a[href], [role="tab"]';

/** Listens on the document while the component is mounted; all keys stand down in fields, cards and open menus. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isForReview(event)) return;
      const status = statusOfKey(event.key);
      const command = COMMANDS.get(event.key.toLowerCase());
      if (status !== null) {
        if (!event.repeat) latest.current.decide(status);
      } else if (command === undefined) return;
      else if (!event.repeat || REPEATED.has(command)) latest.current[command]();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isForReview(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector(OPEN) !== null) return false;
  if (event.key === 'Enter' || event.key === ' ') return !target?.closest(CONTROLS);
  return !event.key.startsWith('Arrow') || !target?.closest('[role="tab"]');
}
