import { useRef, type TouchEvent } from 'react';

/** In pixels. */
const SHORTEST = 56;

/** Listeners for an element that one finger swipes to the left (next) or to the right (back). */
export function useSwipe({ next, back }: { readonly next: () => void; readonly back: () => void }) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length !== 1 || !touch ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < SHORTEST || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) next();
      else back();
    },
  };
}
