import { observer } from 'mobx-react-lite';
import type { NotesStore } from '../../application/library/notes.store';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { Button } from '../kit/controls/button';
import { Row, Stack } from '../kit/layout/stack';
import styles from './note-conflict.module.scss';

/** Asks which text is kept where another tab has stored the note that is being written here. */
export const NoteConflict = observer(function NoteConflict({
  notes,
  target,
}: {
  readonly notes: NotesStore;
  readonly target: FlashcardTarget;
}) {
  const conflict = notes.conflictOf(target);
  if (conflict === null) return null;
  return (
    <Stack gap={8} type="small" pad="8 12" className={styles.conflict} role="alert">
      <p>This note was changed in another tab. There it says:</p>
      <blockquote dir="auto">{conflict.theirs.text}</blockquote>
      <Row gap={8} wrap>
        <Button size="small" onClick={() => notes.resolve(target, 'both')}>
          Keep both texts
        </Button>
        <Button size="small" variant="outline" onClick={() => notes.resolve(target, 'mine')}>
          Keep only this one
        </Button>
        <Button size="small" variant="outline" onClick={() => notes.resolve(target, 'theirs')}>
          Keep only the other
        </Button>
      </Row>
    </Stack>
  );
});
