/** A fraction per year, as a 3-year compound annual growth rate; null: unknown. */
export type Growth = number | null;

/**
 * How the growth of a project is called. The growth of the provider is a 3-year CAGR (null); that of own data is what its
 * file calls it, such as 'CAGR 2025-2030'.
 */
export type GrowthName = string | null;

/** At an axis, a row or a column: 'Growth, 3-year CAGR'. */
export function growthTitle(name: GrowthName): string {
  return name ?? 'Growth, 3-year CAGR';
}

/** Below a figure: 'growth a year, 3-year CAGR'. */
export function growthCaption(name: GrowthName): string {
  return name ?? 'growth a year, 3-year CAGR';
}

export function growthMeaning(name: GrowthName): string {
  return name === null
    ? 'Growth a year, measured as a 3-year CAGR (compound annual growth rate).'
    : `‘${name}’ of the file that this project was opened from.`;
}

/** Up (green) above 0, otherwise down (red), null where it is unknown (specification, section 5). */
export function growthDirection(growth: Growth): 'up' | 'down' | null {
  if (growth === null) return null;
  return growth > 0 ? 'up' : 'down';
}
