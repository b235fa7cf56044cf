import { observer } from 'mobx-react-lite';
import { shortDay } from '../../domain/shared/calendar';
import { topicTimeline } from '../../domain/team/topic-timeline';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import styles from './card-team.module.scss';
import { Composer } from './composer';
import { ResponsibleLine } from './responsible-line';
import { Stand } from './stand';
import { TimelineRow } from './timeline-row';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** What the team says of one topic: where each one stands, who is responsible, and what was said and decided. */
export const CardTeam = observer(function CardTeam({ tools, topic }: Props) {
  const { store } = tools;
  const { current } = store;
  if (current === null) return null;
  const isHidden = store.isHidden(topic.id);
  const says = store.standings(topic.id);
  const entries = topicTimeline(store.members, topic.id, { marks: current.stored.seen, isHidden });
  const firstNew = entries.findIndex(({ isNew }) => isNew);
  const together = store.teamDecisions.get(topic.id);
  const since = shortDay(current.stored.seenSince);
  return (
    <div className={styles.team}>
      <h3 className={styles.sentence}>{store.sentenceOf(topic.id)}</h3>
      {says.length > 0 && <Stand says={says} isLabelled />}
      {together !== undefined && (
        <p className={styles.together} dir="auto">
          <b>Decided together: {topicStatusName(together.status)}.</b> {together.reason} {shortDay(together.at)}
        </p>
      )}
      <ResponsibleLine key={topic.id} tools={tools} topic={topic} />
      <h4 className={styles.heading}>What was said and decided</h4>
      {entries.length === 0 ? (
        <p className={styles.none}>Nothing yet.</p>
      ) : (
        <ol>
          {entries.map((entry, index) => (
            <li key={entry.key}>
              {index === firstNew && since !== null && <p className={styles.since}>Since your visit on {since}</p>}
              <TimelineRow entry={entry} tools={tools} />
            </li>
          ))}
        </ol>
      )}
      <Composer key={`${topic.id} new`} tools={tools} topicId={topic.id} />
    </div>
  );
});
