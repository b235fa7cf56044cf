import { isolated } from '../shared/words';
import { shownDay } from './entry-order';
import type { LeadStep } from './team-lead';

/** A member as a sentence names them. */
export interface NamedMember {
  readonly name: string;
  readonly isYou: boolean;
}

/**
 * 'Anna has taken over the lead of the team from you on Nov 3, 2026.'
 * @param latest the latest time that is shown, see `latestShown`
 */
export function leadChangeWords(
  { kind, other: otherId, at }: LeadStep,
  by: NamedMember,
  other: NamedMember,
  latest: string,
): string {
  const author = by.isYou ? 'You have' : `${isolated(by.name)} has`;
  const whom = other.isYou ? 'you' : isolated(other.name);
  const day = shownDay(at, latest);
  const acts = {
    'hand-over': otherId === null ? 'given up the lead of the team' : `handed the lead of the team to ${whom}`,
    'take-over': `taken over the lead of the team${otherId === null ? '' : ` from ${whom}`}`,
    objection: `taken back the lead of the team from ${whom}`,
  };
  return `${author} ${acts[kind]}${day === null ? '' : ` on ${day}`}.`;
}
