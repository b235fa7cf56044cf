import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { token } from '../../../application/shared/token';
import type { ModuleName } from '../../../domain/shared/modules';
import type { LateComponent } from '../../kit/layout/late';

/** What a feature shows on the cards of topics and trends. */
export interface CardPart {
  /** The function that it belongs to: where that is switched off, there is no such part. */
  readonly module: ModuleName;
  /**
   * Among the buttons of the fixed header; below the choice of a status, on cards of topics; below the status, where it may
   * be as wide as the card; or the content of the tab of this name (`FurtherCardTabs`). The code of all but tabs is fetched
   * before the first card is shown.
   */
  readonly place: 'header' | 'below choice' | 'below status' | { readonly tab: string };
  readonly Part: LateComponent<{ readonly card: Flashcard }>;
}

/** In the order of the card. */
export const CardParts = token<readonly CardPart[]>('CardParts');
