import type { HouseStyle } from '../shared/house-style';
import type { SowId, TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';
import { latestKnown } from './known-time';
import type { MemberId } from './member-record';

/** What the team has decided together, such as in a meeting. The newest on a topic counts. */
export interface TeamDecision {
  readonly topicId: TopicId;
  readonly name: string;
  readonly status: TopicStatus;
  readonly reason: string | null;
  readonly at: string;
}

/** What the owner of the folder contributes: the content of `team.json`, which no other member writes. */
export interface TeamRecord {
  /** The same as long as the team exists. '': no file of the team has been read yet, and it has no owner. */
  readonly id: string;
  readonly name: string;
  readonly owner: MemberId | null;
  /** Where the file of the owner is gone. */
  readonly ownerName: string;
  /** The owner has taken the team over; null: they have begun it. */
  readonly takenOver: TakeOver | null;
  readonly project: { readonly id: SowId; readonly name: string };
  readonly createdAt: string;
  readonly changedAt: string;
  /** Colleagues' decisions, reasons and comments on a topic are hidden until one has decided it. */
  readonly decidesFirst: boolean;
  readonly decisions: readonly TeamDecision[];
  /** How the team's documents look; absent: as the operator has set it. */
  readonly style?: HouseStyle;
  /** Rounds, which earlier versions had: kept as they are, and not shown. */
  readonly earlierRounds?: readonly unknown[];
}

interface TakeOver {
  /** The owner before; null: the team had none. */
  readonly from: MemberId | null;
  /** As the team knew them. */
  readonly name: string;
  readonly at: string;
}

/** A team that is begun. */
export function newTeam(
  team: Pick<TeamRecord, 'name' | 'project' | 'ownerName'> & { readonly owner: MemberId },
  now: string,
): TeamRecord {
  const id = teamIdOf(team.owner, now);
  return { ...team, id, takenOver: null, createdAt: now, changedAt: now, decidesFirst: true, decisions: [] };
}

/** Of teams that were begun before they had an id, it is made of what never changes. */
export function teamIdOf(owner: MemberId, createdAt: string): string {
  return `${createdAt} ${owner}`;
}

/** For a member who finds colleagues, and no file of the team: it has no owner until that file is read, or one takes it over. */
export function ownerlessTeam(team: Pick<TeamRecord, 'name' | 'project'>, now: string): TeamRecord {
  const none = { id: '', owner: null, ownerName: '', takenOver: null, decidesFirst: true, decisions: [] };
  return { ...team, ...none, createdAt: now, changedAt: now };
}

/** The team of a member who takes it over; all members read this step in it. */
export function takenOverBy(
  team: TeamRecord,
  member: { readonly id: MemberId; readonly name: string },
  nameBefore: string,
  now: string,
): TeamRecord {
  const { id: owner, name: ownerName } = member;
  const id = team.id === '' ? teamIdOf(owner, now) : team.id;
  const takenOver = { from: team.owner, name: nameBefore, at: now };
  return { ...team, id, owner, ownerName, takenOver, changedAt: now };
}

interface FollowedTeam {
  readonly team: TeamRecord;
  /** What was read is another team, or names another owner: it changes nothing. */
  readonly stray: TeamRecord | null;
}

/**
 * The team after a file of a team was read: the first one that was read stays. Another owner is followed only where they
 * have taken the team over and the owner before has no readable file.
 * @param isHere whether the file of a member can be read
 */
export function followTeam(
  known: TeamRecord,
  read: TeamRecord,
  isHere: (member: MemberId) => boolean,
  now: string,
): FollowedTeam {
  if (known.id === '') return { team: read, stray: null };
  if (known.id !== read.id) return { team: known, stray: read };
  if (known.owner === read.owner) return { team: mergeTeams(known, read, now), stray: null };
  const isLeft = known.owner === null || !isHere(known.owner);
  return read.takenOver?.from === known.owner && isLeft ? { team: read, stray: null } : { team: known, stray: read };
}

/** Unites two copies of one team. A time that is too far ahead is not newer than a known one. */
export function mergeTeams(one: TeamRecord, other: TeamRecord, now: string): TeamRecord {
  const head = newerHead(one, other, latestKnown(now));
  return {
    ...head,
    decisions: withDecisionsOf(one, other).decisions,
  };
}

/** A synchroniser's copy of the team's file only adds decisions. */
export function withDecisionsOf(team: TeamRecord, { decisions: further }: TeamRecord): TeamRecord {
  const decisions = new Map([...team.decisions, ...further].map((each) => [JSON.stringify(each), each]));
  return { ...team, decisions: [...decisions.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) };
}

/** The team's decision on each topic. */
export function teamDecisions({ decisions }: TeamRecord, now: string): ReadonlyMap<TopicId, TeamDecision> {
  const latest = latestKnown(now);
  const isKnown = ({ at }: TeamDecision): boolean => at <= latest;
  const knownLast = decisions.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other)));
  return new Map(knownLast.map((decision) => [decision.topicId, decision]));
}

function newerHead(one: TeamRecord, other: TeamRecord, latest: string): TeamRecord {
  const [isOneKnown, isOtherKnown] = [one.changedAt <= latest, other.changedAt <= latest];
  return isOneKnown === isOtherKnown ? newer(one, other) : isOneKnown ? one : other;
}

function newer<Item extends { readonly changedAt: string }>(one: Item, other: Item): Item {
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? other : one;
  return JSON.stringify(one) < JSON.stringify(other) ? other : one;
}

const orderOf = (decision: TeamDecision): string => `${decision.at} ${JSON.stringify(decision)}`;
