import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import type { Theme } from '../../../application/shell/theme';
import type { CardChart } from '../tabs/drivers-tab';

export interface FlashcardProps<Card extends Flashcard> {
  readonly card: Card;
  readonly theme: Theme;
  /** A narrow window: the statuses are a select instead of buttons side by side. */
  readonly compact: boolean;
  readonly titleId: string;
  readonly chart: CardChart;
  readonly onClose: () => void;
}
