import { describe, expect, it, vi } from 'vitest';
import type { CoverRequest } from '../../../src/ui/art/cover/cover';
import { CoverStudio } from '../../../src/ui/art/cover-studio';
import { LruCache } from '../../../src/ui/art/lru-cache';

function request(name: string): CoverRequest {
  return { name, quadrant: 'strong', theme: 'light' };
}

function studioOf({ limit = 10, load }: { limit?: number; load?: () => Promise<(r: CoverRequest) => string> } = {}) {
  const draw = vi.fn((order: CoverRequest) => `<svg>${order.theme}</svg>`);
  const loadDraw = vi.fn(load ?? (async () => draw));
  const steps: (() => boolean)[] = [];
  const studio = new CoverStudio({ limit, load: loadDraw, schedule: (step) => void steps.push(step) });
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
    for (let step = steps.shift(); step; step = steps.shift()) while (step());
  };
  return { studio, draw, loadDraw, settle };
}

describe('CoverStudio', () => {
  it('loads the drawing code with the first order, and once', async () => {
    const { studio, loadDraw, settle } = studioOf();
    expect(loadDraw).not.toHaveBeenCalled();
    studio.order(request('a'), vi.fn());
    await settle();
    studio.order(request('b'), vi.fn());
    await settle();
    expect(loadDraw).toHaveBeenCalledTimes(1);
  });

  it('draws a cover once for all who ask, and keeps it', async () => {
    const { studio, draw, settle } = studioOf();
    const [first, second] = [vi.fn(), vi.fn()];
    studio.order(request('a'), first);
    studio.order(request('a'), second);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    const url = studio.peek(request('a'));
    expect(url).toMatch(/^data:image\/svg\+xml,/);
    expect(first).toHaveBeenCalledWith(url);
    expect(second).toHaveBeenCalledWith(url);
  });

  it('keeps themes and quadrants apart', async () => {
    const { studio, settle } = studioOf();
    studio.order(request('a'), vi.fn());
    await settle();
    expect(studio.peek({ ...request('a'), theme: 'dark' })).toBeUndefined();
    expect(studio.peek({ ...request('a'), quadrant: 'default' })).toBeUndefined();
  });

  it('draws nothing for an order taken back', async () => {
    const { studio, draw, settle } = studioOf();
    const receive = vi.fn();
    const cancel = studio.order(request('a'), receive);
    studio.order(request('b'), vi.fn());
    cancel();
    await settle();
    expect(draw.mock.calls.map(([order]) => order.name)).toEqual(['b']);
    expect(receive).not.toHaveBeenCalled();
  });

  it('holds no more covers than its limit', async () => {
    const { studio, settle } = studioOf({ limit: 3 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) studio.order(request(name), vi.fn());
    await settle();
    expect(['a', 'b', 'c', 'd', 'e'].filter((name) => studio.peek(request(name)) !== undefined)).toEqual([
      'c',
      'd',
      'e',
    ]);
  });

  it('tries again with the next order when the code could not be loaded', async () => {
    let online = false;
    const { studio, settle } = studioOf({
      load: async () => {
        if (!online) throw new Error('offline');
        return () => '<svg/>';
      },
    });
    const [early, late] = [vi.fn(), vi.fn()];
    studio.order(request('a'), early);
    await settle();
    expect(early).not.toHaveBeenCalled();
    online = true;
    studio.order(request('b'), late);
    await settle();
    expect(early).toHaveBeenCalledOnce();
    expect(late).toHaveBeenCalledOnce();
  });
});

describe('LruCache', () => {
  it('lets go of what was unused for the longest time', () => {
    const cache = new LruCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });
});
