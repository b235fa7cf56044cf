import type { AddressParameters } from '../shared/address-parameters';

/** The tabs of the review screen. */
export const REVIEW_TABS = ['queue', 'board', 'coverage', 'team'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

export const REVIEW_TAB_NAMES: Readonly<Record<ReviewTab, string>> = {
  queue: 'Review queue',
  board: 'Board',
  coverage: 'Coverage',
  team: 'Team',
};

const PARAMETER = 'tab';

export function reviewTabFromQuery(query: AddressParameters): ReviewTab {
  const value = query.find(([name]) => name === PARAMETER)?.[1];
  return REVIEW_TABS.find((tab) => tab === value) ?? 'queue';
}

/** Writes what is not default. */
export function reviewTabToQuery(tab: ReviewTab): AddressParameters {
  return tab === 'queue' ? [] : [[PARAMETER, tab]];
}
