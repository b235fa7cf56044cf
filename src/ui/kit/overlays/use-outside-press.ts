import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when somebody presses or tabs outside of an element that is open. What is pressed does what it always does,
 * but for a chart: its shield (see `ChartContainer`) takes the whole click, so that dismissing opens nothing by accident. It
 * goes with what is dismissed, hence not before the click is over: a finger's comes after the press.
 */
export function useOutside(open: boolean, element: RefObject<HTMLElement | null>, onOutside: () => void): void {
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
