import type { MoreLine } from '../../../domain/topic/deepdive';
import { DeepdiveSection } from './deepdive-section';
import styles from './more-lines.module.scss';

interface Props {
  readonly lines: readonly MoreLine[];
}

/** The columns of an own spreadsheet that have no field. Their texts are shown as they are. */
export function MoreLines({ lines }: Props) {
  return (
    <DeepdiveSection title="More" items={lines} listClassName={styles.lines}>
      {({ label, text }, index) => (
        <li key={index} className={styles.line}>
          <span className={styles.label}>{label}</span>
          <span>{text}</span>
        </li>
      )}
    </DeepdiveSection>
  );
}
