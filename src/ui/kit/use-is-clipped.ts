import { useLayoutEffect, useState, type RefObject } from 'react';

/** Does the content not fit into its box? @param watch false keeps the last answer */
export function useIsClipped(box: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [clipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!watch || element === null) return undefined;
    // A pixel of tolerance: fractional line heights round up.
    const measure = (): void => setClipped(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, watch]);
  return clipped;
}
