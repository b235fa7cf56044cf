import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Across } from '../../../src/ui/kit/layout/across';

it('scrolls what is wider than it, and lets what fits scroll with the page', () => {
  let report: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        report = onResize;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  render(
    <Across role="group" aria-label="Wide">
      <table />
    </Across>,
  );
  const place = screen.getByRole('group', { name: 'Wide' });
  let content = 900;
  Object.defineProperties(place, { clientWidth: { get: () => 800 }, scrollWidth: { get: () => content } });
  const fits = (width: number): boolean => {
    content = width;
    act(() => report());
    return place.hasAttribute('data-fits');
  };
  expect([fits(900), fits(800), fits(801)]).toEqual([false, true, false]);
  vi.unstubAllGlobals();
});
