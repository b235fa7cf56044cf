import type { ReactNode } from 'react';
import { Text } from '../../kit/layout/text';
import styles from './picture-sheet.module.scss';
import type { PictureWords } from './picture-words';

interface Props {
  readonly words: PictureWords;
  readonly children: ReactNode;
}

/** An exported picture: the chart with its title above, and what the data says about its figures below. */
export function PictureSheet({ words: { project, chart, lines, note }, children }: Props) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>
        {project !== null && (
          <Text as="span" lines={2}>
            {project} ·
          </Text>
        )}
        <span>{chart}</span>
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.facts}>
          {line}
        </p>
      ))}
      {children}
      {note !== null && (
        <Text type="caption" tone="muted" pad="12 0 0" className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}
