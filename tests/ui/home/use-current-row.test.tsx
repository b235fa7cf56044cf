import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrentRow } from '../../../src/ui/home/use-current-row';

/** Rows of 300 px, of which so many pixels are above the window. */
function rowsAt(scrolled: () => number, count = 5): () => readonly Element[] {
  const rows = Array.from({ length: count }, (_, index) => {
    const row = document.createElement('section');
    row.getBoundingClientRect = () => new DOMRect(0, index * 300 - scrolled(), 100, 300);
    return row;
  });
  return () => rows;
}

describe('the row that the page is scrolled to', () => {
  let scrolled = 0;
  const rows = rowsAt(() => scrolled);
  const scrollTo = (top: number): void => {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(20);
  };

  beforeEach(() => {
    scrolled = 0;
    // The page goes on below its rows.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is the last one whose top has come near the upper edge', () => {
    const { result } = renderHook(() => useCurrentRow(rows));
    for (const [top, row] of [
      [0, 0],
      [99, 0],
      [100, 1],
      [700, 3],
      [250, 1],
    ] as const) {
      act(() => scrollTo(top));
      expect(result.current[0]).toBe(row);
    }
  });

  it('is the chosen one while the page is on its way there', () => {
    const { result } = renderHook(() => useCurrentRow(rows));
    act(() => result.current[1](3));
    act(() => scrollTo(150));
    expect(result.current[0]).toBe(3);
    act(() => scrollTo(800));
    act(() => void vi.advanceTimersByTime(400));
    expect(result.current[0]).toBe(3);
    act(() => scrollTo(0));
    expect(result.current[0]).toBe(0);
  });

  it('leaves no timer, frame or listener behind', () => {
    const { result, unmount } = renderHook(() => useCurrentRow(rows));
    act(() => result.current[1](2));
    window.dispatchEvent(new Event('scroll'));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('scroll'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
