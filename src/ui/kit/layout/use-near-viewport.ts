import { useEffect, useState, type RefObject } from 'react';

// Half a screen ahead: a picture is there before the scroll reaches it. scrollMargin does the same inside a
// carousel, where rootMargin has no effect; browsers that do not know it ignore it.
const AHEAD = { rootMargin: '50% 25%', scrollMargin: '0px 500px' };

const reactions = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all: a page may show hundreds of pictures. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) reactions.get(entry.target)?.();
    }
  }, AHEAD);
  reactions.set(element, onNear);
  observer.observe(element);
  return () => {
    reactions.delete(element);
    observer?.unobserve(element);
  };
}

/** Becomes true once the element comes near the visible area, and stays true. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return undefined;
    return watch(ref.current, () => setNear(true));
  }, [near, ref]);
  return near;
}
