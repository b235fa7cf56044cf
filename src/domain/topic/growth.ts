import { formatFraction } from '../shared/figures';

/** A fraction per year, as a 3-year compound annual growth rate; null: unknown. */
export type Growth = number | null;

/** Decimals of growth as a percentage, on the page and in exported files (specification, section 5). */
export const GROWTH_DECIMALS = 2;

export const GROWTH_TOOLTIP = 'Growth a year, measured as a 3-year CAGR (compound annual growth rate).';

/** Up (green) above 0, otherwise down (red), null where it is unknown (specification, section 5). */
export function growthDirection(growth: Growth): 'up' | 'down' | null {
  if (growth === null) return null;
  return growth > 0 ? 'up' : 'down';
}

/** "+12.34 %", "-3.20 %", "0.00 %"; a dash where it is unknown. */
export function formatGrowth(growth: Growth): string {
  const figure = formatFraction(growth, GROWTH_DECIMALS);
  return growth !== null && Number.parseFloat(figure) > 0 ? `+${figure}` : figure;
}
