import type { LucideIcon } from 'lucide-react';
import { token } from '../../application/shared/token';
import type { ModuleName } from '../../domain/shared/modules';
import type { FlashcardTarget } from '../../domain/topic/flashcard-target';

/** What a feature does with the page or the card that is shown, as a button of its head. */
export interface PageAction {
  readonly text: string;
  /** The function that it belongs to: where that is switched off, there is no such button. */
  readonly module: ModuleName;
  readonly Icon: LucideIcon;
  /** @param card the open one; null: the page itself */
  readonly run: (card: FlashcardTarget | null) => void;
}

export const PageActions = token<readonly PageAction[]>('PageActions');
