import { observer } from 'mobx-react-lite';
import { countRingMoves } from '../../../domain/plane/ring-groups';
import { formatCount } from '../../../domain/shared/figures';
import { RING_MOVES } from '../../../domain/topic/topic';
import type { ChartData } from '../chart-data';
import { MOVE_WORDS, RingMark } from './ring-mark';
import styles from './ring-view.module.scss';

/** What the marks mean, and which topics are gone. */
export const RingKey = observer(function RingKey({ data }: { readonly data: ChartData }) {
  const moves = countRingMoves(data.ringGroups.sectors.flatMap(({ entries }) => entries));
  const gone =
    data.showsPrevious || data.radar === null ? [] : (data.previous?.all.filter(({ isGone }) => isGone) ?? []);
  return (
    <div className={styles.key}>
      {RING_MOVES.map(
        (move) =>
          moves[move] > 0 && (
            <span key={move} className={styles.entry}>
              <RingMark move={move} />
              {MOVE_WORDS[move]}, {formatCount(moves[move])}
            </span>
          ),
      )}
      {gone.length > 0 && (
        <details className={styles.gone}>
          <summary>{formatCount(gone.length)} gone</summary>
          <p>{gone.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
    </div>
  );
});
