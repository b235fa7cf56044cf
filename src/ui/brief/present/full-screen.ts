import { useEffect } from 'react';

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
