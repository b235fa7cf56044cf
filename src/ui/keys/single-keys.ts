/** boot.js sets it before the first paint, too: `data-single-keys="off"` on the root element. */
const OFF = 'off';

/** Puts the user's choice on the page, where keys, hints and styles read it. */
export function applySingleKeys(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) delete dataset['singleKeys'];
  else dataset['singleKeys'] = OFF;
}

/** Whether the key, as commands name it, is a character alone, and these are switched off. */
export function isSwitchedOff(key: string): boolean {
  return isSingleKey(key) && document.documentElement.dataset['singleKeys'] === OFF;
}

/** A key that types a character. Space acts on what has the focus, as Enter does. */
export function isSingleKey(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** The key of an event that may be a command. null: others are held with it, or it is switched off. */
export function commandKeyOf(event: KeyEvent): string | null {
  const key = keyOf(event);
  return key === null || isSwitchedOff(key) ? null : key;
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A key as commands name it: 's', 'arrowdown', 'mod+k' (with Ctrl or Cmd), 'alt+arrowup'. null: others are held with it. */
export function keyOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyEvent): string | null {
  // On some keyboards digits are typed with Shift, and are commands without.
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  // A layout without Latin letters: the key where they are on others.
  const letter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = digit ?? (letter ?? key).toLowerCase();
  const isMod = ctrlKey !== metaKey;
  if (ctrlKey || metaKey) return isMod && !altKey && !shiftKey ? `mod+${name}` : null;
  return altKey ? `alt+${name}` : name;
}
