import type { LucideIcon } from 'lucide-react';
import { token } from '../../application/shared/token';
import type { SowId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';

/** What a feature does with the selected topics, as a tool of their bar. */
export interface SelectionAction {
  readonly text: string;
  /** The function that it belongs to: where that is switched off, there is no such tool. */
  readonly module: ModuleName | null;
  readonly Icon: LucideIcon;
  /** On a phone it is a button of the bar, and not only in its menu. */
  readonly isShown?: boolean;
  /** Some numbers of topics it cannot be done with, and what it needs. Omitted: it is always offered. */
  readonly limit?: { readonly holds: (count: number) => boolean; readonly words: string };
  readonly run: (topics: readonly Topic[], sow: SowId) => void;
}

/** In the order of the bar. */
export type SelectionActions = readonly SelectionAction[];
export const SelectionActions = token<SelectionActions>('SelectionActions');
