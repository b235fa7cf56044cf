import { useCallback } from 'react';

const ROOM = '--dock';

/**
 * For what is fixed at the foot of a phone: says its height in the custom property `--dock`, so that the page and toasts leave
 * room for it with any text size and number of lines. Where it is not fixed, the property is what the style sheets say.
 */
export function useDock(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (element === null) return undefined;
    // Toasts stay above it.
    element.dataset['dock'] = '';
    const { style } = document.documentElement;
    const measure = (): void => {
      if (getComputedStyle(element).position === 'fixed') style.setProperty(ROOM, `${element.offsetHeight}px`);
      else style.removeProperty(ROOM);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
}
