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

/** A file of another team, or of another owner: it is named, and changes nothing. */
export interface StrayTeam {
  readonly team: TeamRecord;
  /** It lies beside the team's file. */
  readonly isCopy: boolean;
}

/** What lies in a folder. */
interface TeamFiles {
  readonly team: TeamRecord | null;
  /** Made by a synchroniser. */
  readonly teamCopies?: readonly TeamRecord[];
}

/**
 * The team after the files of a team were read: the first one that was read stays. Another owner is followed only where they
 * have taken the team over and the owner before has no readable file. Copies only add decisions.
 * @param isHere whether the file of a member can be read
 */
export function followTeam(
  known: TeamRecord,
  { team: read, teamCopies = [] }: TeamFiles,
  isHere: (member: MemberId) => boolean,
  now: string,
): { readonly team: TeamRecord; readonly stray: StrayTeam | null } {
  const followed = read === null ? known : readTeam(known, read, isHere, now);
  const head = followed ?? known;
  const own = teamCopies.filter(({ id, owner }) => id === head.id && owner === head.owner);
  const stray = followed === null ? read : (teamCopies.find(({ id }) => id !== head.id) ?? null);
  return { team: own.reduce(withDecisionsOf, head), stray: stray && { team: stray, isCopy: followed !== null } };
}

/** null: what was read is another team, or names another owner. */
function readTeam(
  known: TeamRecord,
  read: TeamRecord,
  isHere: (member: MemberId) => boolean,
  now: string,
): TeamRecord | null {
  if (known.id === '') return read;
  if (known.id !== read.id) return null;
  if (known.owner === read.owner) return mergeTeams(known, read, now);
  const isLeft = known.owner === null || !isHere(known.owner);
  return read.takenOver?.from === known.owner && isLeft ? read : null;
}

/** Unites two copies of one team. A time that is too far ahead is not newer than a known one. */
export function mergeTeams(one: TeamRecord, other: TeamRecord, now: string): TeamRecord {
  const latest = latestKnown(now);
  const [isOneKnown, isOtherKnown] = [one.changedAt <= latest, other.changedAt <= latest];
  const head = isOneKnown === isOtherKnown ? newer(one, other) : isOneKnown ? one : other;
  return { ...head, decisions: withDecisionsOf(one, other).decisions };
}

function newer(one: TeamRecord, other: TeamRecord): TeamRecord {
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? other : one;
  return JSON.stringify(one) < JSON.stringify(other) ? other : one;
}

/** A synchroniser's copy of the team's file only adds decisions. */
function withDecisionsOf(team: TeamRecord, { decisions: further }: TeamRecord): TeamRecord {
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

const orderOf = (decision: TeamDecision): string => `${decision.at} ${JSON.stringify(decision)}`;
