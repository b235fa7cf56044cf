import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import { QUADRANT_CODES, quadrantOf, shortQuadrantLabel } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../domain/topic/topic-status';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { OrderMenu } from '../review/order-menu';
import styles from './board-bar.module.scss';

interface Props {
  readonly board: BoardViewModel;
  /** Topics of the project. */
  readonly all: number;
}

/** The order, how many topics the filters pass, and the colours of the quadrants. */
export const BoardBar = observer(function BoardBar({ board, all }: Props) {
  const isAnyStatus = board.address.filters.statusFilter.length === TOPIC_STATUSES.length;
  return (
    <div className={styles.bar}>
      <OrderMenu address={board.address} />
      <p className={styles.count} role="status">
        {formatCount(board.topics.length)} of {countOf(all, 'topic')}
        {!isAnyStatus && ', of every status'}
      </p>
      <ul className={styles.key} aria-label="Quadrants">
        {QUADRANT_CODES.map((code) => (
          <li key={code} data-quadrant={quadrantHue(quadrantOf(code))}>
            <span className={styles.dot} aria-hidden="true" />
            {shortQuadrantLabel(quadrantOf(code))}
          </li>
        ))}
      </ul>
    </div>
  );
});
