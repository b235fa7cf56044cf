import { observer } from 'mobx-react-lite';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import { Text } from '../kit/layout/text';
import styles from './deck.module.scss';

/** The user's own note of the topic. */
export const NotesPanel = observer(function NotesPanel({ view }: { view: DeckViewModel }) {
  const { note } = view;
  return (
    <aside className={styles.notes} aria-label="Your note">
      <h2>Your note</h2>
      {note === '' ? <Text tone="muted">No note on this topic.</Text> : <p dir="auto">{note}</p>}
    </aside>
  );
});
