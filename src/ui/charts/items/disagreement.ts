import type { Sizing } from '../../../domain/topic/sizing';

/** The lenses through which the size of a signal is seen; they may disagree. */
export const LENSES = ['consumer', 'industry', 'society'] as const;
export type Lens = (typeof LENSES)[number];

/** From the smallest to the largest lens; null when none is known. */
export function lensRange(sizing: Sizing): { readonly from: number; readonly to: number } | null {
  const known = LENSES.map((lens) => sizing[lens]).filter((value) => value !== null);
  return known.length === 0 ? null : { from: Math.min(...known), to: Math.max(...known) };
}

/** The distance between the smallest and the largest lens, as a fraction of 1; null when fewer than two are known. */
export function disagreement(sizing: Sizing): number | null {
  const known = LENSES.filter((lens) => sizing[lens] !== null);
  const range = lensRange(sizing);
  return range === null || known.length < 2 ? null : range.to - range.from;
}
