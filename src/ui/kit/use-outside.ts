import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when somebody presses or tabs outside of an element that is open. */
export function useOutside(open: boolean, element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const check = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [open]);
}
