import { useEffect } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, on the first pointer or key event of the page. @returns cancels it */
function onFirstInteraction(callback: () => void): () => void {
  const cancel = (): void => {
    for (const type of EVENTS) window.removeEventListener(type, onEvent);
  };
  const onEvent = (): void => {
    cancel();
    callback();
  };
  for (const type of EVENTS) window.addEventListener(type, onEvent, { passive: true });
  return cancel;
}

/** {@link onFirstInteraction}, as long as the component is mounted. */
export function useFirstInteraction(callback: () => void): void {
  useEffect(() => onFirstInteraction(callback), [callback]);
}
