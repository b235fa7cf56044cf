import { NotebookPen, Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { NOTE_LIMIT, NotesStore } from '../../application/personal/notes.store';
import { StarsStore } from '../../application/personal/stars.store';
import type { FlashcardTarget } from '../../domain/topic/flashcard-target';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { focusAround, focusOnMount } from '../kit/controls/focus-around';
import { IconButton } from '../kit/controls/icon-button';
import { Stack, Text } from '../kit/layout/stack';
import styles from './library-card-parts.module.scss';

interface Props {
  readonly card: { readonly target: FlashcardTarget };
}

/** The user's own note on a topic or trend: a button until there is one. Saved as one types, in this browser only. */
export const CardNote = observer(function CardNote({ card: { target } }: Props) {
  const notes = useResolved(NotesStore);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const text = notes.textOf(target);
  if (!isOpen && text === '') {
    return (
      <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
        <NotebookPen size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a note
      </Button>
    );
  }
  return (
    <Stack gap={4} className={styles.note}>
      <Text as="label" type="small" tone="muted" htmlFor={id}>
        Your note
      </Text>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={NOTE_LIMIT}
        ref={isOpen ? focusOnMount : undefined}
        dir="auto"
        placeholder="Saved as you type, in this browser only"
        onChange={(event) => notes.write(target, event.target.value)}
        onBlur={() => setIsOpen(false)}
        // The first Escape leaves the field, the next one closes the card.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          focusAround(event.currentTarget);
        }}
      />
    </Stack>
  );
});

/** Adds a topic or trend to the user's favourites, and removes it again. */
export const CardStar = observer(function CardStar({ card: { target } }: Props) {
  const stars = useResolved(StarsStore);
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
