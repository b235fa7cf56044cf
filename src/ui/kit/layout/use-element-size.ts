import { useLayoutEffect, useState, type RefObject } from 'react';
import { usePageView } from './page-view';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element in units of 1/16 rem, updated when it is resized; null until it is measured. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  const { textScale } = usePageView();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void =>
      setSize({ width: current.clientWidth / textScale, height: current.clientHeight / textScale });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, textScale]);
  return size;
}
