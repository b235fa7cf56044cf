import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { AIM_MS } from '../signal/card-hover-intent';

export interface Aimed {
  readonly isAimed: boolean;
  /** For the element that is aimed at. */
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Whether the mouse or the focus has come to an element and stays: the press follows soon, and what it will show can be
 * made meanwhile. A finger does not aim, it presses.
 * @param over what was aimed at has been used: whoever wants it again aims again
 */
export function useAimed(over: boolean): Aimed {
  const [isAimed, setAimed] = useState(false);
  const coming = useRef<number | undefined>(undefined);
  const stop = (): void => window.clearTimeout(coming.current);
  const come = (): void => {
    stop();
    coming.current = window.setTimeout(() => setAimed(true), AIM_MS);
  };
  const leave = (): void => {
    stop();
    setAimed(false);
  };
  useEffect(() => () => window.clearTimeout(coming.current), []);
  const [wasOver, setWasOver] = useState(over);
  if (over !== wasOver) {
    setWasOver(over);
    setAimed(false);
  }
  return {
    isAimed,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') come();
    },
    onPointerLeave: leave,
    onFocus: come,
    onBlur: leave,
  };
}
