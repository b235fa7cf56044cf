import { createContext } from 'react';

/**
 * The element that popovers and tooltips are rendered into; null: the body. A modal panel makes the rest of the page
 * inert, so its overlays must be inside of it.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);
