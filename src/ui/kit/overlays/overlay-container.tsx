import { createContext, use, type ReactNode } from 'react';

const OverlayContainer = createContext<HTMLElement | null>(null);

/**
 * Sets the element that popovers and tooltips are rendered into. A modal panel makes the rest of the page inert, so its
 * overlays must be inside of it.
 */
export function OverlayContainerProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <OverlayContainer value={element}>{children}</OverlayContainer>;
}

/** @returns null: the body */
export function useOverlayContainer(): HTMLElement | null {
  return use(OverlayContainer);
}
