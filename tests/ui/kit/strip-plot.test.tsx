import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StripPlot, stripTicks } from '../../../src/ui/signal/strip-plot';

const ticksOf = (path: string) => [...path.matchAll(/M(\d+) /g)].map(([, place]) => Number(place));

describe('a strip plot', () => {
  it('has a tick for each value, all in one path', () => {
    expect(stripTicks([0, 0.5, 1], 0, 1, 1000)).toBe('M0 7v10M500 7v10M1000 7v10');
  });

  it('draws thousands of values as no more ticks than can be seen', () => {
    const values = Array.from({ length: 6000 }, (_, index) => index / 6000);
    expect(ticksOf(stripTicks(values, 0, 1, 1000)).length).toBeLessThanOrEqual(501);
  });

  it('keeps every tick on the strip', () => {
    const fraction = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(fc.array(fraction), (values) => {
        const ticks = ticksOf(stripTicks(values, Math.min(0, ...values), Math.max(0, ...values), 1000));
        expect(ticks.every((tick) => tick >= 0 && tick <= 1000)).toBe(true);
        expect(ticks.length > 0).toBe(values.length > 0);
      }),
    );
  });

  it('marks the one that is spoken of, and is silent: the rank says the same', () => {
    const { container } = render(<StripPlot value={0.25} peers={[0.1, 0.25, 1]} from={0} to={1} />);
    const strip = container.firstElementChild;
    expect(strip?.getAttribute('aria-hidden')).toBe('true');
    expect(strip?.querySelector('span')?.style.insetInlineStart).toBe('25%');
  });
});
