import type { ModuleName } from '../../domain/shared/modules';
import type { Statement } from '../../domain/topic/statement';
import type { Topic } from '../../domain/topic/topic';
import { token } from '../shared/token';

/** What a function of the product says of chosen topics as a whole, for documents on them. */
export interface TopicStatements {
  /** Where it is switched off, it says nothing. */
  readonly module: ModuleName;
  /** Empty: it has nothing to say of them. */
  readonly on: (topics: readonly Topic[]) => readonly Statement[];
}
export const TopicStatements = token<readonly TopicStatements[]>('TopicStatements');
