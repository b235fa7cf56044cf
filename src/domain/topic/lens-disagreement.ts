import type { Sizing } from './sizing';

/** The lenses through which the size of a signal is seen; they may disagree. */
export const LENSES = ['consumer', 'industry', 'society'] as const;
export type Lens = (typeof LENSES)[number];

/** Whether the sizing by any lens is known. */
export function hasLenses(sizing: Sizing): boolean {
  return LENSES.some((lens) => sizing[lens] !== null);
}

/** The distance between the smallest and the largest lens, as a fraction of 1; null when fewer than two are known. */
export function disagreement(sizing: Sizing): number | null {
  const known = LENSES.map((lens) => sizing[lens]).filter((value) => value !== null);
  return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
}
