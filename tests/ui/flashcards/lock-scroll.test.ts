import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../src/ui/kit/overlays/modal';

/** A body that grows by so many pixels as soon as the page has no scroll bar. */
function scrollBarOf(pixels: number): void {
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, document.documentElement.style.overflow === 'hidden' ? 1440 : 1440 - pixels, 900),
  );
}

describe('locking the scrolling of the page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the width of the page where a scroll bar goes', () => {
    scrollBarOf(15);
    const unlock = lockScroll();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body.style.paddingInlineEnd).toBe('15px');
    unlock();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.body.style.paddingInlineEnd).toBe('');
  });

  it('adds nothing where the page has no scroll bar', () => {
    scrollBarOf(0);
    const unlock = lockScroll();
    expect(document.body.style.paddingInlineEnd).toBe('');
    unlock();
  });
});
