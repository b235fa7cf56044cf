import { observer } from 'mobx-react-lite';
import type { ChartData } from '../chart-data';
import { movementWords, NOTHING_BEFORE } from './key-words';
import styles from './map-footer.module.scss';
import { previousIsMissing } from './movement-key';

/** Above the table, while movement is shown: how many rows have moved, are new, and gone. */
export const TableChanges = observer(function TableChanges({ data }: { readonly data: ChartData }) {
  const { changes } = data;
  if (!data.showsMovement) return null;
  if (data.hasNothingBefore) return <p className={styles.changes}>{NOTHING_BEFORE}</p>;
  if (changes === null) return <p className={styles.changes}>{previousIsMissing(data)}</p>;
  return (
    <p className={styles.changes} role="status">
      {Object.values(movementWords(changes, changes.vanished)).join(', ')}
    </p>
  );
});
