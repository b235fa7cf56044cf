import { Text } from '../../kit/layout/text';
import styles from './present.module.scss';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Shown where there is no text. */
  readonly none: string;
}

/** What only the presenter needs, over a corner of the slide. */
export function NotesPanel({ title, text, none }: Props) {
  return (
    <Text as="aside" type="lead" pad={16} className={styles.notes} aria-label={title}>
      <Text as="h2" below={4} type="small" tone="muted">
        {title}
      </Text>
      {text === '' ? <Text tone="muted">{none}</Text> : <p dir="auto">{text}</p>}
    </Text>
  );
}
