import { attentionOf, STATUSES_BY_ATTENTION, type TopicStatus, UNDECIDED } from './topic-status';
import type { AddressParameters } from '../shared/address-parameters';

export const HIDDEN_WORDS = 'Hidden until you decide';

/**
 * Whether the decisions, reasons and comments of colleagues on a topic are hidden from a member: the team decides first, and
 * the member has not decided it. Every view, count, sentence, export and query reads this one rule, by way of `TeamStore`.
 * @param own null: the topic has no status, so that no one can decide it
 */
export function isHiddenFrom(own: TopicStatus | null, { decidesFirst }: { readonly decidesFirst: boolean }): boolean {
  return decidesFirst && own === UNDECIDED;
}

/** Two steps of attention or more apart: the team is split, it disagrees. */
const SPLIT = 2;

/** How far decided members are apart on one topic; most disagreement first. */
const KNOWN_GROUPS = ['split', 'one-step', 'agree', 'one', 'none'] as const;
type AgreementGroup = (typeof KNOWN_GROUPS)[number] | 'hidden';

const GROUP_NAMES: Readonly<Record<AgreementGroup, string>> = {
  split: 'Split',
  'one-step': 'One step apart',
  agree: 'Agreed',
  one: 'Only one has decided',
  none: 'Undecided in the team',
  hidden: HIDDEN_WORDS,
};

export interface GroupOf<Row> {
  readonly key: AgreementGroup;
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The rows by their groups; those without rows are left out. */
export function byAgreement<Row extends { readonly agreement: Agreement }>(
  rows: readonly Row[],
): readonly GroupOf<Row>[] {
  return ([...KNOWN_GROUPS, 'hidden'] as const)
    .map((key) => ({
      key,
      name: GROUP_NAMES[key],
      rows: rows.filter(({ agreement }) => agreement.group === key),
    }))
    .filter(({ rows: own }) => own.length > 0);
}

/**
 * What a question may ask of the team; none: no colleague has decided, the user may have; apart: a colleague is two steps or
 * more from the user; mine: they are responsible.
 */
export const TEAM_SAYS = [...KNOWN_GROUPS, 'apart', 'mine'] as const;
export type TeamSays = (typeof TEAM_SAYS)[number];

const SAYS_WORDS: Readonly<Record<TeamSays, string>> = {
  split: 'the team disagrees',
  'one-step': 'the team is one step apart',
  agree: 'the team agrees',
  one: 'only one of the team has decided',
  none: 'no colleague has decided',
  apart: 'a colleague disagrees with you',
  mine: 'you are responsible',
};

export function saysWords(says: TeamSays): string {
  return SAYS_WORDS[says];
}

export interface Agreement {
  readonly group: AgreementGroup;
  /** From the least attention to the most: 0 to 3. */
  readonly steps: number;
  /** Mean distance of all pairs; orders topics of the same steps. */
  readonly meanDistance: number;
  readonly deciders: number;
}

/** Of a topic that the user has not decided, in a team that decides first. */
export const HIDDEN_AGREEMENT: Agreement = { group: 'hidden', steps: 0, meanDistance: 0, deciders: 0 };

/** @param decisions one of each member; Undefined is no decision */
export function agreementOf(decisions: readonly TopicStatus[]): Agreement {
  // By place, without a list of its own: 2,000 topics may have 40 deciders each.
  const counts = STATUSES_BY_ATTENTION.map(() => 0);
  let deciders = 0;
  for (const decision of decisions) {
    const place = attentionOf(decision);
    if (place === null) continue;
    counts[place] = (counts[place] ?? 0) + 1;
    deciders += 1;
  }
  const isTaken = (count: number): boolean => count > 0;
  const steps = deciders === 0 ? 0 : counts.findLastIndex(isTaken) - counts.findIndex(isTaken);
  return { group: groupOf(deciders, steps), steps, meanDistance: meanDistance(counts, deciders), deciders };
}

/** Whether two decisions are so far apart that a member disagrees with the other. */
export function isApart(one: TopicStatus | null, other: TopicStatus | null): boolean {
  const [mine, theirs] = [attentionOf(one), attentionOf(other)];
  return mine !== null && theirs !== null && Math.abs(mine - theirs) >= SPLIT;
}

interface Ordered {
  readonly agreement: Agreement;
  readonly growth: number | null;
}

/** Most disagreement first: steps, mean distance, number of deciders, growth. */
export function byDisagreement(one: Ordered, other: Ordered): number {
  const [mine, theirs] = [one.agreement, other.agreement];
  return (
    theirs.steps - mine.steps ||
    theirs.meanDistance - mine.meanDistance ||
    theirs.deciders - mine.deciders ||
    (other.growth ?? -Infinity) - (one.growth ?? -Infinity) ||
    0
  );
}

function groupOf(deciders: number, steps: number): AgreementGroup {
  if (deciders < 2) return deciders === 1 ? 'one' : 'none';
  if (steps >= SPLIT) return 'split';
  return steps === 1 ? 'one-step' : 'agree';
}

/** Of all pairs. Each gap between two places is crossed by the pairs with one on each side. */
function meanDistance(counts: readonly number[], deciders: number): number {
  if (deciders < 2) return 0;
  let [before, total] = [0, 0];
  for (const count of counts) {
    before += count;
    total += before * (deciders - before);
  }
  return total / ((deciders * (deciders - 1)) / 2);
}

/** Which topics the team's tab lists. */
export const TEAM_FILTERS = ['all', 'disagree', 'one', 'none', 'changed', 'mine'] as const;
export type TeamFilter = (typeof TEAM_FILTERS)[number];

interface JudgedTopic {
  readonly agreement: Agreement;
  /** No colleague has decided it; you may have, and it may have a status of the data. */
  readonly isOfNoColleague: boolean;
  /** A colleague's decision on it is unread. */
  readonly isChanged: boolean;
  /** You are responsible for it. */
  readonly isMine: boolean;
}

/** Two members or more are so far apart that the team disagrees. */
export function isDisagreement({ group }: Agreement): boolean {
  return group === 'split';
}

const PASSES: Readonly<Record<TeamFilter, (topic: JudgedTopic) => boolean>> = {
  all: () => true,
  disagree: ({ agreement }) => isDisagreement(agreement),
  one: ({ agreement }) => agreement.group === 'one',
  none: ({ isOfNoColleague }) => isOfNoColleague,
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
