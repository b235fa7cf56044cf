import { observer } from 'mobx-react-lite';
import type { HomeWork } from '../../../application/home/home-work';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { quadrantOf } from '../../../domain/topic/quadrant';
import { ButtonLink } from '../../kit/controls/button';
import { Row, Text } from '../../kit/layout/stack';
import { quadrantHue } from '../../signal/dot';
import styles from './my-review.module.scss';

/** How far the review is, of the project and of each quadrant, and the topic that comes next. */
export const MyReview = observer(function MyReview({ work }: { readonly work: HomeWork }) {
  const { review } = work;
  return (
    <section aria-labelledby="my-review" className={styles.review}>
      <Text as="h2" type="section" id="my-review">
        Your review
      </Text>
      {review !== null && (
        <>
          <Text type="small" tone="muted" above={8} className={styles.total}>
            <b>{formatCount(review.total.decided)}</b> of {countOf(review.total.all, 'topic')} decided
          </Text>
          <Share {...review.total} />
          {review.leftOut !== '' && (
            <Text type="caption" tone="muted" pad="4 0 0">
              {review.leftOut}
            </Text>
          )}
          <ul>
            {[...review.quadrants].map(([code, { decided, all }]) => (
              <li key={code} data-quadrant={quadrantHue(quadrantOf(code))}>
                <Text as="span" type="control" tone="hue" lines={1}>
                  {quadrantOf(code).label}
                </Text>
                <Share decided={decided} all={all} />
                <Text as="span" type="small" tone="muted" className={styles.count}>
                  <b>{formatCount(decided)}</b> of {formatCount(all)}
                </Text>
              </li>
            ))}
          </ul>
          <Row gap={12} justify="between" pad="12 0 0" className={styles.next}>
            <Text type="caption" tone="muted" fit="shrink">
              {review.next === null ? 'All topics are decided' : 'Next, fastest first'}
              {review.next !== null && <span dir="auto">{review.next.name}</span>}
            </Text>
            <ButtonLink to={review.path} variant="outline" size="small">
              {review.next === null
                ? 'Open Review'
                : `Continue: ${formatCount(review.total.all - review.total.decided)} undecided`}
            </ButtonLink>
          </Row>
        </>
      )}
    </section>
  );
});

/** Said in the words beside it. */
function Share({ decided, all }: { readonly decided: number; readonly all: number }) {
  return <progress value={decided} max={all} aria-hidden="true" />;
}
