import type { TopicId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import { token } from '../shared/token';

/** Topics that are to be decided again although they have a status, as a function of the product says. */
export interface DecideAgain {
  /** Where it is switched off, none is. */
  readonly module: ModuleName;
  /** The name of their list: where the review is narrowed to it, they are what is left to decide. */
  readonly list: string;
  /** The id of the order of the review in which they come first, and are left to decide, too. */
  readonly order: string;
  /** Until it is, they are not known. */
  readonly isReady: () => boolean;
  readonly ids: () => ReadonlySet<TopicId>;
  /** The status stays, and is decided again. */
  readonly confirm: (topic: Topic) => void;
}
export const DecideAgain = token<readonly DecideAgain[]>('DecideAgain');
