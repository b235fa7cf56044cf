import { observer } from 'mobx-react-lite';
import { useId, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { reasonDraft } from '../../application/team/team-acts';
import { shortDay } from '../../domain/shared/calendar';
import { lastOf, MEMBER_TEXT_LIMITS } from '../../domain/team/member-record';
import type { Topic } from '../../domain/topic/topic';
import { COMMANDS } from '../../application/shell/commands/commands';
import { shortcutsOf } from '../keys/key';
import { focusAround } from '../kit/controls/focus-around';
import { useDraft } from '../kit/controls/use-draft';
import styles from './reason-field.module.scss';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** What is typed as the own reason on a topic, for a field, and what saves it. */
export function useReason({ acts }: TeamTools, topic: Pick<Topic, 'id' | 'name'>) {
  const draft = useDraft(reasonDraft(topic.id), acts.reasonOf(topic.id));
  const save = (): void => {
    if (draft.isTyped) acts.explain(topic, draft.text);
    draft.end();
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
export const ReasonField = observer(function ReasonField({ tools, topic }: Props) {
  const id = useId();
  const { field, save, giveUp } = useReason(tools, topic);
  const last = lastOf(tools.store.you?.logs.get(topic.id));
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>Your reason</label>
      <input
        id={id}
        key={`${topic.id} ${last?.at}`}
        data-reason
        {...field}
        aria-keyshortcuts={shortcutsOf(COMMANDS.card.explain)}
        placeholder="One line for the team"
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Escape') flushSync(giveUp);
          focusAround(event.currentTarget);
        }}
      />
      <span>{shortDay(last?.at ?? null)}</span>
    </div>
  );
});
