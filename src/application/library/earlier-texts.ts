import type { EarlierText } from '../../domain/library/transfer/library-file';
import type { DataOwner } from '../session/data-owner';
import { token } from '../shared/token';

/** What the user wrote in functions that the product has no more: it stays in the browser, and is exported. */
export interface EarlierTexts {
  /** Rejects with a StorageProblem. */
  of(owner: DataOwner): Promise<readonly EarlierText[]>;
}
export const EarlierTexts = token<EarlierTexts>('EarlierTexts');
