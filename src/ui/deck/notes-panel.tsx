import { Text } from '../kit/layout/text';
import styles from './deck.module.scss';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Shown where there is no text. */
  readonly none: string;
}

/** What only the presenter needs, over a corner of the slide. */
export function NotesPanel({ title, text, none }: Props) {
  return (
    <aside className={styles.notes} aria-label={title}>
      <h2>{title}</h2>
      {text === '' ? <Text tone="muted">{none}</Text> : <p dir="auto">{text}</p>}
    </aside>
  );
}
