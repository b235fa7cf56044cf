import { expect, it } from 'vitest';
import { cornerCount } from '../../../src/domain/plane/plane-axes';

it('a corner counts what is drawn, and where there is room what is not', () => {
  expect(cornerCount(18, 20, true)).toBe('18, and 2 not on the map');
  expect(cornerCount(18, 20, false)).toBe('18');
  expect(cornerCount(20, 20, true)).toBe('20');
});
