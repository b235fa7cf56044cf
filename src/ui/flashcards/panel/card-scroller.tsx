import { createContext, use, type ReactNode } from 'react';

const Scroller = createContext<HTMLElement | null>(null);

/** Long lists in a tab scroll with the whole card, and need to know what it is that scrolls. */
export function ScrollerProvider({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <Scroller value={element}>{children}</Scroller>;
}

export function useCardScroller(): HTMLElement | null {
  return use(Scroller);
}
