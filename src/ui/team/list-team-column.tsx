import type { TeamListRows } from '../../application/team/team-list-rows';
import type { DrawnColumn } from '../charts/table/drawn-columns';
import { late } from '../kit/layout/late';

const lateOf = { failure: 'nothing' } as const;
const Head = late(async () => (await import('./list-team-cell')).ListTeamHead, lateOf);
const Cell = late(async () => (await import('./list-team-cell')).ListTeamCell, lateOf);

/** In units of 1/16 rem: of the head with its arrow, and of the place of a colleague. */
const WIDTH = { least: 56, each: 22 };

/** In lists: what each colleague has decided; without colleagues how to begin with a team, where there is room for that. */
export function listTeamColumns(team: TeamListRows): readonly DrawnColumn[] {
  const { beginPath, heads } = team;
  if (heads.length === 0 && beginPath === null) return [];
  return [
    {
      id: 'team',
      head: 'Team',
      hint: 'What each colleague has decided; on a trend, how many of its topics. Sorted by disagreement',
      headNote: <Head team={team} />,
      width: Math.max(WIDTH.least, WIDTH.each * heads.length),
      cell: (row) => <Cell row={row} team={team} />,
      ...(heads.length === 0 ? { isSpare: true } : { order: (topic) => team.disagreementOn(topic) }),
    },
  ];
}
