import { useLayoutEffect, useState, type RefObject } from 'react';

export type FieldSize = 'wide' | 'narrow' | 'small' | 'phone';

/** In pixels of the room beside the sidebar, not of the window. */
function sizeFor(width: number): FieldSize {
  if (width < 620) return 'phone';
  if (width < 900) return 'small';
  return width < 1080 ? 'narrow' : 'wide';
}

/** Which drawing fits the box; null until it is measured, so that only one of them is ever drawn. */
export function useFieldSize(box: RefObject<HTMLElement | null>): FieldSize | null {
  const [size, setSize] = useState<FieldSize | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setSize(sizeFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
