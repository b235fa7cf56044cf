import { describe, expect, it } from 'vitest';
import { channelsOf, valuesOf } from './tokens';

/** Of WCAG 2.2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** In both themes. */
function contrasts(token: string, ground: string): readonly number[] {
  const grounds = valuesOf(ground);
  const values = valuesOf(token);
  expect([values.length, grounds.length]).toEqual([2, 2]);
  return values.map((value, theme) => contrast(value, grounds[theme] ?? value));
}

const GROUNDS = ['canvas', 'surface', 'well', 'panel'];

describe('what is drawn', () => {
  const DRAWN = [
    'strong',
    'mature',
    'disruptor',
    'uncertain',
    'neutral',
    'positive',
    'negative',
    'text',
    'muted',
    'faint',
  ];
  it.each(DRAWN)('%s is told from every ground, at 3:1', (token) => {
    const found = GROUNDS.flatMap((ground) => contrasts(token, ground));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(3);
  });

  it('in three greys is told apart', () => {
    expect(Math.min(...contrasts('text', 'muted'), ...contrasts('muted', 'faint'))).toBeGreaterThan(1.7);
  });
});

describe('what is written', () => {
  const WRITTEN = ['text', 'muted', 'strong-text', 'mature-text', 'disruptor-text', 'uncertain-text', 'neutral-text'];
  it.each(WRITTEN)('%s can be read on every ground, at 4.5:1', (token) => {
    const found = GROUNDS.flatMap((ground) => contrasts(token, ground));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
  });
});
