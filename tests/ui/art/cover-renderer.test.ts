import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverRenderer } from '../../../src/ui/art/cover-renderer';
import type { CoverRequest } from '../../../src/ui/art/cover/cover';

const revoked: string[] = [];
let urls = 0;
beforeEach(() => {
  revoked.length = 0;
  URL.createObjectURL = () => `blob:${++urls}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function request(name: string): CoverRequest {
  return { name, quadrant: 'strong', theme: 'light' };
}

function rendererOf({ limit = 10 } = {}) {
  const draw = vi.fn(async ({ theme }: CoverRequest) => new Blob([`<svg>${theme}</svg>`]));
  return { renderer: new CoverRenderer({ limit, draw }), draw };
}

/** Until all that was ordered has come. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('CoverRenderer', () => {
  it('draws a cover once for all who ask, and keeps it', async () => {
    const { renderer, draw } = rendererOf();
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    renderer.request(request('a'), first);
    renderer.request(request('a'), second);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    const url = renderer.cached(request('a'));
    expect(url).toMatch(/^blob:/);
    expect(first).toHaveBeenCalledWith(url);
    expect(second).toHaveBeenCalledWith(url);
    renderer.request(request('a'), third);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(third).toHaveBeenCalledWith(url);
  });

  it('keeps themes and quadrants apart', async () => {
    const { renderer } = rendererOf();
    renderer.request(request('a'), vi.fn());
    await settle();
    expect(renderer.cached({ ...request('a'), theme: 'dark' })).toBeUndefined();
    expect(renderer.cached({ ...request('a'), quadrant: 'default' })).toBeUndefined();
  });

  it('draws nothing for an order taken back, and delivers nothing that is taken back while it is drawn', async () => {
    const { renderer, draw } = rendererOf();
    const [begun, waiting] = [vi.fn(), vi.fn()];
    const takeBack = [renderer.request(request('a'), begun), renderer.request(request('b'), waiting)];
    renderer.request(request('c'), vi.fn());
    for (const each of takeBack) each();
    await settle();
    expect(draw.mock.calls.map(([order]) => order.name)).toEqual(['a', 'c']);
    expect(begun).not.toHaveBeenCalled();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('delivers to who asks again after taking back what is being drawn', async () => {
    const { renderer, draw } = rendererOf();
    const [before, after] = [vi.fn(), vi.fn()];
    renderer.request(request('a'), before)();
    renderer.request(request('a'), after);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(before).not.toHaveBeenCalled();
    expect(after).toHaveBeenCalledOnce();
  });

  it('holds no more covers than its limit, and lets the browser have the rest', async () => {
    const { renderer } = rendererOf({ limit: 3 });
    const first = vi.fn();
    renderer.request(request('a'), first);
    for (const name of ['b', 'c', 'd', 'e']) renderer.request(request(name), vi.fn());
    await settle();
    expect(['a', 'b', 'c', 'd', 'e'].filter((name) => renderer.cached(request(name)) !== undefined)).toEqual([
      'c',
      'd',
      'e',
    ]);
    expect(revoked).toHaveLength(2);
    expect(first).toHaveBeenCalledWith(revoked[0]);
  });

  it('evicts what was unused for the longest time', async () => {
    const { renderer } = rendererOf({ limit: 2 });
    const a = vi.fn();
    renderer.request(request('a'), a);
    renderer.request(request('b'), vi.fn());
    await settle();
    const b = renderer.cached(request('b'));
    expect(renderer.cached(request('a'))).toBe(a.mock.calls[0]?.[0]);
    renderer.request(request('c'), vi.fn());
    await settle();
    expect(['a', 'b', 'c'].map((name) => renderer.cached(request(name)) !== undefined)).toEqual([true, false, true]);
    expect(revoked).toEqual([b]);
  });

  it('tries again with the next order when nothing could be drawn', async () => {
    const { renderer, draw } = rendererOf();
    draw.mockRejectedValueOnce(new Error('offline'));
    const [early, late] = [vi.fn(), vi.fn()];
    renderer.request(request('a'), early);
    await settle();
    expect(early).not.toHaveBeenCalled();
    renderer.request(request('b'), late);
    await settle();
    expect(early).toHaveBeenCalledOnce();
    expect(late).toHaveBeenCalledOnce();
  });
});
