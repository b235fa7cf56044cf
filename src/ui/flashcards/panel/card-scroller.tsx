import { createContext, use, type ReactNode } from 'react';

const CardScroller = createContext<HTMLElement | null>(null);

/** Tells the tabs and long lists of a card which element scrolls. */
export function CardScrollerProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <CardScroller value={element}>{children}</CardScroller>;
}

export function useCardScroller(): HTMLElement | null {
  return use(CardScroller);
}
