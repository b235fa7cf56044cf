import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import { token } from '../shared/token';

/** An order of queue and board that a function of the product adds: the highest figure first, topics without one last. */
export interface ContributedOrder {
  /** Where it is switched off, the order is not offered. */
  readonly module: ModuleName;
  /** In the address. */
  readonly id: string;
  readonly name: string;
  /** By what the figures come about; another value orders the queue anew. null: not known yet. */
  readonly basis: () => unknown;
  /** Asked once for all topics. */
  readonly figures: () => (topic: Topic) => number | null;
}
export const ReviewOrders = token<readonly ContributedOrder[]>('ReviewOrders');
