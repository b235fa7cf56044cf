import { describe, expect, test } from 'vitest';
import { convertPxToRem } from '../../scripts/lib/px-to-rem.mjs';

describe('the build converts lengths in px to rem', () => {
  test.each([
    ['a { width: 390px }', 'a { width: 24.375rem }'],
    ['a { font: 500 13px/20px serif }', 'a { font: 500 0.8125rem/1.25rem serif }'],
    ['a { margin: -16px auto 0 }', 'a { margin: -1rem auto 0 }'],
    ['a { --gutter: 24px }', 'a { --gutter: 1.5rem }'],
    ['a { height: var(--tabs-height, 44px) }', 'a { height: var(--tabs-height, 2.75rem) }'],
    ['@media (width < 991px) { a { top: 0 } }', '@media (width < 61.9375rem) { a { top: 0 } }'],
    ['@container bar (width >= 620px) { a { top: 0 } }', '@container bar (width >= 38.75rem) { a { top: 0 } }'],
  ])('%s', async (source, expected) => {
    expect(await convertPxToRem(source)).toBe(expected);
  });

  test.each(['a { border: 1px solid }', 'a { outline-offset: 2px }', 'a { background: url(cover-16px.png) }'])(
    'but not in %s',
    async (source) => {
      expect(await convertPxToRem(source)).toBe(source);
    },
  );
});
