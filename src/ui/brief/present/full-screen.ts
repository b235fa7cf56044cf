import { useEffect, useState } from 'react';

/** A browser may refuse it: what is shown fills the window anyway. Call it in the listener of a click or a key. */
export function enterFullScreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => {});
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement != null) void document.exitFullscreen?.().catch(() => {});
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement != null) leaveFullScreen();
  else enterFullScreen();
}

/** Browsers keep Escape for themselves while a page is full screen: they leave it, and tell the page. */
export function useFullScreenEnd(onEnd: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.fullscreenElement == null) onEnd();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [onEnd]);
}

/** True after so many milliseconds without a move of the pointer, a touch or a key. */
export function useIdle(milliseconds: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const onInput = (): void => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), milliseconds);
    };
    onInput();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) window.addEventListener(event, onInput);
    return () => {
      window.clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, onInput);
    };
  }, [milliseconds]);
  return isIdle;
}

/** What is below a dialog over the whole window can be neither focused nor read. */
export function useInertPage(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root === null) return undefined;
    const { activeElement } = document;
    root.inert = true;
    return () => {
      root.inert = false;
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
}
