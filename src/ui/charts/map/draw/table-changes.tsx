import { observer } from 'mobx-react-lite';
import type { ChartData } from '../../chart-data';
import { movementWords, noMovementWords } from '../model/key-words';
import styles from './map-footer.module.scss';

/** Above the table, while movement is shown: how many rows have moved, are new, and gone. */
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
