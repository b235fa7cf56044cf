import { observer } from 'mobx-react-lite';
import { formatCount } from '../../../../domain/shared/figures';
import { movementWords, noMovementWords } from '../model/key-words';
import type { ChartData } from '../../chart-data';
import type { MapModel } from '../model/map-model';
import { BubbleExample } from './bubble-example';
import styles from './map-footer.module.scss';

/** The meaning of trails, rings and dashed circles, and how many of each there are. */
export const MovementKey = observer(function MovementKey({
  model,
  isPicture = false,
}: {
  model: MapModel;
  isPicture?: boolean;
}) {
  const { data } = model;
  if (!data.movement.isWanted) return null;
  const none = noMovementWords(data);
  if (none !== null) {
    // A picture says nothing of what is still being loaded, and names its version in its title.
    return isPicture && !(data.movement.isShown && data.movement.isKnown) ? null : <span>{none}</span>;
  }
  const { movementCount } = model.facts;
  const words = movementWords(movementCount, data.movement.gone.length);
  return (
    <span className={styles.key} role="status">
      <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
        <path className={styles.trail} d="M0 6L22 2.5V9.5Z" />
        <BubbleExample className={styles.example} x={22} y={6} r={5} />
      </svg>
      {words.moved}
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <BubbleExample className={styles.example} x={7} y={7} r={3.5} />
        <BubbleExample className={styles.ring} x={7} y={7} r={6} />
      </svg>
      {words.new}
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <BubbleExample className={styles.gone} x={6} y={6} r={5} />
      </svg>
      {words.gone}
      {isPicture && movementCount.unmoved > 0 && (
        <>
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <BubbleExample className={styles.unmoved} x={5} y={5} r={5} />
          </svg>
          {formatCount(movementCount.unmoved)} unmoved
        </>
      )}
    </span>
  );
});

/** Above a table: how many rows moved, are new and gone. */
export const TableChanges = observer(function TableChanges({ data }: { readonly data: ChartData }) {
  const { changes } = data.movement;
  if (!data.movement.isWanted) return null;
  if (changes === null) return <p className={styles.changes}>{noMovementWords(data)}</p>;
  return (
    <p className={styles.changes} role="status">
      {Object.values(movementWords(changes, changes.gone)).join(', ')}
    </p>
  );
});
