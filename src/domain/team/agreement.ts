import { attentionOf, STATUSES_BY_ATTENTION, type TopicStatus } from '../topic/topic-status';

/** Two steps of attention or more apart: the team is split, it disagrees. */
const SPLIT = 2;

/** How far decided members are apart on one topic. */
export type AgreementGroup = 'split' | 'one-step' | 'agree' | 'one' | 'none';

/** What a question may ask of the team; apart: a colleague is two steps or more from the user. */
export const TEAM_SAYS = ['split', 'one-step', 'agree', 'one', 'none', 'apart'] as const;
export type TeamSays = (typeof TEAM_SAYS)[number];

const SAYS_WORDS: Readonly<Record<TeamSays, string>> = {
  split: 'the team disagrees',
  'one-step': 'the team is one step apart',
  agree: 'the team agrees',
  one: 'only one of the team has decided',
  none: 'no one of the team has decided',
  apart: 'a colleague disagrees with you',
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

/** @param decisions one of each member; Undefined is no decision */
export function agreementOf(decisions: readonly TopicStatus[]): Agreement {
  const places = decisions.map(attentionOf).filter((place) => place !== null);
  const deciders = places.length;
  const steps = deciders === 0 ? 0 : Math.max(...places) - Math.min(...places);
  return { group: groupOf(deciders, steps), steps, meanDistance: meanDistance(places), deciders };
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

/** The vote in the middle by attention; of an even number the one with less attention. null: there are no votes. */
export function middleVote(
  votes: readonly TopicStatus[],
): { readonly status: TopicStatus; readonly count: number } | null {
  const ordered = STATUSES_BY_ATTENTION.flatMap((status) => votes.filter((vote) => vote === status));
  const status = ordered[Math.floor((ordered.length - 1) / 2)];
  return status === undefined ? null : { status, count: ordered.filter((vote) => vote === status).length };
}

function groupOf(deciders: number, steps: number): AgreementGroup {
  if (deciders < 2) return deciders === 1 ? 'one' : 'none';
  if (steps >= SPLIT) return 'split';
  return steps === 1 ? 'one-step' : 'agree';
}

/** Of whole numbers: counted by place, because a topic may have 200 deciders. */
function meanDistance(places: readonly number[]): number {
  if (places.length < 2) return 0;
  const sorted = [...places].sort((one, other) => one - other);
  // Each gap between neighbours is crossed by the pairs with one on each side.
  const total = sorted.reduce((sum, place, index) => {
    const next = sorted[index + 1];
    return next === undefined ? sum : sum + (next - place) * (index + 1) * (sorted.length - index - 1);
  }, 0);
  return total / ((sorted.length * (sorted.length - 1)) / 2);
}
