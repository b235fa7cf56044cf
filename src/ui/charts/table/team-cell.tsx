import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { StatusIcon } from '../../signal/status-icon';
import type { ChartItem } from '../items/chart-item';
import styles from './team-cell.module.scss';
import type { TeamRows } from './team-rows';

interface Props {
  readonly team: TeamRows;
}

/** Below the head of the team's column: a place for each colleague, or where one begins with a team. */
export const TeamHead = observer(function TeamHead({ team }: Props) {
  const { beginPath, heads } = team;
  if (beginPath !== null) {
    return (
      <Link className={styles.begin} to={beginPath} title="Decide with your team: see how to begin">
        Share <span className="visually-hidden">with your team</span>
      </Link>
    );
  }
  return (
    <span className={styles.places} aria-hidden="true">
      {heads.map((initials) => (
        <small key={initials}>{initials}</small>
      ))}
    </span>
  );
});

/** What the colleagues have decided, each in the place of the head; of a trend, on how many of its topics. */
export const TeamCell = observer(function TeamCell({ item, team }: Props & { readonly item: ChartItem }) {
  if (!team.isShared) return null;
  const words = <span className="visually-hidden">{team.wordsOf(item)}</span>;
  if (team.isHidden(item)) {
    return (
      <span className={styles.lock} title={team.linesOf(item)}>
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        {words}
      </span>
    );
  }
  const places =
    item.type === 'trend'
      ? team.countsOf(item).map((count) => (count === 0 ? null : count))
      : team.statusesOf(item).map((status, at) => status && <StatusIcon key={at} status={status} size={16} />);
  return (
    <span title={team.linesOf(item)}>
      <span className={styles.places} aria-hidden="true">
        {places.map((place, at) => (
          <span key={at} data-none={place === null || undefined}>
            {place ?? '·'}
          </span>
        ))}
      </span>
      {words}
    </span>
  );
});
