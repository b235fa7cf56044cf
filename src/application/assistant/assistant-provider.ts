import type { SowId } from '../../domain/shared/entity-id';
import type { ChartElement, ChartState } from '../explore/chart-frame';
import { token } from '../shared/token';

/** The external chat, drawn by its own service into a place on the page. */
export interface AssistantFrame {
  /** @returns ends it */
  mount(element: ChartElement, sow: SowId, onState: (state: ChartState) => void): AssistantHandle;
}

export interface AssistantHandle {
  /** Fetches the options again and, with them, a new authorisation (specification, section 4). */
  reload(): void;
  dispose(): void;
}

/** Who answers: our own assistant, which speaks through the conversation of the product, or the external service. */
export type AssistantProvider =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'external'; readonly frame: AssistantFrame };
export const AssistantProvider = token<AssistantProvider>('AssistantProvider');
