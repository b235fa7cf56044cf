import { observer } from 'mobx-react-lite';
import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import { isDecided, topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Text, Row } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import { Key, shortcutsOf } from '../keys/key';
import type { ReviewPart } from '../worklist/review-parts';
import styles from './last-act.module.scss';

interface Props {
  readonly review: ReviewViewModel;
  readonly parts: readonly ReviewPart[];
}

/** What was not saved, with 'Try again'; otherwise the last status set, with Undo. */
export const LastAct = observer(function LastAct({ review, parts }: Props) {
  const { last, failed, waiting, refused } = review.acts;
  const [first] = failed;
  const [change] = last?.changes ?? [];
  const isOne = last?.changes.length === 1 && change !== undefined;
  const after = isOne && isDecided(change.to) ? review.queue.topicOf(change.topic.id) : null;
  const act =
    last === null || change === undefined
      ? null
      : {
          words: last.kept?.words ?? `set to ${topicStatusName(change.to)}`,
          name: isOne ? change.topic.name : countOf(last.changes.length, 'topic'),
          status: change.to,
          note: noteOf(waiting, refused),
        };
  return (
    <Row gap={8} type="small" tone="muted" fit="grow">
      {first === undefined ? (
        act !== null && (
          <>
            <StatusIcon status={act.status} />
            <span className={styles.text}>
              <Text as="b" type="name" tone="strong" dir="auto">
                {act.name}
              </Text>{' '}
              {act.words}
              {act.note}
            </span>
            {after !== null &&
              parts.map(({ module, AfterDecision }) => AfterDecision && <AfterDecision key={module} topic={after} />)}
          </>
        )
      ) : (
        <>
          <Text as="span" tone="negative" className={styles.failed}>
            {failed.length === 1 ? (
              <>
                <b dir="auto">{first.topic.name}</b> was not saved
              </>
            ) : (
              `${formatCount(failed.length)} were not saved`
            )}
          </Text>
          <Button variant="quiet" size="small" className={styles.action} onClick={review.retry}>
            Try again
          </Button>
        </>
      )}
      {last !== null && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.undo)}
          onClick={review.undo}
        >
          Undo <Key of={REVIEW_COMMANDS.commands.undo} />
        </Button>
      )}
    </Row>
  );
});

function noteOf(waiting: number, refused: number): string {
  if (waiting > 0) return '. Offline: saved when the connection is back';
  return refused > 0 ? '. Not saved yet: the storage of this browser refuses it' : '';
}
