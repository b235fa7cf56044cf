import { token } from '../shared/token';

/** By what weights a team ranks its topics: set by one for all. A function of the product has it, and knows no weights. */
export interface CommonWeights {
  /** As the function that ranks wrote them; null: none are set. Observed. */
  readonly text: () => string | null;
  /** Observed: whether the user sets them for all. */
  readonly canSet: () => boolean;
  readonly set: (text: string) => void;
}
export const CommonWeightsSources = token<readonly CommonWeights[]>('CommonWeightsSources');
