import { observer } from 'mobx-react-lite';
import { movementWords, noMovementWords } from '../model/key-words';
import styles from './map-footer.module.scss';
import type { MapModel } from '../model/map-model';

/** What the tails, rings and dashed circles of the movement mean, and how many of each there are. */
export const MovementKey = observer(function MovementKey({ model }: { model: MapModel }) {
  const { data } = model;
  if (!data.movement.isWanted) return null;
  const none = noMovementWords(data);
  if (none !== null) return <span>{none}</span>;
  const words = movementWords(model.facts.movementCount, data.movement.vanished.length);
  return (
    <span className={styles.key} role="status">
      <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
        <path className={styles.tail} d="M0 6L22 2.5V9.5Z" />
        <circle className={styles.example} cx="22" cy="6" r="5" />
      </svg>
      {words.moved}
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <circle className={styles.example} cx="7" cy="7" r="3.5" />
        <circle className={styles.ring} cx="7" cy="7" r="6" />
      </svg>
      {words.new}
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <circle className={styles.gone} cx="6" cy="6" r="5" />
      </svg>
      {words.vanished}
    </span>
  );
});
