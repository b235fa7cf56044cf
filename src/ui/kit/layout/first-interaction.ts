import { useEffect } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, on the first pointer or key event of the page while the component is mounted.
 * @param callback returns what ends its work, for when the component is gone; undefined: nothing does
 */
export function useFirstInteraction(callback: () => (() => void) | undefined): void {
  useEffect(() => {
    const interaction = new AbortController();
    let stop: (() => void) | undefined;
    const onEvent = (): void => {
      interaction.abort();
      stop = callback();
    };
    for (const type of EVENTS) window.addEventListener(type, onEvent, { passive: true, signal: interaction.signal });
    return () => {
      interaction.abort();
      stop?.();
    };
  }, [callback]);
}
