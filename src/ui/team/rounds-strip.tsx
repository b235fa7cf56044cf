import { EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RoundView, TeamRounds } from '../../application/team/team-rounds';
import type { TeamStore } from '../../application/team/team.store';
import { shortDay } from '../../domain/shared/calendar';
import { countOf, formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Text } from '../kit/layout/text';
import styles from './rounds.module.scss';

interface Props {
  readonly rounds: TeamRounds;
  readonly store: TeamStore;
}

/** Closed rounds that are listed; older ones follow with each that is opened. */
const MOST_SHOWN = 3;

/** The rounds of the team: to vote in, or with their results. */
export const RoundsStrip = observer(function RoundsStrip({ rounds, store }: Props) {
  const shown = rounds.all.filter(({ isOpen }, index) => isOpen || index < MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="Independent rounds">
      {shown.map((view) => (
        <li key={view.round.id}>
          <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
          <b dir="auto">
            Round {view.number}: {view.round.name}
          </b>
          <Text as="span" tone="muted">
            {stateWords(view, store)}
          </Text>
          <Button variant={view.isOpen ? 'ink' : 'outline'} size="small" onClick={() => rounds.show(view.round.id)}>
            {view.isOpen ? 'Decide' : 'Results'}
          </Button>
        </li>
      ))}
    </ul>
  );
});

function stateWords({ round, isOpen, progress }: RoundView, store: TeamStore): string {
  if (!isOpen) return `${countOf(round.topics.length, 'topic')}, closed`;
  const own = progress.find(({ member }) => member === store.you)?.done ?? 0;
  const done = progress.filter((each) => each.done === round.topics.length).length;
  return [
    `${formatCount(own)} of ${countOf(round.topics.length, 'topic')} decided by you`,
    `${formatCount(done)} of ${countOf(progress.length, 'member')} done`,
    `closes on ${shortDay(round.closesAt)}`,
  ].join(', ');
}
