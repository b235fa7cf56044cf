import { ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { TopicId } from '../../domain/shared/entity-id';
import { fold } from '../../domain/shared/fold';
import { commentParts, openMention, withMentions } from '../../domain/team/comment-text';
import { MEMBER_TEXT_LIMITS, type TeamComment } from '../../domain/team/member-record';
import { Button } from '../kit/controls/button';
import { IconButton } from '../kit/controls/icon-button';
import { TEAM_QUEUE_COMMANDS } from '../../application/team/team-commands';
import { shortcutsOf } from '../keys/key';
import { useDraft } from '../kit/controls/use-draft';
import { focusAround } from '../kit/controls/focus-around';
import styles from './card-team.module.scss';
import type { TeamTools } from '../../application/team/team-loader';
import { Row } from '../kit/layout/stack';

interface Props {
  readonly tools: TeamTools;
  readonly topicId: TopicId;
  /** An own comment that is edited; absent: a new one. */
  readonly edited?: TeamComment;
  readonly onDone?: () => void;
}

/** Members that are offered for one mention. */
const OFFERED = 5;

/** Writes to the team: plain text; '@' offers the members. Enter sends, Shift and Enter begins a line. */
export const Composer = observer(function Composer({ tools: { store, acts, queue }, topicId, edited, onDone }: Props) {
  const nameOf = (id: string): string | null => store.byId.get(id)?.name ?? null;
  const sent = commentParts(edited?.text ?? '', nameOf)
    .map((part) => part.text)
    .join('');
  const { text, write, end } = useDraft(`comment ${topicId} ${edited?.id ?? ''}`, sent);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isAsked = queue.isCommenting && edited === undefined;
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    queue.comment(false);
  }, [isAsked, queue]);
  const typed = openMention(text);
  const offered =
    typed === null
      ? []
      : store.members.filter(({ name, isYou }) => !isYou && fold(name).startsWith(fold(typed))).slice(0, OFFERED);
  const mention = (name: string): void => {
    write(`${text.slice(0, text.length - (typed?.length ?? 0))}${name} `);
    field.current?.focus();
  };
  const send = (): void => {
    if (text.trim() === '' && edited === undefined) return;
    acts.comment(topicId, withMentions(text, store.members), edited?.id);
    end();
    onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = offered;
    if (event.key === 'Escape') {
      // The first Escape leaves the field, the next one closes the card.
      if (field.current !== null) focusAround(field.current);
      onDone?.();
    } else if ((event.key === 'Tab' || event.key === 'Enter') && first !== undefined && !event.shiftKey)
      mention(first.name);
    else if (event.key === 'Enter' && !event.shiftKey) send();
    else return;
    event.preventDefault();
  };
  return (
    <Row gap={4} className={styles.composer}>
      {offered.length > 0 && (
        <Row gap={4} className={styles.offered} role="group" aria-label="Members to mention">
          {offered.map(({ id: member, name }) => (
            <Button key={member} variant="outline" size="small" onClick={() => mention(name)}>
              @{name}
            </Button>
          ))}
        </Row>
      )}
      <label htmlFor={id} className="visually-hidden">
        {edited === undefined ? 'Write to the team' : 'Your comment'}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        maxLength={MEMBER_TEXT_LIMITS.comment}
        dir="auto"
        placeholder="Write to the team, @ mentions a member"
        aria-keyshortcuts={shortcutsOf(TEAM_QUEUE_COMMANDS.commands.comment)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label={edited === undefined ? 'Send' : 'Save'}
        icon={<ArrowUp size={18} strokeWidth={1.75} />}
        disabled={text.trim() === '' && edited === undefined}
        onClick={send}
      />
    </Row>
  );
});
