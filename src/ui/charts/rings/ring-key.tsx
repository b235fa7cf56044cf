import { observer } from 'mobx-react-lite';
import { countRingMoves } from '../../../domain/plane/ring-groups';
import { formatCount } from '../../../domain/shared/figures';
import { RING_MOVES } from '../../../domain/topic/topic';
import type { ChartData } from '../chart-data';
import { Row } from '../../kit/layout/stack';
import { RingMark } from './ring-mark';
import { MOVE_WORDS } from '../../../domain/topic/radar-values';
import styles from './ring-view.module.scss';

/** What the marks mean, and which topics are gone. */
export const RingKey = observer(function RingKey({ data }: { readonly data: ChartData }) {
  const moves = countRingMoves(data.ringGroups.sectors.flatMap(({ entries }) => entries));
  const gone =
    data.showsPrevious || data.radar === null ? [] : (data.previous?.all.filter(({ isGone }) => isGone) ?? []);
  return (
    <Row gap="4 24" wrap type="caption" tone="muted" fit="rigid">
      {RING_MOVES.map(
        (move) =>
          moves[move] > 0 && (
            <Row key={move} as="span" gap={8} inline>
              <RingMark move={move} />
              {MOVE_WORDS[move]}, {formatCount(moves[move])}
            </Row>
          ),
      )}
      {gone.length > 0 && (
        <details className={styles.gone}>
          <summary>{formatCount(gone.length)} gone</summary>
          <p>{gone.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
    </Row>
  );
});
