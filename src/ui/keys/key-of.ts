export type KeyEvent = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

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
