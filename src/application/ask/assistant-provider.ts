import type { SowId } from '../../domain/shared/entity-id';
import type { ChartElement, ChartState } from '../explore/chart-frame';
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

/** The built-in assistant, which answers in AssistantStore, or the chat of the external service. */
export type AssistantProvider =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'external'; readonly frame: AssistantFrame };
export const AssistantProvider = token<AssistantProvider>('AssistantProvider');
