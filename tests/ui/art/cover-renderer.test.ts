import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverRenderer } from '../../../src/ui/art/cover-renderer';
import type { CoverRequest } from '../../../src/ui/art/cover/cover';
import { LruCache } from '../../../src/ui/art/lru-cache';

const letGoOf: string[] = [];
let urls = 0;
beforeEach(() => {
  letGoOf.length = 0;
  URL.createObjectURL = () => `blob:${++urls}`;
  URL.revokeObjectURL = (url) => void letGoOf.push(url);
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function request(name: string): CoverRequest {
  return { name, quadrant: 'strong', theme: 'light' };
}

function studioOf({ limit = 10 } = {}) {
  const draw = vi.fn(async ({ theme }: CoverRequest) => new Blob([`<svg>${theme}</svg>`]));
  return { studio: new CoverRenderer({ limit, draw }), draw };
}

/** Until all that was ordered has come. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('CoverStudio', () => {
  it('draws a cover once for all who ask, and keeps it', async () => {
    const { studio, draw } = studioOf();
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    studio.request(request('a'), first);
    studio.request(request('a'), second);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    const url = studio.cached(request('a'));
    expect(url).toMatch(/^blob:/);
    expect(first).toHaveBeenCalledWith(url);
    expect(second).toHaveBeenCalledWith(url);
    studio.request(request('a'), third);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(third).toHaveBeenCalledWith(url);
  });

  it('keeps themes and quadrants apart', async () => {
    const { studio } = studioOf();
    studio.request(request('a'), vi.fn());
    await settle();
    expect(studio.cached({ ...request('a'), theme: 'dark' })).toBeUndefined();
    expect(studio.cached({ ...request('a'), quadrant: 'default' })).toBeUndefined();
  });

  it('draws nothing for an order taken back, and delivers nothing that is taken back while it is drawn', async () => {
    const { studio, draw } = studioOf();
    const [begun, waiting] = [vi.fn(), vi.fn()];
    const takeBack = [studio.request(request('a'), begun), studio.request(request('b'), waiting)];
    studio.request(request('c'), vi.fn());
    for (const each of takeBack) each();
    await settle();
    expect(draw.mock.calls.map(([order]) => order.name)).toEqual(['a', 'c']);
    expect(begun).not.toHaveBeenCalled();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('delivers to who asks again after taking back what is being drawn', async () => {
    const { studio, draw } = studioOf();
    const [before, after] = [vi.fn(), vi.fn()];
    studio.request(request('a'), before)();
    studio.request(request('a'), after);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(before).not.toHaveBeenCalled();
    expect(after).toHaveBeenCalledOnce();
  });

  it('holds no more covers than its limit, and lets the browser have the rest', async () => {
    const { studio } = studioOf({ limit: 3 });
    const first = vi.fn();
    studio.request(request('a'), first);
    for (const name of ['b', 'c', 'd', 'e']) studio.request(request(name), vi.fn());
    await settle();
    expect(['a', 'b', 'c', 'd', 'e'].filter((name) => studio.cached(request(name)) !== undefined)).toEqual([
      'c',
      'd',
      'e',
    ]);
    expect(letGoOf).toHaveLength(2);
    expect(first).toHaveBeenCalledWith(letGoOf[0]);
  });

  it('tries again with the next order when nothing could be drawn', async () => {
    const { studio, draw } = studioOf();
    draw.mockRejectedValueOnce(new Error('offline'));
    const [early, late] = [vi.fn(), vi.fn()];
    studio.request(request('a'), early);
    await settle();
    expect(early).not.toHaveBeenCalled();
    studio.request(request('b'), late);
    await settle();
    expect(early).toHaveBeenCalledOnce();
    expect(late).toHaveBeenCalledOnce();
  });
});

describe('LruCache', () => {
  it('lets go of what was unused for the longest time', () => {
    const letGo = vi.fn();
    const cache = new LruCache<number>(2, letGo);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
    expect(letGo.mock.calls).toEqual([[2]]);
  });
});
