import { observer } from 'mobx-react-lite';
import type { TakeOverDecisions } from '../../application/decisions/take-over-decisions';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import styles from './take-over-line.module.scss';

/**
 * Offers the decisions that the user has taken on the same topics in another workspace; see TakeOverDecisions. It is found
 * after the page has been drawn, and so stays at the lower edge, where it moves nothing.
 */
export const TakeOverLine = observer(function TakeOverLine({ takeOver }: { readonly takeOver: TakeOverDecisions }) {
  const { offer } = takeOver;
  if (offer === null) return null;
  const from = offer.from === null ? 'another workspace' : `\u2068${offer.from}\u2069`;
  return (
    <Row gap={8} pad="8 gutter" wrap data-print="none" className={styles.line}>
      <Text as="p" role="status">
        You have decided nothing here yet. You have {countOf(offer.count, 'decision')} on the same topics in {from}.
      </Text>
      <Button variant="outline" onClick={() => void takeOver.take()}>
        Take over {countOf(offer.count, 'decision')}
      </Button>
      <Button variant="quiet" onClick={takeOver.decline}>
        Not now
      </Button>
    </Row>
  );
});
