import { observer } from 'mobx-react-lite';
import { formatCount } from '../../../domain/shared/figures';
import type { ChartData } from '../chart-data';
import { Box } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { RingMark } from './ring-mark';
import styles from './ring-list.module.scss';

interface Props {
  readonly data: ChartData;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
}

/**
 * All names beside the radar, where not each has room: by sector, from the inner ring. For the pointer and for paper; keys
 * and screen readers have the dots, which are the same buttons.
 */
export const RingList = observer(function RingList({ data, active, onActive }: Props) {
  const { rings, sectors } = data.ringGroups;
  return (
    <Box pad="0 0 0 16" fit="rigid" className={styles.list} aria-hidden="true">
      {sectors.map(({ label, entries }) => (
        <section key={label}>
          <Text as="h3" type="card" pad="8 0 4" dir="auto">
            {label} <span className={styles.count}>{formatCount(entries.length)}</span>
          </Text>
          {entries.map(({ item, ring, move }) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              className={styles.topic}
              data-active={item.id === active || undefined}
              onPointerEnter={() => onActive(item.id)}
              onPointerLeave={() => onActive(null)}
              onClick={() => data.open(item)}
            >
              <RingMark move={move} />
              <span dir="auto">{item.name}</span>
              <span className={styles.ring}>{rings[ring]}</span>
            </button>
          ))}
        </section>
      ))}
    </Box>
  );
});
