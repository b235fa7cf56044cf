import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ListedSignal, TeamListRows } from '../../application/team/team-list-rows';
import { Row } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import styles from './list-team-cell.module.scss';

interface Props {
  readonly team: TeamListRows;
}

/** Below the head of the team's column: a place for each colleague, or where one begins with a team. */
export const ListTeamHead = observer(function ListTeamHead({ team }: Props) {
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
export const ListTeamCell = observer(function ListTeamCell({ row, team }: Props & { readonly row: ListedSignal }) {
  if (!team.isShared) return null;
  const words = <span className="visually-hidden">{team.wordsOf(row)}</span>;
  if (team.isHidden(row)) {
    return (
      <Row as="span" inline className={styles.lock} title={team.linesOf(row)}>
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        {words}
      </Row>
    );
  }
  const places =
    row.type === 'trend'
      ? team.countsOf(row).map((count) => (count === 0 ? null : count))
      : team.statusesOf(row).map((status, at) => status && <StatusIcon key={at} status={status} size={16} />);
  return (
    <span title={team.linesOf(row)}>
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
