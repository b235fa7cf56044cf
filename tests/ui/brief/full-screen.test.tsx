import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFullScreenEnd, useIdle, useInertPage } from '../../../src/ui/brief/present/full-screen';

describe('the bar of the presentation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
    'rests after two seconds, and is back at a %s',
    (name) => {
      const { result } = renderHook(() => useIdle(2000));
      expect(result.current).toBe(false);
      act(() => void vi.advanceTimersByTime(2000));
      expect(result.current).toBe(true);
      act(() => void window.dispatchEvent(new Event(name)));
      expect(result.current).toBe(false);
      act(() => void vi.advanceTimersByTime(1999));
      expect(result.current).toBe(false);
      act(() => void vi.advanceTimersByTime(1));
      expect(result.current).toBe(true);
    },
  );

  it('leaves no timer and no listener behind', () => {
    const { unmount } = renderHook(() => useIdle(2000));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('keydown'));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the page below the presentation', () => {
  it('cannot be used, and has its focus back afterwards', () => {
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = '<button>Present</button>';
    document.body.append(root);
    const button = root.querySelector('button');
    button?.focus();
    const { unmount } = renderHook(() => useInertPage());
    expect(root.inert).toBe(true);
    button?.blur();
    unmount();
    expect([root.inert, document.activeElement]).toEqual([false, button]);
    root.remove();
  });

  it('is told when the full screen ends, and no more after it was left', () => {
    const onEnd = vi.fn();
    renderHook(() => useFullScreenEnd(onEnd));
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(onEnd).toHaveBeenCalledOnce();
    cleanup();
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
