import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether the content overflows its box. @param watch false keeps the last answer */
export function useIsClipped(box: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [clipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!watch || element === null) return undefined;
    // The observer also reports the first size, after layout and before paint: no forced layout, and no flicker.
    const observer = new ResizeObserver(() => {
      // One pixel of tolerance for fractional line heights.
      flushSync(() => setClipped(element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, watch]);
  return clipped;
}
