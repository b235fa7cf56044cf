import { CONSENSUS_LEVELS, consensusLevel, type ConsensusLevel } from '../topic/consensus';
import { normalisedName } from './normalised-name';
import { meanings } from './words-of';

// English; German.
const NAMES: Readonly<Record<ConsensusLevel, string>> = {
  1: 'low, weak, contested, disputed; niedrig, gering, schwach, umstritten',
  2: 'moderate, medium, mixed, partial; mittel, teilweise',
  3: 'high, strong, broad; hoch, stark, breit',
};

const LEVELS = meanings(CONSENSUS_LEVELS.map((level) => [NAMES[level], level]));

/** A level of consensus by its word in English or German; null: another word. */
export function readConsensus(word: string): ConsensusLevel | null {
  return consensusLevel(word) ?? LEVELS.get(normalisedName(word)) ?? null;
}
