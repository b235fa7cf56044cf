import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapModel } from '../../../../src/ui/charts/map/model/map-model';
import { MapMotion } from '../../../../src/ui/charts/map/input/map-motion';
import { WHOLE } from '../../../../src/domain/plane/view';
import { fourCorners, openChart } from '../open-map';

/** A browser whose frames come when the test says so, and whose clock stands still in between. */
function browser(reducedMotion: boolean) {
  let now = 0;
  let frames: (() => void)[] = [];
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reducedMotion }) });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  return {
    pass(ms: number): void {
      now += ms;
      for (const frame of frames.splice(0)) frame();
    },
    get isStill() {
      return frames.length === 0;
    },
  };
}

async function gliding(): Promise<{ map: MapModel; motion: MapMotion }> {
  const { map } = await openChart({ topics: fourCorners });
  return { map, motion: new MapMotion(map) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a map that glides', () => {
  let time: ReturnType<typeof browser>;
  beforeEach(() => {
    time = browser(false);
  });

  it('is on its way for a while, and its names are placed when it has arrived', async () => {
    const { map, motion } = await gliding();
    motion.zoomBy(2);
    time.pass(90);
    expect(map.view.scale).toBeGreaterThan(1);
    expect(map.view.scale).toBeLessThan(2);
    expect(map.settledView).toEqual(WHOLE);
    time.pass(90);
    expect(map.view.scale).toBe(2);
    expect(map.settledView).toEqual(map.view);
    expect(time.isStill).toBe(true);
  });

  it.each([10, 60, 179, 400])('shows the whole map after two steps in and two out, %i ms apart', async (pause) => {
    const { map, motion } = await gliding();
    for (const factor of [1.6, 1.6, 1 / 1.6, 1 / 1.6]) {
      motion.zoomBy(factor);
      time.pass(pause);
    }
    time.pass(180);
    expect(map.view.scale).toBe(1);
  });

  it.each([1.1, 1.7, 3.3, 4.9, 7.1, 23.7])(
    'arrives at exactly the whole map, also from a scale of %d',
    async (scale) => {
      const { map, motion } = await gliding();
      map.look(map.zoomedView(scale));
      motion.zoomTo(WHOLE);
      time.pass(180);
      expect(map.view).toEqual(WHOLE);
    },
  );

  it('settles where the hand stopped it, and not while it is on its way', async () => {
    const { map, motion } = await gliding();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    motion.zoomBy(4);
    motion.settleSoon();
    time.pass(20);
    vi.advanceTimersByTime(1000);
    expect(map.settledView).toEqual(WHOLE);
    motion.stop();
    vi.advanceTimersByTime(1000);
    expect(map.settledView).toEqual(map.view);
    expect(map.view.scale).toBeGreaterThan(1);
  });

  it('is there at once for a step of the keyboard, which no later frame takes away', async () => {
    const { map, motion } = await gliding();
    motion.zoomBy(4);
    time.pass(20);
    motion.finish();
    expect(map.view.scale).toBe(4);
    map.pan(-30, 0);
    const { view } = map;
    time.pass(180);
    expect(map.view).toEqual(view);
    motion.finish();
    expect(map.view).toEqual(view);
  });

  it('goes on from where the hand stopped it', async () => {
    const { map, motion } = await gliding();
    motion.zoomBy(4);
    time.pass(20);
    motion.stop();
    const { scale } = map.view;
    motion.zoomBy(2);
    time.pass(180);
    expect(map.view.scale).toBeCloseTo(scale * 2, 6);
  });
});

it('does not glide for those who want no motion', async () => {
  const time = browser(true);
  const { map, motion } = await gliding();
  motion.zoomBy(2);
  expect(map.view.scale).toBe(2);
  expect(map.settledView).toEqual(map.view);
  expect(time.isStill).toBe(true);
});
