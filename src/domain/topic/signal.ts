import type { Quadrant } from './quadrant';

/** What a topic and a trend have in common (specification, section 3). */
export interface Signal {
  readonly name: string;
  /** May hold HTML or Markdown, which is never put on the page as markup. */
  readonly description: string;
  /** null: a cover is drawn. */
  readonly imageUrl: string | null;
  readonly quadrant: Quadrant;
  readonly sizing: Sizing;
  readonly consensus: Consensus;
  readonly growth: Growth;
  readonly driverCount: number | null;
}

/** How large a signal is, on average and by three lenses: fractions of 1, null where unknown. */
export interface Sizing {
  readonly average: number | null;
  /** Such as "Niche". */
  readonly averageLabel: string | null;
  readonly consumer: number | null;
  readonly industry: number | null;
  readonly society: number | null;
}

export const UNKNOWN_SIZING: Sizing = {
  average: null,
  averageLabel: null,
  consumer: null,
  industry: null,
  society: null,
};

/** How far the sources agree, as given by the data (specification, section 3). */
export interface Consensus {
  readonly label: string | null;
  readonly iconUrl: string | null;
}

const NAMES = { 1: 'Low', 2: 'Moderate', 3: 'High' } as const;

export type ConsensusLevel = keyof typeof NAMES;
export const CONSENSUS_LEVELS = [1, 2, 3] as const satisfies readonly ConsensusLevel[];

const LEVELS: ReadonlyMap<string, ConsensusLevel> = new Map([
  ...CONSENSUS_LEVELS.map((level) => [NAMES[level].toLowerCase(), level] as const),
  ['medium', 2],
]);

export function consensusName(level: ConsensusLevel): string {
  return NAMES[level];
}

/** The level of a label for data without an icon; null for an unusual label. */
export function consensusLevel(label: string | null): ConsensusLevel | null {
  return LEVELS.get(label?.trim().toLowerCase() ?? '') ?? null;
}

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
