import type { SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/shift';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** The shifts of a project with their trends. Rejects with a RequestFailure. */
export interface ShiftCatalogue {
  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Shift[]>;
}
export const ShiftCatalogue = token<ShiftCatalogue>('ShiftCatalogue');
