import { expect, it } from 'vitest';
import { disagreement, hasLenses, type Sizing } from '../../../src/domain/topic/signal';

const sizing = (consumer: number | null, industry: number | null, society: number | null): Sizing => ({
  average: null,
  averageLabel: null,
  consumer,
  industry,
  society,
});

it.each([
  [sizing(null, null, null), false],
  [sizing(null, 0, null), true],
  [sizing(0.1, 0.2, 0.3), true],
])('%j has lenses: %s', (figures, expected) => expect(hasLenses(figures)).toBe(expected));

it.each([
  [sizing(null, null, null), null],
  [sizing(0.4, null, null), null],
  [sizing(0.5, null, 0.25), 0.25],
  [sizing(0.25, 1, 0.5), 0.75],
])('the lenses of %j are %s apart', (figures, expected) => expect(disagreement(figures)).toBe(expected));
