import type { Loadable } from '../../application/shared/loadable';
import type { NameChoices } from '../../domain/query/name-choices';

/** The names from which conditions are chosen, loaded when the first one is changed. */
export interface NamesToChoose {
  readonly state: Loadable<NameChoices>;
  readonly load: () => void;
}
