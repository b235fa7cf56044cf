/** How far the sources agree, as given by the data (specification, section 3). */
export interface Consensus {
  readonly label: string | null;
  readonly iconUrl: string | null;
}

export type ConsensusLevel = 1 | 2 | 3;

const LEVELS: ReadonlyMap<string, ConsensusLevel> = new Map([
  ['low', 1],
  ['moderate', 2],
  ['medium', 2],
  ['high', 3],
]);

/** The level of a label for data without an icon; null for an unusual label. */
export function consensusLevel(label: string | null): ConsensusLevel | null {
  return LEVELS.get(label?.trim().toLowerCase() ?? '') ?? null;
}
