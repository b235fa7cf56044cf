import { useEffect } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, on the first pointer or key event of the page while the component is mounted. */
export function useFirstInteraction(callback: () => void): void {
  useEffect(() => {
    const interaction = new AbortController();
    const onEvent = (): void => {
      interaction.abort();
      callback();
    };
    for (const type of EVENTS) window.addEventListener(type, onEvent, { passive: true, signal: interaction.signal });
    return () => interaction.abort();
  }, [callback]);
}
