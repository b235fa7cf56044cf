import type { MoreLine } from '../../../domain/topic/deepdive';
import { Text } from '../../kit/layout/text';
import { DeepdiveSection } from './deepdive-section';
import styles from './more-lines.module.scss';

interface Props {
  readonly title?: string;
  readonly lines: readonly MoreLine[];
}

/** Columns of an own spreadsheet that are none of ours, as they are. */
export function FoldedLines({ title = 'More', lines }: Props) {
  return (
    <DeepdiveSection title={title} items={lines} listClassName={styles.lines}>
      {({ label, text }, index) => (
        <Text as="li" key={index} type="body" breaks pad="8 0" className={styles.line}>
          <Text as="span" tone="muted">
            {label}
          </Text>
          <span>{text}</span>
        </Text>
      )}
    </DeepdiveSection>
  );
}
