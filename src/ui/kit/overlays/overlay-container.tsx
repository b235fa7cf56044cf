import { createContext, use, type ReactNode } from 'react';

const LayerContext = createContext<HTMLElement | null>(null);

/**
 * Where popovers and tooltips hang their content. An open panel hides the rest of the page from screen readers and
 * from the keyboard, so what belongs to the panel must live inside it.
 */
export function LayerProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <LayerContext value={element}>{children}</LayerContext>;
}

/** @returns null: the page itself */
export function useLayer(): HTMLElement | null {
  return use(LayerContext);
}
