import { observer } from 'mobx-react-lite';
import type { TeamTools } from '../../application/team/team-tools';
import { joined } from '../../domain/shared/joined';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { focusOnMount } from '../kit/controls/focus-on-mount';
import { COMMANDS } from '../../application/shell/commands/commands';
import { Key, shortcutsOf } from '../keys/key';
import styles from './why-field.module.scss';

interface Props {
  readonly tools: TeamTools;
  /** What was decided last. */
  readonly topic: Pick<Topic, 'id' | 'name' | 'status'>;
}

/** After an act: 'Why?', with those who say otherwise. The field opens only when it is asked for; the next topic is already there. */
export const WhyField = observer(function WhyField({ tools: { store, acts, queue }, topic }: Props) {
  const apart = store.apartFrom(topic);
  const [first] = apart;
  const says =
    first === undefined
      ? ''
      : `${joined(apart.slice(0, 2).map(({ name }) => name))} ${apart.length === 1 ? 'says' : 'say'} ${topicStatusName(first.status)}. `;
  if (queue.explaining !== topic.id) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.why}
        aria-keyshortcuts={shortcutsOf(COMMANDS.review.explain)}
        onClick={() => queue.explain(topic.id)}
      >
        <span className={styles.says}>{says}</span>Why? <Key of={COMMANDS.review.explain} />
      </Button>
    );
  }
  const close = (): void => queue.explain(null);
  return (
    <label className={styles.field}>
      <span>{says}Why?</span>
      <input
        ref={focusOnMount}
        defaultValue={acts.reasonOf(topic.id)}
        maxLength={TEXT_LIMITS.reason}
        dir="auto"
        aria-label={`Your reason for ${topic.name}`}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') acts.explain(topic, event.currentTarget.value);
          close();
        }}
      />
      <Key of={COMMANDS.review.openCard} />
    </label>
  );
});
