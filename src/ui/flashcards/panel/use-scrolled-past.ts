import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has been scrolled out over the upper edge of its scroller. */
export function useScrolledPast(element: RefObject<Element | null>, scroller: Element | null): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (scroller === null || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setPast(!isIntersecting && rootBounds !== null && boundingClientRect.bottom <= rootBounds.top);
      },
      { root: scroller },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return past;
}
