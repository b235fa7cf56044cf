import type { ComponentType } from 'react';
import { token } from '../../application/shared/token';
import type { SowId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';

export interface OfTopic {
  readonly topic: Topic;
}

/** What a function of the product adds to the review. */
export interface ReviewPart {
  /** Where it is switched off, nothing is added. */
  readonly module: ModuleName;
  /** A tab; its id is in the address. Omitted: there is none. */
  readonly tab?: { readonly id: string; readonly label: string; readonly Tab: ComponentType<{ readonly sow: SowId }> };
  /** Above the queue. */
  readonly Line?: ComponentType;
  /** A row of the topic under review. */
  readonly Row?: ComponentType<OfTopic>;
  /** Beside the last decision, which was made on this topic. */
  readonly AfterDecision?: ComponentType<OfTopic>;
}

/** In the order of the tabs. */
export const ReviewParts = token<readonly ReviewPart[]>('ReviewParts');
