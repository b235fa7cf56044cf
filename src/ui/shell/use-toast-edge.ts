import { useEffect, useRef, useState } from 'react';

type ToastEdge = 'raised' | 'bottom';

/** The height at the bottom of the window that a toast may cover, in pixels. */
const COVERED = 140;

/**
 * Where new toasts are: at the bottom of the window, or raised above the control that was used last when that is at the
 * bottom, which a toast about it must not cover. The top has the tabs and headers.
 * @param newest changes with each new toast
 */
export function useToastEdge(newest: number | undefined): ToastEdge {
  const [edge, setEdge] = useState<{ of: number | undefined; edge: ToastEdge }>({ of: newest, edge: 'bottom' });
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const onPress = ({ clientY }: PointerEvent): void => {
      pressed.current = clientY;
    };
    const onKey = (): void => {
      pressed.current = null;
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  // Decided once for each toast: one that moved while it is read would be missed by the pointer.
  if (newest !== undefined && edge.of !== newest) {
    const next = (pressed.current ?? focusedAt()) > window.innerHeight - COVERED ? 'raised' : 'bottom';
    setEdge({ of: newest, edge: next });
    return next;
  }
  return edge.edge;
}

/** The lower edge of the focused control, in pixels of the window. A focused container is no control. */
function focusedAt(): number {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 0;
  const { bottom, height } = activeElement.getBoundingClientRect();
  return height > COVERED ? 0 : bottom;
}
