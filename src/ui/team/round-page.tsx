import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RoundView } from '../../application/team/team-rounds';
import type { TeamTools } from '../../application/team/team-tools';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { RoundResults } from './round-results';
import { RoundScreen } from './round-screen';
import styles from './rounds.module.scss';

interface Props {
  readonly tools: TeamTools;
  readonly view: RoundView;
}

/** One round: the topics to vote on, or the results of all together. */
export const RoundPage = observer(function RoundPage({ tools, view }: Props) {
  const { rounds } = tools;
  const { round, number, isOpen, progress } = view;
  if (isOpen) return <RoundScreen tools={tools} view={view} />;
  return (
    <div className={styles.page}>
      <Button variant="quiet" size="small" className={styles.back} onClick={() => rounds.show(null)}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        All topics
      </Button>
      <h2 className={styles.title} dir="auto">
        {rounds.headlineOf(view)}
      </h2>
      <p className={styles.facts}>
        Independent round {number}, {round.name}. A result changes no status.
      </p>
      {progress.every(({ done }) => done === 0) ? (
        <p className={styles.facts}>No member has decided on any of the {countOf(round.topics.length, 'topic')}.</p>
      ) : (
        <RoundResults tools={tools} view={view} />
      )}
    </div>
  );
});
