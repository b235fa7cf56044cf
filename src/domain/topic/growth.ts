import { formatFraction } from '../shared/figures';

/** Growth is a fraction a year, as a 3-year compound annual growth rate (CAGR). */
export type Growth = number | null;

export const GROWTH_TOOLTIP = 'Growth a year, measured as a 3-year CAGR (compound annual growth rate).';

/** Green up above 0, otherwise red down (specification, section 5). null: not known, so no icon. */
export function growthDirection(growth: Growth): 'up' | 'down' | null {
  if (growth === null) return null;
  return growth > 0 ? 'up' : 'down';
}

/** "+12.34 %", "-3.20 %", "0.00 %"; a dash when it is not known. */
export function formatGrowth(growth: Growth): string {
  const figure = formatFraction(growth);
  return growth !== null && growth > 0 && figure !== '0.00 %' ? `+${figure}` : figure;
}
