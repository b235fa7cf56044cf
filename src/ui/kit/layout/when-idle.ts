import { startTransition, useEffect, useState } from 'react';

/** Calls back when the browser is idle, after two seconds at the latest. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari does not have it.
  const timer = window.setTimeout(callback, 200);
  return () => window.clearTimeout(timer);
}

/**
 * Calls a step again and again after the next frame is painted, each time in a task of its own, so that input is handled in
 * between. @param step of a few milliseconds; returns false when nothing is left @returns ends it
 */
export function inSlices(step: () => boolean): () => void {
  let timer = 0;
  const next = (): void => {
    if (step()) timer = window.setTimeout(next);
  };
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(next);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** Calls back once the next frame has been painted. @returns cancels it */
export function afterPaint(callback: () => void): () => void {
  return inSlices(() => {
    callback();
    return false;
  });
}

/** False until the component's first frame has been painted: what is expensive to render can wait for it. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, on the first pointer or key event of the page while the component is mounted.
 * @param callback returns what ends its work, for when the component is gone; undefined: nothing does
 */
export function useFirstInteraction(callback: () => (() => void) | undefined): void {
  useEffect(() => {
    const interaction = new AbortController();
    let stop: (() => void) | undefined;
    const onEvent = (): void => {
      interaction.abort();
      stop = callback();
    };
    for (const type of EVENTS) window.addEventListener(type, onEvent, { passive: true, signal: interaction.signal });
    return () => {
      interaction.abort();
      stop?.();
    };
  }, [callback]);
}
