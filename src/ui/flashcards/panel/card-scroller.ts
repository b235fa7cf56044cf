import { createContext } from 'react';

/** The element in which the content of the open card scrolls. */
export const CardScroller = createContext<HTMLElement | null>(null);
