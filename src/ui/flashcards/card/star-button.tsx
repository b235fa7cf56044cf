import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { StarsStore } from '../../../application/library/stars.store';
import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import { IconButton } from '../../kit/controls/icon-button';

interface Props {
  readonly target: FlashcardTarget;
  readonly stars: StarsStore;
}

/** Adds a topic or trend to the user's favourites, and removes it again. */
export const StarButton = observer(function StarButton({ target, stars }: Props) {
  const isStarred = stars.isStarred(target);
  return (
    <IconButton
      label="Star"
      aria-pressed={isStarred}
      icon={<Star size={18} strokeWidth={1.75} aria-hidden="true" fill={isStarred ? 'currentColor' : 'none'} />}
      onClick={() => stars.toggle(target)}
    />
  );
});
