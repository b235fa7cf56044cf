import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';

/** A adds a column, from anywhere on the screen but fields, open cards and menus. */
export function useAddKey(onAdd: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, defaultPrevented, altKey, ctrlKey, metaKey, target } = event;
      if (key.toLowerCase() !== 'a' || defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      if (document.querySelector(OPEN) !== null) return;
      event.preventDefault();
      onAdd();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onAdd]);
}
