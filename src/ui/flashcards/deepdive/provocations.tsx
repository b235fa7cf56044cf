import { Text } from '../../kit/layout/text';
import { Prose } from '../../kit/media/prose';
import { DeepdiveSection } from './deepdive-section';
import styles from './provocations.module.scss';

/** Questions to start a workshop with. */
export function Provocations({ provocations }: { provocations: readonly string[] }) {
  return (
    <DeepdiveSection title="Provocations" items={provocations} listClassName={styles.list}>
      {(provocation, index) => (
        <li key={index} className={styles.item}>
          <Text type="control" tone="muted">
            Imagine if...
          </Text>
          <Prose className={styles.text} text={provocation} />
        </li>
      )}
    </DeepdiveSection>
  );
}
