import type { SowId } from '../../domain/shared/entity-id';
import type { ChartElement, ChartState } from '../filters/chart-frame';
import { token } from '../shared/token';

/** The chat of the external service. */
export interface AssistantFrame {
  mount(element: ChartElement, sow: SowId, onState: (state: ChartState) => void): AssistantHandle;
}

export interface AssistantHandle {
  /** Requests new options and, with them, a new grant (specification, section 4). */
  reload(): void;
  dispose(): void;
}

/** null: no external service is configured, so the chat has no page. */
export const AssistantFrame = token<AssistantFrame | null>('AssistantFrame');
