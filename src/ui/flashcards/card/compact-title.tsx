import type { Signal } from '../../../domain/topic/signal';
import type { Theme } from '../../../application/shell/theme';
import { Picture } from '../../kit/media/picture';
import styles from './compact-title.module.scss';

/** The name once its place in the card has scrolled away. */
export function MiniTitle({ signal, theme }: { signal: Signal; theme: Theme }) {
  const { imageUrl, name, quadrant } = signal;
  return (
    <span className={styles.title}>
      <Picture src={imageUrl} name={name} quadrant={quadrant} theme={theme} className={styles.picture} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.dot} />
    </span>
  );
}
