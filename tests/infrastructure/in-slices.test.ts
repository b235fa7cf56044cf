import { describe, expect, it, vi } from 'vitest';
import { mapInSlices, nextTask } from '../../src/infrastructure/in-slices';

describe('a long list', () => {
  it('is converted in order, and other work comes between its slices', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
    const items = Array.from({ length: 1000 }, (_, index) => index);
    let between = 0;
    let isCounting = true;
    const count = (): void => {
      between += 1;
      if (isCounting) void nextTask().then(count);
    };
    count();
    const doubled = await mapInSlices(items, (item, index) => item + index);
    isCounting = false;
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(between).toBeGreaterThan(5);
    vi.restoreAllMocks();
  });

  it('is converted at once where it is short', async () => {
    let isLater = false;
    void nextTask().then(() => (isLater = true));
    expect(await mapInSlices(['a', 'b'], (item) => item.toUpperCase())).toEqual(['A', 'B']);
    expect(isLater).toBe(false);
  });
});
