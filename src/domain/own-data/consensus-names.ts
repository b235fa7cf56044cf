import { CONSENSUS_LEVELS, consensusLevel, type ConsensusLevel } from '../topic/consensus';
import { normalisedName } from './normalised-name';

// English; German; French; Spanish.
const NAMES: Readonly<Record<ConsensusLevel, string>> = {
  1: 'low, weak, contested, disputed; niedrig, gering, schwach, umstritten; faible; bajo, debil',
  2: 'moderate, medium, mixed, partial; mittel, teilweise; moyen, modere; medio, moderado',
  3: 'high, strong, broad; hoch, stark, breit; fort, eleve; alto, fuerte',
};

const LEVELS = new Map(
  CONSENSUS_LEVELS.flatMap((level) => NAMES[level].split(/[,;]/).map((name) => [normalisedName(name), level] as const)),
);

/** A level of consensus by its word in English, German, French or Spanish; null: another word. */
export function readConsensus(word: string): ConsensusLevel | null {
  return consensusLevel(word) ?? LEVELS.get(normalisedName(word)) ?? null;
}
