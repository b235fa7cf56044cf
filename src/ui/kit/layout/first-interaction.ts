import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, at the first move of a hand: whoever only reads loads nothing more. @returns calls it off */
export function onSignOfUse(callback: () => void): () => void {
  const stop = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
  const onSign = (): void => {
    stop();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}

/** {@link onSignOfUse}, for as long as the component is there. */
export function useSignOfUse(callback: () => void): void {
  useEffect(() => onSignOfUse(callback), [callback]);
}
