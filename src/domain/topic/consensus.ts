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
