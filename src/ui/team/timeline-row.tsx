import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { dayAndMonth, shortDay } from '../../domain/shared/calendar';
import { commentParts } from '../../domain/team/comment-text';
import { UNKNOWN_TIME } from '../../domain/team/known-time';
import type { Responsibility } from '../../domain/team/member-record';
import type { TimelineEntry } from '../../domain/team/topic-timeline';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './card-team.module.scss';
import { Composer } from './composer';
import { MemberDisc } from './member-disc';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly entry: TimelineEntry;
  readonly tools: TeamTools;
}

/** A decision, a comment or a responsibility: who, what, why, when. All texts of members are plain text. */
export const TimelineRow = observer(function TimelineRow({ entry, tools }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { member } = entry;
  const { acts, store } = tools;
  const nameOf = (id: string): string | null => store.byId.get(id)?.name ?? null;
  if (isEditing && entry.kind === 'comment') {
    return (
      <Composer tools={tools} topicId={entry.comment.topicId} edited={entry.comment} onDone={() => setEditing(false)} />
    );
  }
  return (
    <div className={styles.entry}>
      <MemberDisc member={member} />
      <div className={styles.words}>
        <p>
          <b dir="auto">{member.name}</b>{' '}
          {entry.kind === 'decision' && (
            <>
              {entry.from !== null && (
                <span className={styles.from}>
                  {topicStatusName(entry.from)} <ArrowRight size={12} strokeWidth={1.75} aria-label="then" />
                </span>
              )}
              <StatusIcon status={entry.decision.status} size={14} />
              <b>{topicStatusName(entry.decision.status)}</b> <span dir="auto">{entry.decision.reason}</span>
            </>
          )}
          {entry.kind === 'responsible' && responsibleWords(entry.entry, nameOf, member.ids)}
        </p>
        {entry.kind === 'comment' && (
          <>
            <p className={styles.comment} dir="auto">
              {commentParts(entry.comment.text, nameOf).map(({ text, isMention }, index) =>
                isMention ? <b key={index}>{text}</b> : text,
              )}
            </p>
            {member.isYou && (
              <p className={styles.tools}>
                <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => acts.comment(entry.comment.topicId, '', entry.comment.id)}
                >
                  Remove
                </Button>
              </p>
            )}
          </>
        )}
      </div>
      <time dateTime={entry.at}>
        {entry.at === UNKNOWN_TIME ? 'time uncertain' : dayAndMonth(entry.at)}
        {entry.isNew && <span className="visually-hidden"> (new)</span>}
      </time>
    </div>
  );
});

function responsibleWords(
  { who, task, due, isDone }: Responsibility,
  nameOf: (id: string) => string | null,
  by: readonly string[],
): string {
  if (who === null) return 'left it without a responsible person';
  const own = by.includes(who);
  const name = nameOf(who) ?? 'a former member';
  if (isDone) return `marked it as done${task === '' ? '' : `: ${task}`}`;
  const until = due === null ? '' : ` by ${shortDay(due)}`;
  return `${own ? 'took it on' : `gave it to ${name}`}${task === '' ? '' : `: ${task}`}${until}`;
}
