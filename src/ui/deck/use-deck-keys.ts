import { useEffect, useLayoutEffect, useRef } from 'react';

export interface DeckKeys {
  readonly next: () => void;
  readonly back: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly mark: () => void;
  readonly notes: () => void;
  readonly timer: () => void;
  readonly longer: () => void;
  readonly shorter: () => void;
  readonly blank: () => void;
  readonly fullScreen: () => void;
  readonly escape: () => void;
}

const COMMANDS: ReadonlyMap<string, keyof DeckKeys> = new Map([
  ['arrowright', 'next'],
  ['arrowdown', 'next'],
  ['pagedown', 'next'],
  [' ', 'next'],
  ['arrowleft', 'back'],
  ['arrowup', 'back'],
  ['pageup', 'back'],
  ['home', 'first'],
  ['end', 'last'],
  ['w', 'mark'],
  ['n', 'notes'],
  ['t', 'timer'],
  ['+', 'longer'],
  ['-', 'shorter'],
  ['b', 'blank'],
  ['.', 'blank'],
  ['f', 'fullScreen'],
  ['escape', 'escape'],
]);

/** Space presses these, and arrow keys move in these. */
const CONTROLS = 'button, a[href], select, input, textarea, [role="menu"]';

/** The keys of a deck, on the document: presenters (remote controls) send PageUp, PageDown and '.'. */
export function useDeckKeys(keys: DeckKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey) return;
      const command = COMMANDS.get(key.toLowerCase());
      if (command === undefined || document.querySelector('[role="menu"]') !== null) return;
      const isInControl = target instanceof Element && target.closest(CONTROLS) !== null;
      if (isInControl && key === ' ') return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
