import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Lays out a virtual list anew when the size of its items has changed, which it estimates only once. */
export function useItemSize<Scroller extends Element>(virtualizer: Virtualizer<Scroller, Element>, size: number): void {
  const known = useRef(size);
  useLayoutEffect(() => {
    if (known.current === size) return;
    known.current = size;
    virtualizer.measure();
  }, [virtualizer, size]);
}
