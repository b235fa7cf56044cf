import { useEffect, useState } from 'react';

/** True after so many milliseconds without a move of the pointer, a touch or a key. */
export function useIdle(milliseconds: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const onInput = (): void => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), milliseconds);
    };
    onInput();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) window.addEventListener(event, onInput);
    return () => {
      window.clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, onInput);
    };
  }, [milliseconds]);
  return isIdle;
}
