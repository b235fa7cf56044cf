import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back on a press or a focus outside of an open element. A chart is covered by a shield (`[data-shield]`) while
 * something is open, so that dismissing opens no topic by accident; the shield must stay until the click is over.
 */
export function useOutsidePress(open: boolean, element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const check = useEffectEvent(({ target, type }: Event) => {
    if (!(target instanceof Element) || element.current?.contains(target)) return;
    if (target.hasAttribute('data-shield') === (type === 'click')) onOutside();
  });
  useEffect(() => {
    if (!open) return undefined;
    const types = ['pointerdown', 'focusin', 'click'] as const;
    for (const type of types) document.addEventListener(type, check);
    return () => {
      for (const type of types) document.removeEventListener(type, check);
    };
  }, [open]);
}
