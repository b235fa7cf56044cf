import type { AddressParameters } from '../shared/address-parameters';
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

/** team: a filter. board: the colleague whose board it is. */
export type TeamParameter = 'team' | 'board';

export function teamParameter(query: AddressParameters, parameter: TeamParameter): string | null {
  return query.find(([name]) => name === parameter)?.[1] ?? null;
}

/** @param id null: none */
export function withTeamParameter(
  query: AddressParameters,
  parameter: TeamParameter,
  id: string | null,
): AddressParameters {
  const others = query.filter(([name]) => name !== parameter);
  return id === null ? others : [...others, [parameter, id]];
}
