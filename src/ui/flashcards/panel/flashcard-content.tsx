import { useEffect, useRef } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import type { Theme } from '../../../application/shell/theme.store';
import type { CardChart } from '../tabs/drivers-tab';
import { TopicFlashcard } from '../card/topic-flashcard';
import { TrendFlashcard } from '../card/trend-flashcard';

export interface FlashcardProps<Card extends Flashcard> {
  readonly card: Card;
  readonly theme: Theme;
  /** A narrow window: what stands side by side elsewhere becomes a list. */
  readonly compact: boolean;
  readonly titleId: string;
  readonly chart: CardChart;
  readonly onClose: () => void;
}

/** What is in the panel: a topic or a trend, never both. */
export function FlashcardContent({ card, ...rest }: FlashcardProps<Flashcard>) {
  const shown = useRef(card);
  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    // The panel stays and its content changes: whoever cannot see that is led to the new name.
    document.getElementById(rest.titleId)?.focus({ preventScroll: true });
  }, [card, rest.titleId]);
  // The same card opened once more begins at its top, too, wherever it was scrolled to.
  const key = numberOf(card);
  return card.type === 'topic' ? (
    <TopicFlashcard key={key} card={card} {...rest} />
  ) : (
    <TrendFlashcard key={key} card={card} {...rest} />
  );
}

const numbers = new WeakMap<Flashcard, number>();
let counted = 0;

function numberOf(card: Flashcard): number {
  const number = numbers.get(card) ?? ++counted;
  numbers.set(card, number);
  return number;
}
