import { observer } from 'mobx-react-lite';
import { COMMANDS } from '../../application/shell/commands/commands';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import type { TeamTools } from '../../application/team/team-tools';
import { countOf, formatCount } from '../../domain/shared/figures';
import { isDecided, topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { StatusIcon } from '../kit/signal/status-icon';
import { Key, shortcutsOf } from '../keys/key';
import { WhyField } from '../team/why-field';
import styles from './last-act.module.scss';

interface Props {
  readonly review: ReviewViewModel;
  readonly team: TeamTools | null;
}

/** What was not saved, with 'Try again'; otherwise the last status set, with Undo. */
export const LastAct = observer(function LastAct({ review, team }: Props) {
  const { last, failed, waiting } = review.acts;
  const [first] = failed;
  const [change] = last?.changes ?? [];
  return (
    <div className={styles.last}>
      {first !== undefined ? (
        <>
          <span className={styles.failed}>
            {failed.length === 1 ? (
              <>
                <b dir="auto">{first.topic.name}</b> was not saved
              </>
            ) : (
              `${formatCount(failed.length)} were not saved`
            )}
          </span>
          <Button variant="quiet" size="small" className={styles.action} onClick={review.retry}>
            Try again
          </Button>
        </>
      ) : (
        last !== null &&
        change !== undefined && (
          <>
            <StatusIcon status={change.to} />
            <span className={styles.text}>
              <b dir="auto">{last.changes.length === 1 ? change.topic.name : countOf(last.changes.length, 'topic')}</b>{' '}
              set to {topicStatusName(change.to)}
              {waiting > 0 && '. Offline: saved when the connection is back'}
            </span>
          </>
        )
      )}
      {team !== null &&
        first === undefined &&
        last?.changes.length === 1 &&
        change !== undefined &&
        isDecided(change.to) && <WhyField tools={team} topic={change.topic} />}
      {last !== null && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          aria-keyshortcuts={shortcutsOf(COMMANDS.review.undo)}
          onClick={review.undo}
        >
          Undo <Key of={COMMANDS.review.undo} />
        </Button>
      )}
    </div>
  );
});
