import type { HouseStyle } from '../shared/house-style';
import type { SowId } from '../shared/entity-id';
import { orderOf } from './entry-order';
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
  /** How many times the owner has changed it; 0: not since an earlier version, which had only times. */
  readonly version: number;
  /** Colleagues' decisions, reasons and comments on a topic are hidden until one has decided it. */
  readonly decidesFirst: boolean;
  /** Keys of members that the owner has confirmed, for all. */
  readonly confirmed: readonly (readonly [MemberId, string])[];
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
  return {
    ...team,
    id,
    takenOver: null,
    createdAt: now,
    changedAt: now,
    version: 1,
    decidesFirst: true,
    confirmed: [],
  };
}

/** Of teams that were begun before they had an id, it is made of what never changes. */
export function teamIdOf(owner: MemberId, createdAt: string): string {
  return `${createdAt} ${owner}`;
}

/** For a member who finds colleagues, and no file of the team: it has no owner until that file is read, or one takes it over. */
export function ownerlessTeam(team: Pick<TeamRecord, 'name' | 'project'>, now: string): TeamRecord {
  const none = { id: '', owner: null, ownerName: '', takenOver: null, decidesFirst: true, confirmed: [] };
  return { ...team, ...none, createdAt: now, changedAt: now, version: 0 };
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
  return { ...team, id, owner, ownerName, takenOver, changedAt: now, version: team.version + 1 };
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
): { readonly team: TeamRecord; readonly stray: TeamRecord | null } {
  const team = read === null ? known : readTeam(known, read, isHere);
  return team === null ? { team: known, stray: read } : { team, stray: null };
}

/** null: what was read is another team, or names another owner. */
function readTeam(known: TeamRecord, read: TeamRecord, isHere: (member: MemberId) => boolean): TeamRecord | null {
  if (known.id === '') return read;
  // A file of another project concerns itself alone, whatever else it says.
  if (known.id !== read.id || known.project.id !== read.project.id) return null;
  if (known.owner === read.owner) return mergeTeams(known, read);
  const isLeft = known.owner === null || !isHere(known.owner);
  return read.takenOver?.from === known.owner && isLeft ? read : null;
}

/** The newer of two copies of one team: by the number of changes, which no clock decides. */
export function mergeTeams(one: TeamRecord, other: TeamRecord): TeamRecord {
  const [mine, theirs] = [one, other].map(({ version: n, changedAt: at }) => orderOf({ n, at })) as [string, string];
  if (mine !== theirs) return mine < theirs ? other : one;
  return JSON.stringify(one) < JSON.stringify(other) ? other : one;
}
