import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { TopicStatusStore } from '../../application/decisions/topic-status.store';
import type { SetStatusForMany, StatusAct } from '../../application/decisions/set-status-for-many';
import type { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './selection-bar.module.scss';
import { failedText } from './selection-words';

interface Props {
  readonly act: StatusAct;
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly bulk: SetStatusForMany;
}

/** Names the topics whose status was not saved. */
export const FailedTopics = observer(function FailedTopics({ act, signals, statuses, bulk }: Props) {
  const [first] = act.failed;
  const topic = first && signals.topicById.get(first.id);
  const stays = topic && statuses.statusOf(topic);
  return (
    <Row gap={12} type="small" ruled="below" pad="8 12" className={styles.failures}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      {act.failed.length === 1 ? (
        <p>
          <Text as="b" type="name" dir="auto">
            {first?.name}
          </Text>{' '}
          was not saved
          {stays != null && ` and stays ${topicStatusName(stays)}`}.
        </p>
      ) : (
        <div className={styles.list}>
          <p>{failedText(act)}:</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys. */}
          <ul aria-label="Not saved" tabIndex={0}>
            {act.failed.map(({ id, name }) => (
              <Text as="li" type="name" key={id} dir="auto">
                {name}
              </Text>
            ))}
          </ul>
        </div>
      )}
      {!act.isRunning && (
        <Button variant="outline" size="small" onClick={() => void bulk.retryFailed()}>
          Try again
        </Button>
      )}
    </Row>
  );
});
