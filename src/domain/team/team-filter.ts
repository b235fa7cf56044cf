import type { Query } from '../shared/query';
import type { Agreement } from './agreement';

/** Which topics the team's tab lists. */
export const TEAM_FILTERS = ['all', 'disagree', 'one', 'none', 'changed', 'mine'] as const;
export type TeamFilter = (typeof TEAM_FILTERS)[number];

interface JudgedTopic {
  readonly agreement: Agreement;
  /** A colleague's decision on it is unread. */
  readonly isChanged: boolean;
  /** You are responsible for it. */
  readonly isMine: boolean;
}

const PASSES: Readonly<Record<TeamFilter, (topic: JudgedTopic) => boolean>> = {
  all: () => true,
  disagree: ({ agreement }) => agreement.group === 'split',
  one: ({ agreement }) => agreement.group === 'one',
  none: ({ agreement }) => agreement.group === 'none',
  changed: ({ isChanged }) => isChanged,
  mine: ({ isMine }) => isMine,
};

export function passesTeamFilter(filter: TeamFilter, topic: JudgedTopic): boolean {
  return PASSES[filter](topic);
}

const PARAMETER = 'team';

export function teamFilterFromQuery(query: Query): TeamFilter {
  const value = query.find(([name]) => name === PARAMETER)?.[1];
  return TEAM_FILTERS.find((filter) => filter === value) ?? 'all';
}

/** The query with this filter; the default is not written. */
export function withTeamFilter(query: Query, filter: TeamFilter): Query {
  const others = query.filter(([name]) => name !== PARAMETER);
  return filter === 'all' ? others : [...others, [PARAMETER, filter]];
}

const ROUND = 'round';

/** The round that is shown instead of the topics; null: none. */
export function roundFromQuery(query: Query): string | null {
  return query.find(([name]) => name === ROUND)?.[1] ?? null;
}

export function withRound(query: Query, id: string | null): Query {
  const others = query.filter(([name]) => name !== ROUND);
  return id === null ? others : [...others, [ROUND, id]];
}
