import { NotebookPen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { NOTE_LIMIT, type NotesStore } from '../../../application/library/notes.store';
import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import { Button } from '../../kit/controls/button';
import { focusOnMount } from '../../kit/controls/focus-on-mount';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { NoteConflict } from '../note-conflict';
import { focusAround } from '../../kit/controls/focus-around';
import styles from './card-note.module.scss';

interface Props {
  readonly target: FlashcardTarget;
  readonly notes: NotesStore;
}

/** The user's own note on a topic or trend: a button until there is one. Saved as one types, in this browser only. */
export const CardNote = observer(function CardNote({ target, notes }: Props) {
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
      <NoteConflict notes={notes} target={target} />
    </Stack>
  );
});
