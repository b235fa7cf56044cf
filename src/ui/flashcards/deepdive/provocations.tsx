import { useId } from 'react';
import { Prose } from '../../kit/media/prose';
import headings from './deepdive-tab.module.scss';
import styles from './provocations.module.scss';

/** Questions to start a workshop with. */
export function Provocations({ provocations }: { provocations: readonly string[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={headings.heading}>
        Provocations
      </h3>
      <ul className={styles.list}>
        {provocations.map((provocation, index) => (
          <li key={index} className={styles.item}>
            <p className={styles.lead}>Imagine if...</p>
            <Prose className={styles.text} text={provocation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
