import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Does the content not fit into its box? @param watch false keeps the last answer */
export function useIsClipped(box: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [clipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!watch || element === null) return undefined;
    // The observer tells of the first size as well, when the browser has laid the page out and not yet painted it:
    // measuring here would have it lay everything out twice, and an answer that came later would be seen to come.
    const observer = new ResizeObserver(() => {
      // A pixel of tolerance: fractional line heights round up.
      flushSync(() => setClipped(element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, watch]);
  return clipped;
}
