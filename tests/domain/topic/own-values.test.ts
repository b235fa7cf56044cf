import { describe, expect, test } from 'vitest';
import { formatOwnValue, labelOfParts } from '../../../src/domain/topic/own-values';

describe('a value of an own column', () => {
  test.each([
    [2026, '2026'],
    [9999, '9999'],
    [10_000, '10,000'],
    [-10_000, '−10,000'],
    [-9999, '−9999'],
    [12_345.6, '12345.6'],
    [0, '0'],
    [labelOfParts(['Food', 'Capital']), 'Food; Capital'],
  ])('%s is written as %s: a year has no comma', (value, text) => expect(formatOwnValue(value)).toBe(text));
});
