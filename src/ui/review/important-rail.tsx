import { formatFigure } from '../../domain/topic/figures';
import { IMPORTANT } from '../../domain/topic/topic-status';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { inReviewOrder, type ReviewOrder } from '../../domain/review/review-order';
import { decimalsOf, formatCount } from '../../domain/shared/figures';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './rail.module.scss';

/** More than fit into any window. */
const MOST = 50;

interface Props {
  readonly review: ReviewViewModel;
  readonly order: ReviewOrder;
  readonly menu: ReactNode;
}

/** Beside the empty queue: what became Important. */
export const ImportantRail = observer(function ImportantRail({ review, order, menu }: Props) {
  const important = inReviewOrder(
    review.queue.topics.filter((topic) => review.queue.statusOf(topic) === IMPORTANT),
    order,
  );
  const decimals = decimalsOf(important.map(({ growth }) => growth));
  return (
    <Box as="aside" fit="shrink" pad="12 12 0" className={styles.rail} aria-label="Important">
      <Row gap={8} type="small" tone="muted" tabular fit="rigid" pad="0 8" className={styles.head}>
        <Text as="h2" type="label" tone="strong">
          Important
        </Text>
        <span>{formatCount(important.length)}</span>
        {menu}
      </Row>
      <Box as="ol" above={4} className={styles.list}>
        {important.slice(0, MOST).map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.row}
              data-quadrant={quadrantHue(topic.quadrant)}
              onClick={() => review.go(topic)}
            >
              <Text as="span" type="name" lines={1} fit="grow" className={styles.name} title={topic.name} dir="auto">
                {topic.name}
              </Text>{' '}
              <em>{formatFigure('growth', topic.growth, decimals)}</em>
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
});
