import { observer } from 'mobx-react-lite';
import { localDayAndMonth, shortDay, shortLocalDay } from '../../domain/shared/calendar';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import styles from './card-team.module.scss';
import { Composer } from './composer';
import { DecideAgainWords } from './decide-again-words';
import { ResponsibleLine } from './responsible-line';
import { Stand } from './stand';
import type { TeamTools } from '../../application/team/team-loader';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { yourBroughtWords } from '../../domain/team/team-words';
import { commentParts } from '../../domain/team/comment-text';
import { shownDay, UNCERTAIN_TIME } from '../../domain/team/entry-order';
import type { Responsibility } from '../../domain/team/member-record';
import { Button } from '../kit/controls/button';
import { StatusIcon } from '../signal/status-icon';
import { MemberDisc } from '../signal/colleague-line';
import { topicTimeline, type TimelineEntry } from '../../domain/team/seen-marks';
import { Box, Row, Stack, Text } from '../kit/layout/stack';

interface Props {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** What the team says of one topic: where each one stands, who is responsible, and what was said and decided. */
export const CardTeam = observer(function CardTeam({ tools, topic }: Props) {
  const { store, acts } = tools;
  const { current } = store;
  if (current === null) return null;
  const brought = store.broughtStatus(topic.id);
  const isHidden = store.isHidden(topic.id);
  const says = store.standings(topic.id);
  const entries = topicTimeline(store.members, topic.id, { marks: current.stored.seen, isHidden });
  const firstNew = entries.findIndex(({ isNew }) => isNew);
  const since = shortLocalDay(current.stored.seenSince);
  return (
    <Stack gap={16}>
      <Text as="h3" type="card">
        {store.sentenceOf(topic.id)}
      </Text>
      {brought !== null && (
        <Row gap={16} justify="between" type="small">
          {`${yourBroughtWords(brought)}. You have not decided it yourself yet.`}
          <Button variant="outline" size="small" onClick={() => acts.adopt([{ topic, status: brought }])}>
            Decide the same
          </Button>
        </Row>
      )}
      {says.length > 0 && <Stand says={says} />}
      <ResponsibleLine key={topic.id} tools={tools} topic={topic} />
      <Text as="h4" type="label">
        Decisions and comments
      </Text>
      {entries.length === 0 ? (
        <p className={styles.none}>Nothing yet.</p>
      ) : (
        <ol>
          {entries.map((entry, index) => (
            <li key={entry.key}>
              {index === firstNew && since !== null && (
                <Row as="p" gap={12} type="caption" tone="muted" className={styles.since}>
                  Since your visit on {since}
                </Row>
              )}
              <TimelineRow entry={entry} tools={tools} />
            </li>
          ))}
        </ol>
      )}
      <Composer key={`${topic.id} new`} tools={tools} topicId={topic.id} />
    </Stack>
  );
});

interface RowProps {
  readonly entry: TimelineEntry;
  readonly tools: TeamTools;
}

/** A decision, a comment or a responsibility: who, what, why, when. All texts of members are plain text. */
const TimelineRow = observer(function TimelineRow({ entry, tools }: RowProps) {
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
    <Box type="small" className={styles.entry}>
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
              <b>{topicStatusName(entry.decision.status)}</b> <DecideAgainWords decision={entry.decision} />
            </>
          )}
          {entry.kind === 'responsible' && responsibleWords(entry.entry, nameOf, member.ids)}
        </p>
        {entry.kind === 'decision' && entry.decision.reason !== null && (
          <Text type="body" className={styles.reason} dir="auto">
            {entry.decision.reason}
          </Text>
        )}
        {entry.kind === 'comment' && (
          <>
            <Text type="body" className={styles.comment} dir="auto">
              {commentParts(entry.comment.text, nameOf).map(({ text, isMention }, index) =>
                isMention ? <b key={index}>{text}</b> : text,
              )}
            </Text>
            {member.isYou && (
              <Row as="p" gap={4} className={styles.tools}>
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
              </Row>
            )}
          </>
        )}
      </div>
      <time dateTime={entry.at}>
        {shownDay(entry.at, store.latest) === null ? UNCERTAIN_TIME : localDayAndMonth(entry.at)}
        {entry.isNew && <span className="visually-hidden"> (new)</span>}
      </time>
    </Box>
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
