import { observer } from 'mobx-react-lite';
import { countRingMoves } from '../../../domain/plane/ring-groups';
import { formatCount } from '../../../domain/shared/figures';
import { RING_MOVES, type RingMove } from '../../../domain/topic/topic';
import type { ChartData } from '../../../application/charts/chart-data';
import { Row } from '../../kit/layout/stack';
import { MOVE_WORDS } from '../../../domain/topic/radar-values';
import styles from './ring-view.module.scss';
import { ArrowLeft, ArrowRight } from 'lucide-react';

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

/** Before a name: a dot, with a ring around it where it is new, or an arrow towards the inner rings or away from them. */
export function RingMark({ move }: { readonly move: RingMove | null }) {
  if (move === 'in') return <ArrowLeft size={12} strokeWidth={2.25} aria-hidden="true" />;
  if (move === 'out') return <ArrowRight size={12} strokeWidth={2.25} aria-hidden="true" />;
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="2.75" fill="currentColor" />
      {move === 'new' && <circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.25" />}
    </svg>
  );
}
