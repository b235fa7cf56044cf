import { observer } from 'mobx-react-lite';
import { countOf } from '../../../../domain/shared/figures';
import type { ChartData } from '../../chart-data';
import { SignalTable } from '../../table/signal-table';
import { TableChanges } from './table-changes';
import styles from './unplaced-items.module.scss';

/** Not one item has both figures, so a map would be an empty plane. The table shows what is known instead. */
export const UnplacedItems = observer(function UnplacedItems({ data }: { readonly data: ChartData }) {
  return (
    <div className={styles.unplaced}>
      <p className={styles.note} role="status">
        <strong>Not on the map: {countOf(data.items.length, data.type)}.</strong> A place on the map needs growth and
        average sizing, and this data does not carry both. Here is what it does carry.
      </p>
      <TableChanges data={data} />
      <div className={styles.table}>
        <SignalTable data={data} />
      </div>
    </div>
  );
});
