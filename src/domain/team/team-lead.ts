import type { EntityId } from '../shared/entity-id';

type MemberId = EntityId<'member'>;

/**
 * An act on who leads a team, signed by its author. Each member's file has all that the member knows of, so that none is lost
 * with a file, and `team.json` has those that its owner knows of.
 * hand-over: the owner names the next one, or gives the lead up. take-over: another member takes it. objection: the owner of
 * before undoes all take-overs from them.
 */
export interface LeadStep {
  readonly kind: 'hand-over' | 'take-over' | 'objection';
  /** The id of the team. */
  readonly team: string;
  /** One more than the highest of the steps that its author knew, so that no clock decides the order. */
  readonly n: number;
  readonly by: MemberId;
  readonly byName: string;
  /** hand-over: the next owner, null: none. take-over: the owner before, null: none. objection: the one who had taken over. */
  readonly other: MemberId | null;
  readonly otherName: string;
  /** ISO 8601, by the clock of the author: it is shown only. */
  readonly at: string;
  /** The public key that has signed it; '': it is unsigned. */
  readonly key: string;
  readonly signature: string;
}

/** Steps of one team that are read and kept. A team changes its lead a few times. */
export const MOST_LEAD_STEPS = 50;

/** Who leads a team after all steps that are known. */
export interface Lead {
  readonly owner: MemberId | null;
  /** All owners, the first one first. */
  readonly owners: readonly (MemberId | null)[];
  /** The steps that count, in their order. */
  readonly counted: readonly LeadStep[];
}

/** Orders steps: of two at one place, a hand-over of the owner comes before a take-over, and then the id of the author decides. */
export function leadPlace({ n, kind, by, other, at, signature }: LeadStep): string {
  return `${String(n).padStart(10, '0')} ${kind} ${by} ${other ?? ''} ${at} ${signature}`;
}

/**
 * The owner of a team. The same set of steps gives the same owner, whatever the order in which they came: of two members who
 * take over at once, one that all browsers choose.
 * @param founder the owner before all steps
 */
export function leadOf(founder: MemberId | null, steps: readonly LeadStep[]): Lead {
  const ordered = steps.toSorted((one, other) => (leadPlace(one) < leadPlace(other) ? -1 : 1));
  const isUndone = ({ n, other }: LeadStep): boolean =>
    ordered.some((step) => step.kind === 'objection' && step.by === other && step.n > n);
  let owner = founder;
  const owners: (MemberId | null)[] = [founder];
  const counted: LeadStep[] = [];
  for (const step of ordered) {
    const before = step.kind === 'hand-over' ? step.by : step.other;
    // An objection itself changes nothing further: without the take-over, its author is the owner still.
    const isGood =
      step.kind === 'objection'
        ? step.by === owner
        : before === owner && !(step.kind === 'take-over' && isUndone(step));
    if (!isGood) continue;
    counted.push(step);
    if (step.kind === 'objection') continue;
    owner = step.kind === 'hand-over' ? step.other : step.by;
    owners.push(owner);
  }
  return { owner, owners, counted };
}

/** All steps of both, in their order; the first list itself where the other one has nothing new. */
export function unitedSteps(known: readonly LeadStep[], further: readonly LeadStep[]): readonly LeadStep[] {
  const places = new Set(known.map(leadPlace));
  const fresh = new Map(further.map((step) => [leadPlace(step), step]));
  for (const place of places) fresh.delete(place);
  if (fresh.size === 0) return known;
  return [...known, ...fresh.values()].toSorted((one, other) => (leadPlace(one) < leadPlace(other) ? -1 : 1));
}

/** For the next step: it comes after all that are known. */
export function nextLeadNumber(steps: readonly LeadStep[]): number {
  return steps.reduce((most, { n }) => Math.max(most, n), 0) + 1;
}
