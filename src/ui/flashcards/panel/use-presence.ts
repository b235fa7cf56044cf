import { useLayoutEffect, useState, type RefObject } from 'react';

/** Delays unmounting until the exit animation has ended. @returns whether to render */
export function usePresence(open: boolean, element: RefObject<Element | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayoutEffect(() => {
    if (open || !present) return undefined;
    // Reading the animations makes the browser start those of the state that was just rendered.
    const leaving = element.current?.getAnimations?.() ?? [];
    if (leaving.length === 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the rendered element knows that nothing moves
      setPresent(false);
      return undefined;
    }
    let stale = false;
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(() => {
      if (!stale) setPresent(false);
    });
    return () => {
      stale = true;
    };
  }, [open, present, element]);
  return present || open;
}
