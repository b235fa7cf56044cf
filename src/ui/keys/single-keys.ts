import { keyOf, type KeyEvent } from './key-of';

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
