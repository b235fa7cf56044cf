import { observer } from 'mobx-react-lite';
import { useId } from 'react';
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

/** One line of reason for your own decision; saved when the field is left. */
export const ReasonField = observer(function ReasonField({ tools: { acts, store }, topic }: Props) {
  const id = useId();
  const reason = acts.reasonOf(topic.id);
  const draft = useDraft(reasonDraft(topic.id), reason);
  const last = lastOf(store.you?.logs.get(topic.id));
  const save = (): void => {
    if (!draft.isTyped) return;
    acts.explain(topic, draft.text);
    draft.end();
  };
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>Your reason</label>
      <input
        id={id}
        key={`${topic.id} ${last?.at}`}
        data-reason
        value={draft.text}
        maxLength={MEMBER_TEXT_LIMITS.reason}
        dir="auto"
        aria-keyshortcuts={shortcutsOf(COMMANDS.card.explain)}
        placeholder="One line for the team"
        onChange={({ target }) => draft.write(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Escape') flushSync(draft.end);
          focusAround(event.currentTarget);
        }}
      />
      <span>{shortDay(last?.at ?? null)}</span>
    </div>
  );
});
