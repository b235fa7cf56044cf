import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { ModuleName } from '../../domain/shared/modules';
import { token } from '../shared/token';

/** What a function of the product says of the address of a view, beside its filters. */
export interface ViewWords {
  /** Where it is switched off, it says nothing. */
  readonly module: ModuleName;
  /** Such as 'ranked by growth 60, sizing 40'; empty: the address has nothing of it. */
  readonly of: (query: AddressParameters) => readonly string[];
}
export const ViewWords = token<readonly ViewWords[]>('ViewWords');
