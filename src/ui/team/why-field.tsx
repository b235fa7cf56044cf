import { observer } from 'mobx-react-lite';
import { joined } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { focusOnMount, focusAround } from '../kit/controls/focus-around';
import { Row, Text } from '../kit/layout/stack';
import { KEEP_REASON, TEAM_QUEUE_COMMANDS } from '../../application/team/team-commands';
import { Key, shortcutsOf } from '../keys/key';
import styles from './why-field.module.scss';
import type { TeamTools } from '../../application/team/team-loader';
import { useId, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { reasonDraft } from '../../application/team/team-acts';
import { shortLocalDay } from '../../domain/shared/calendar';
import { lastOf, MEMBER_TEXT_LIMITS } from '../../domain/team/member-record';
import { useDraft } from '../kit/controls/use-draft';

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
        aria-keyshortcuts={shortcutsOf(TEAM_QUEUE_COMMANDS.commands.explain)}
        onClick={() => queue.explain(topic.id)}
      >
        <span className={styles.says}>{words}</span>Why? <Key of={TEAM_QUEUE_COMMANDS.commands.explain} />
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
      <Key of={KEEP_REASON} />
    </Row>
  );
});

interface UseReasonProps {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** What is typed as the own reason on a topic, for a field, and what saves it. */
function useReason({ acts }: TeamTools, topic: Pick<Topic, 'id' | 'name'>) {
  const draft = useDraft(reasonDraft(topic.id), acts.reasonOf(topic.id));
  const save = (): void => {
    const { isTyped, text } = draft;
    draft.end();
    if (isTyped) acts.explain(topic, text);
  };
  const field = {
    value: draft.text,
    maxLength: MEMBER_TEXT_LIMITS.reason,
    dir: 'auto',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => draft.write(target.value),
  } as const;
  return { field, save, giveUp: draft.end };
}

/** One line of reason for your own decision; saved when the field is left. */
export const ReasonField = observer(function ReasonField({ tools, topic }: UseReasonProps) {
  const id = useId();
  const { field, save, giveUp } = useReason(tools, topic);
  const last = lastOf(tools.store.you?.logs.get(topic.id));
  return (
    <Row gap={12} type="small" tone="muted" className={styles.reason}>
      <label htmlFor={id}>Your reason</label>
      <input
        id={id}
        key={`${topic.id} ${last?.at}`}
        data-reason
        {...field}
        aria-keyshortcuts={shortcutsOf(TEAM_QUEUE_COMMANDS.commands.explain)}
        placeholder="One line for the team"
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Escape') flushSync(giveUp);
          focusAround(event.currentTarget);
        }}
      />
      {last !== null && <span>{shortLocalDay(last.at)}</span>}
    </Row>
  );
});
