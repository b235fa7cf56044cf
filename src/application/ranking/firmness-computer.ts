import type { Firmness, RankingInput } from '../../domain/ranking/firmness';
import { token } from '../shared/token';

/** Tries the weightings near one, beside the page: of thousands of topics that takes longer than a frame. */
export interface FirmnessComputer {
  /** Rejects where it cannot compute. */
  compute(input: RankingInput): Promise<Firmness>;
  /** No ranking is shown any more. What is under way need not be answered. */
  end(): void;
}
export const FirmnessComputer = token<FirmnessComputer>('FirmnessComputer');
