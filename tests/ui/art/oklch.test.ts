import { describe, expect, it } from 'vitest';
import { ART_QUADRANTS } from '../../../src/ui/art/art-types';
import { oklch, ramp } from '../../../src/ui/art/oklch';

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance as in WCAG. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((byte) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('oklch', () => {
  it('meets known colours', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(0.62796, 0.25768, 29.2339)).toBe('#ff0000');
  });

  it('takes chroma away from a colour no screen can show', () => {
    expect(oklch(0.9, 0.4, 264)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('ramp', () => {
  it.each(ART_QUADRANTS)('of %s rises from dark to pale', (quadrant) => {
    const colour = ramp(quadrant);
    const steps = Array.from({ length: 21 }, (_, i) => luminance(colour(i / 20)));
    expect(steps).toEqual([...steps].toSorted((a, b) => a - b));
    expect(colour(-1)).toBe(colour(0));
    expect(colour(2)).toBe(colour(1));
  });

  it('leaves a signal without a quadrant grey', () => {
    for (let i = 0; i <= 10; i++) {
      const parts = channels(ramp('default')(i / 10));
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(18);
    }
  });
});
