import type { SwitchedOff } from '../../domain/shared/modules';
import type { HouseStyle } from '../../domain/shared/house-style';
import { token } from './token';

/** What an operator decides about the product, as far as the application needs to know. */
export interface ProductSettings {
  readonly mode: 'embedded' | 'live';
  /** Where the projects come from, as users are told it: 'The API' at 'api.example.com'. */
  readonly service: { readonly name: string; readonly place: string };
  /** Organisations that are not offered 'Previous Data' (specification, section 5). */
  readonly previousDataExcludedOrgIds: readonly string[];
  /** The organisation's own model, which may read questions; null: none. */
  readonly assistantModel: { readonly url: string; readonly model: string; readonly sendsToken: boolean } | null;
  /** Of users who have chosen none. */
  readonly theme: 'light' | 'system';
  /** Functions that are switched off for every project. */
  readonly off: SwitchedOff;
  /** By which documents look; a team may have its own. */
  readonly houseStyle: HouseStyle;
}
export const ProductSettings = token<ProductSettings>('ProductSettings');
