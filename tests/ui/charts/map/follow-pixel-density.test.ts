// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { followPixelDensity } from '../../../../src/ui/charts/map/draw/marks';

/** A window that is moved from one screen to another, by its pixels for each pixel of the page. */
function aWindow(): { moveTo: (density: number) => void } {
  const queries = new Map<string, EventTarget>();
  const queryOf = (media: string): EventTarget => {
    const query = queries.get(media) ?? new EventTarget();
    queries.set(media, query);
    return query;
  };
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (media: string) => ({
    addEventListener: (type: string, listener: EventListener, options: AddEventListenerOptions) => {
      queryOf(media).addEventListener(type, listener, options);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      queryOf(media).removeEventListener(type, listener);
    },
  }));
  return {
    moveTo: (density) => {
      const left = queryOf(`(resolution: ${window.devicePixelRatio}dppx)`);
      vi.stubGlobal('devicePixelRatio', density);
      left.dispatchEvent(new Event('change'));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the density of the pixels', () => {
  it('is told of each time the window comes to another screen', () => {
    const { moveTo } = aWindow();
    const seen: number[] = [];
    followPixelDensity(() => seen.push(window.devicePixelRatio));
    moveTo(2);
    moveTo(1.25);
    moveTo(2);
    expect(seen).toEqual([2, 1.25, 2]);
  });

  it('is no longer told of once the map has gone', () => {
    const { moveTo } = aWindow();
    const tell = vi.fn();
    const stop = followPixelDensity(tell);
    moveTo(2);
    stop();
    moveTo(1);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
