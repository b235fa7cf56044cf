import type { MoreLine } from '../../../domain/topic/deepdive';
import { Text } from '../../kit/layout/text';
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
          <Text as="span" tone="muted">
            {label}
          </Text>
          <span>{text}</span>
        </li>
      )}
    </DeepdiveSection>
  );
}
