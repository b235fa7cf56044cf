import { createContext } from 'react';

/** Text size of the browser by its usual 16 px, for components that measure in CSS pixels. */
export const TextScale = createContext(1);

/** @param units of 1/16 rem, the pixels of the style sheets @returns a CSS length that follows the browser's text size */
export function rem(units: number): string {
  return `${units / 16}rem`;
}
