import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * A tip that came on hover is dismissed by Escape wherever the focus is (WCAG 1.4.13). It is gone before others are asked,
 * so that the same key closes the card or the menu that has the focus.
 */
export function useTipEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(() => flushSync(close));
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
}
