import type { ComponentType } from 'react';
import { token } from '../../application/shared/token';
import type { SowId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import type { LateComponent } from '../kit/layout/late';

export interface OfTopic {
  readonly topic: Topic;
}

/** What a function of the product adds to the review. */
export interface ReviewPart {
  /** Where it is switched off, nothing is added. */
  readonly module: ModuleName;
  /** A tab; its id is in the address. Omitted: there is none. */
  readonly tab?: { readonly id: string; readonly label: string; readonly Tab: ComponentType<{ readonly sow: SowId }> };
  /** Above the queue, which is shown with it, so that nothing moves when it comes. */
  readonly Line?: LateComponent<object>;
  /** Whether it is known what the line says. Observed; omitted: it always is. */
  readonly isLineKnown?: () => boolean;
  /** Beside the tabs. */
  readonly tool?: { readonly isOffered: () => boolean; readonly Tool: ComponentType };
  /** A row of the topic under review. */
  readonly Row?: ComponentType<OfTopic>;
  /** The row says why the topic is in the queue: it comes before the text of the topic. Observed. */
  readonly comesFirst?: (topic: Topic) => boolean;
  /** The row is there and needs room, of which the text of the topic then has less. Observed. */
  readonly needsRoom?: () => boolean;
  /** It has a field open in the line of the last decision, which needs the room. Observed. */
  readonly isWriting?: () => boolean;
  /** Beside the last decision, which was made on this topic. Its code is fetched with the queue: its keys are pressed at once. */
  readonly AfterDecision?: LateComponent<OfTopic>;
}

/** In the order of the tabs. */
export const ReviewParts = token<readonly ReviewPart[]>('ReviewParts');
