import type { HouseStyle } from '../shared/house-style';
import type { SowId } from '../shared/entity-id';
import { latestKnown } from './known-time';
import type { MemberId } from './member-record';

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
  /** How the team's documents look; absent: as the operator has set it. */
  readonly style?: HouseStyle;
  /** Rounds and decisions of meetings, which earlier versions had: kept as they are, and not shown. */
  readonly earlierRounds?: readonly unknown[];
  readonly decisions?: readonly unknown[];
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
  return { ...team, id, takenOver: null, createdAt: now, changedAt: now, decidesFirst: true };
}

/** Of teams that were begun before they had an id, it is made of what never changes. */
export function teamIdOf(owner: MemberId, createdAt: string): string {
  return `${createdAt} ${owner}`;
}

/** For a member who finds colleagues, and no file of the team: it has no owner until that file is read, or one takes it over. */
export function ownerlessTeam(team: Pick<TeamRecord, 'name' | 'project'>, now: string): TeamRecord {
  const none = { id: '', owner: null, ownerName: '', takenOver: null, decidesFirst: true };
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

/**
 * The team after its file was read: the first one that was read stays. Another owner is followed only where they have taken
 * the team over and the owner before has no readable file.
 * @param read null: none is there
 * @param isHere whether the file of a member can be read
 * @returns stray: the file is of another team, or of another owner: it is named, and changes nothing
 */
export function followTeam(
  known: TeamRecord,
  read: TeamRecord | null,
  isHere: (member: MemberId) => boolean,
  now: string,
): { readonly team: TeamRecord; readonly stray: TeamRecord | null } {
  const team = read === null ? known : readTeam(known, read, isHere, now);
  return team === null ? { team: known, stray: read } : { team, stray: null };
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

/** The newer of two copies of one team. A time that is too far ahead is not newer than a known one. */
export function mergeTeams(one: TeamRecord, other: TeamRecord, now: string): TeamRecord {
  const latest = latestKnown(now);
  const [isOneKnown, isOtherKnown] = [one.changedAt <= latest, other.changedAt <= latest];
  if (isOneKnown !== isOtherKnown) return isOneKnown ? one : other;
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? other : one;
  return JSON.stringify(one) < JSON.stringify(other) ? other : one;
}
