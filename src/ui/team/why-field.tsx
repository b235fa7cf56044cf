import { observer } from 'mobx-react-lite';
import { reasonDraft } from '../../application/team/team-acts';
import type { TeamTools } from '../../application/team/team-tools';
import { joined } from '../../domain/shared/joined';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { useDraft } from '../kit/controls/use-draft';
import { focusOnMount } from '../kit/controls/focus-on-mount';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { COMMANDS } from '../../application/shell/commands/commands';
import { Key, shortcutsOf } from '../keys/key';
import styles from './why-field.module.scss';

interface Props {
  readonly tools: TeamTools;
  /** What was decided last. */
  readonly topic: Pick<Topic, 'id' | 'name' | 'status'>;
}

/** After an act in the queue: 'Why?', with those who say otherwise. */
export const WhyField = observer(function WhyField({ tools: { store, acts, queue }, topic }: Props) {
  return (
    <WhyLine
      field={reasonDraft(topic.id)}
      name={topic.name}
      says={store.apartFrom(topic)}
      reason={acts.reasonOf(topic.id)}
      isOpen={queue.explaining === topic.id}
      onOpen={(isOpen) => queue.explain(isOpen ? topic.id : null)}
      onSave={(reason) => acts.explain(topic, reason)}
    />
  );
});

interface LineProps {
  /** Under which the typed words are kept. */
  readonly field: string;
  /** Of the topic. */
  readonly name: string;
  /** Those who say otherwise. */
  readonly says: ReturnType<TeamTools['store']['apartFrom']>;
  readonly reason: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onSave: (reason: string) => void;
}

/** Others that are named. */
const NAMED = 2;

/** The field opens only when it is asked for; the next topic is already there. */
export function WhyLine({ field, name, says, reason, isOpen, onOpen, onSave }: LineProps) {
  const draft = useDraft(field, reason);
  const named = says.slice(0, NAMED).map((say) => `${say.name} says ${topicStatusName(say.status)}`);
  const words = named.length === 0 ? '' : `${joined(named)}. `;
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.why}
        aria-keyshortcuts={shortcutsOf(COMMANDS.review.explain)}
        onClick={() => onOpen(true)}
      >
        <span className={styles.says}>{words}</span>Why? <Key of={COMMANDS.review.explain} />
      </Button>
    );
  }
  const leave = (): void => {
    if (draft.isTyped) onSave(draft.text);
    draft.end();
    onOpen(false);
  };
  return (
    <Row as="label" gap={8} pad="0 8" className={styles.field}>
      <Text as="span" fit="rigid">
        {words}Why?
      </Text>
      <input
        ref={focusOnMount}
        value={draft.text}
        maxLength={TEXT_LIMITS.reason}
        dir="auto"
        aria-label={`Your reason for ${name}`}
        onChange={({ target }) => draft.write(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') return leave();
          draft.end();
          onOpen(false);
        }}
      />
      <Key of={COMMANDS.review.openCard} />
    </Row>
  );
}
