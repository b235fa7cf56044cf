import { useEffect } from 'react';

/** What is below a dialog over the whole window can be neither focused nor read. */
export function useInertPage(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root === null) return undefined;
    const { activeElement } = document;
    root.inert = true;
    return () => {
      root.inert = false;
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
}
