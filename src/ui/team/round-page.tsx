import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RoundView } from '../../application/team/team-rounds';
import type { TeamTools } from '../../application/team/team-tools';
import { shortDay } from '../../domain/shared/calendar';
import { countOf, formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { MemberDisc } from './member-disc';
import { RoundResults } from './round-results';
import { RoundVotes } from './round-votes';
import styles from './rounds.module.scss';

interface Props {
  readonly tools: TeamTools;
  readonly view: RoundView;
}

/** One round: the topics to vote on, or the results of all together. */
export const RoundPage = observer(function RoundPage({ tools, view }: Props) {
  const { rounds, store } = tools;
  const { round, number, isOpen, progress } = view;
  return (
    <div className={styles.page}>
      <Button variant="quiet" size="small" className={styles.back} onClick={() => rounds.show(null)}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        All topics
      </Button>
      <h2 className={styles.title} dir="auto">
        {isOpen ? `Round ${number}: ${round.name}` : rounds.headlineOf(view)}
      </h2>
      <p className={styles.facts}>
        {isOpen
          ? `Closes on ${shortDay(round.closesAt)}, or as soon as all are done. What the others decide is hidden ${round.hiding === 'close' ? 'until then' : 'until you have decided'}; the files can be read.`
          : `Independent round ${number}, ${round.name}. A result changes no status.`}
      </p>
      {isOpen && (
        <ul className={styles.progress} aria-label="Progress">
          {progress.map(({ member, done }) => (
            <li key={member.id}>
              <MemberDisc member={member} isEmpty={done === 0} />
              <span dir="auto">{member.isYou ? 'You' : member.name}</span>
              <progress value={done} max={round.topics.length} aria-label={`Decided by ${member.name}`} />
              <span>
                {done === round.topics.length ? 'done' : `${formatCount(done)} of ${formatCount(round.topics.length)}`}
              </span>
            </li>
          ))}
          {store.isOwner && (
            <li>
              <Button variant="outline" size="small" onClick={() => rounds.end(view)}>
                End it now
              </Button>
            </li>
          )}
        </ul>
      )}
      {isOpen ? (
        <RoundVotes tools={tools} view={view} />
      ) : progress.every(({ done }) => done === 0) ? (
        <p className={styles.facts}>No member has decided on any of the {countOf(round.topics.length, 'topic')}.</p>
      ) : (
        <RoundResults tools={tools} view={view} />
      )}
    </div>
  );
});
