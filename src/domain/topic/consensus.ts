/** How far the sources agree; both parts come with the data (specification, section 3). */
export interface Consensus {
  readonly label: string | null;
  /** Address of a picture, already resolved against the asset storage. */
  readonly iconUrl: string | null;
}

export type ConsensusLevel = 1 | 2 | 3;

const LEVELS: ReadonlyMap<string, ConsensusLevel> = new Map([
  ['low', 1],
  ['moderate', 2],
  ['medium', 2],
  ['high', 3],
]);

/** For data without an icon of its own: one to three for the usual words; null for any other word, which has no level. */
export function consensusLevel(label: string | null): ConsensusLevel | null {
  return LEVELS.get(label?.trim().toLowerCase() ?? '') ?? null;
}
