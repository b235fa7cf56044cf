import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import type { RoundTopic, RoundView } from '../../application/team/team-rounds';
import type { TeamTools } from '../../application/team/team-tools';
import { formatGrowth } from '../../domain/topic/growth';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import { isDecided, statusOfKey, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './rounds.module.scss';
import { Stand } from './stand';

interface Props {
  readonly tools: TeamTools;
  readonly view: RoundView;
}

const CHOICES = TOPIC_STATUSES.filter(isDecided);

/** One line a topic, blank at first: the four statuses and a reason. The digits vote on the focused line. */
export const RoundVotes = observer(function RoundVotes({ tools, view }: Props) {
  const earlier = tools.rounds.all.find(({ round }) => round.id === view.round.follows);
  const before = earlier === undefined ? [] : tools.rounds.topicsOf(earlier);
  return (
    <ol className={styles.votes}>
      {tools.rounds.topicsOf(view).map((row) => (
        <VoteLine key={row.id} tools={tools} view={view} row={row} before={before.find(({ id }) => id === row.id)} />
      ))}
    </ol>
  );
});

interface LineProps extends Props {
  readonly row: RoundTopic;
  /** In the round before, whose spread and reasons are shown without names. */
  readonly before: RoundTopic | undefined;
}

const VoteLine = observer(function VoteLine({ tools: { rounds }, view: { round }, row, before }: LineProps) {
  const { topic, id, name } = row;
  const vote = rounds.voteOf(round, id);
  const onKeyDown = (event: KeyboardEvent): void => {
    const status = statusOfKey(event.key);
    if (event.target instanceof HTMLInputElement || status === null || !isDecided(status)) return;
    event.preventDefault();
    rounds.vote(round, id, status);
  };
  return (
    <li data-quadrant={topic === null ? undefined : quadrantHue(topic.quadrant)} onKeyDown={onKeyDown}>
      <span className={styles.topic}>
        <button type="button" dir="auto" disabled={topic === null} onClick={() => topic && rounds.openCard(topic)}>
          {name}
        </button>
        {topic !== null && <span>{formatGrowth(topic.growth)}</span>}
      </span>
      <span className={styles.choices} role="group" aria-label={`Your decision on ${name}`}>
        {CHOICES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={vote?.status === status}
            aria-keyshortcuts={String(status)}
            onClick={() => rounds.vote(round, id, status)}
          >
            <StatusIcon status={status} size={16} />
            <span>{topicStatusName(status)}</span>
          </button>
        ))}
      </span>
      <input
        key={vote?.at}
        className={styles.why}
        defaultValue={vote?.reason ?? ''}
        disabled={vote === null}
        maxLength={TEXT_LIMITS.reason}
        placeholder="Why?"
        dir="auto"
        aria-label={`Your reason on ${name}`}
        onBlur={({ target }) => rounds.explain(round, id, target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {row.votes.length > 1 && (
        <div className={styles.open}>
          <Stand says={row.votes} isLabelled />
        </div>
      )}
      {before !== undefined && before.votes.length > 0 && (
        <p className={styles.before}>
          Round before:{' '}
          {CHOICES.map((status) => ({ status, count: before.votes.filter((each) => each.status === status).length }))
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => `${count} ${topicStatusName(status)}`)
            .join(', ')}
          . {before.votes.flatMap(({ reason }) => (reason === null ? [] : `“${reason}”`)).join(' ')}
        </p>
      )}
    </li>
  );
});
