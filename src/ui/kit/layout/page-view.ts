import { createContext, use } from 'react';
import type { Viewport } from '../../../application/shared/viewport';

/** What components without stores know of the window. */
export const PageView = createContext<Pick<Viewport, 'width' | 'textScale' | 'isPrinting'>>({
  width: 1280,
  textScale: 1,
  isPrinting: false,
});

export const usePageView = () => use(PageView);

/** @param units of 1/16 rem, the pixels of the style sheets @returns a CSS length that follows the browser's text size */
export function rem(units: number): string {
  return `${units / 16}rem`;
}
