import type { Signal } from '../../../domain/topic/signal';
import type { Theme } from '../../../application/shell/theme';
import { Picture } from '../../kit/media/picture';
import styles from './compact-title.module.scss';

/** Picture and name in the card's header, shown when the heading has scrolled out of view. */
export function CompactTitle({ signal, theme }: { signal: Signal; theme: Theme }) {
  return (
    <span className={styles.title}>
      <Picture of={signal} theme={theme} className={styles.picture} />
      <span className={styles.name} dir="auto">
        {signal.name}
      </span>
      <span className={styles.dot} />
    </span>
  );
}
