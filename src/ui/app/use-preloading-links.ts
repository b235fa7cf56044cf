import { useEffect } from 'react';
import { preloadScreen } from './screens';

/** Asks for the code of a screen when the pointer or the focus comes to a link to it: the press follows soon. */
export function usePreloadingLinks(): void {
  useEffect(() => {
    const onCome = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && link.origin === window.location.origin) void preloadScreen(link.pathname);
    };
    document.addEventListener('pointerover', onCome, { passive: true });
    document.addEventListener('focusin', onCome);
    return () => {
      document.removeEventListener('pointerover', onCome);
      document.removeEventListener('focusin', onCome);
    };
  }, []);
}
