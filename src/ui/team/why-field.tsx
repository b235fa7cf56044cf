import { observer } from 'mobx-react-lite';
import { joined } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { focusOnMount } from '../kit/controls/focus-around';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { COMMANDS } from '../../application/shell/commands/commands';
import { Key, shortcutsOf } from '../keys/key';
import { useReason } from './reason-field';
import styles from './why-field.module.scss';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly tools: TeamTools;
  /** What was decided last. */
  readonly topic: Pick<Topic, 'id' | 'name' | 'status'>;
}

/** Others that are named. */
const NAMED = 2;

/** After an act in the queue: 'Why?', with those who say otherwise. The field opens only when it is asked for. */
export const WhyField = observer(function WhyField({ tools, topic }: Props) {
  const { store, queue } = tools;
  const { field, save, giveUp } = useReason(tools, topic);
  const says = store.apartFrom(topic);
  const named = says.slice(0, NAMED).map((say) => `${say.name} says ${topicStatusName(say.status)}`);
  const words = named.length === 0 ? '' : `${joined(named)}. `;
  if (queue.explaining !== topic.id) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.why}
        aria-keyshortcuts={shortcutsOf(COMMANDS.review.explain)}
        onClick={() => queue.explain(topic.id)}
      >
        <span className={styles.says}>{words}</span>Why? <Key of={COMMANDS.review.explain} />
      </Button>
    );
  }
  const leave = (): void => {
    save();
    queue.explain(null);
  };
  return (
    <Row as="label" gap={8} pad="0 8" className={styles.field}>
      <Text as="span" fit="rigid">
        {words}Why?
      </Text>
      <input
        ref={focusOnMount}
        {...field}
        aria-label={`Your reason for ${topic.name}`}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') return leave();
          giveUp();
          queue.explain(null);
        }}
      />
      <Key of={COMMANDS.review.openCard} />
    </Row>
  );
});
