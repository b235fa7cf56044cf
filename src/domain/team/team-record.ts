import type { HouseStyle } from '../shared/house-style';
import type { SowId } from '../shared/entity-id';
import { orderOf } from './entry-order';
import type { MemberId } from './member-record';
import { leadOf, unitedSteps, type LeadStep } from './team-lead';

/** What the owner of the folder contributes: the content of `team.json`, which no other member writes. */
export interface TeamRecord {
  /** The same as long as the team exists. '': no file of the team has been read yet, and it has no owner. */
  readonly id: string;
  readonly name: string;
  /** Who leads it, by the founder and all steps; null: no member. */
  readonly owner: MemberId | null;
  /** Where the file of the owner is gone. */
  readonly ownerName: string;
  /** The owner before all steps; null: it had none. */
  readonly founder: MemberId | null;
  readonly lead: readonly LeadStep[];
  /** Named by the owner: may take the lead at once; null: none is named. */
  readonly deputy: MemberId | null;
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
  /** By what the topics are ranked, as the function that ranks wrote it; absent: nothing is set. */
  readonly weights?: string;
  /** Rounds and decisions of meetings, which earlier versions had: kept as they are, and not shown. */
  readonly earlierRounds?: readonly unknown[];
  readonly decisions?: readonly unknown[];
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
    founder: team.owner,
    lead: [],
    deputy: null,
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
  const none = {
    id: '',
    owner: null,
    founder: null,
    ownerName: '',
    lead: [],
    deputy: null,
    decidesFirst: true,
    confirmed: [],
  };
  return { ...team, ...none, createdAt: now, changedAt: now, version: 0 };
}

/** The id of a team without a file, once a member leads it: the same for all who do that at once. */
export function ownerlessTeamId({ project }: Pick<TeamRecord, 'project'>): string {
  return `without owner ${project.id}`;
}

/** The team with further steps, and the owner that follows from all; the same object where nothing is new. */
export function withLead(team: TeamRecord, steps: readonly LeadStep[]): TeamRecord {
  const lead = unitedSteps(team.lead, steps);
  if (lead === team.lead) return team;
  const { owner } = leadOf(team.founder, lead);
  return { ...team, lead, owner, ownerName: owner === null ? '' : nameIn(lead, owner, team) };
}

function nameIn(lead: readonly LeadStep[], id: MemberId, team: TeamRecord): string {
  const step = lead.findLast(({ by, other }) => by === id || other === id);
  if (step === undefined) return team.owner === id ? team.ownerName : '';
  return step.by === id ? step.byName : step.otherName;
}

/**
 * The team after its file and steps on its lead were read: the first file that was read stays, and only a step changes who
 * leads the team.
 * @param read null: none is there
 * @param steps those that count, see `team-trust.ts`
 * @returns stray: the file is of another team, or of one who has never led this one: it is named, and changes nothing
 */
export function followTeam(
  known: TeamRecord,
  read: TeamRecord | null,
  steps: readonly LeadStep[],
): { readonly team: TeamRecord; readonly stray: TeamRecord | null } {
  if (known.id === '') return { team: read ?? known, stray: null };
  const team = withLead(known, steps);
  if (read === null) return { team, stray: null };
  // A file of another project concerns itself alone, whatever else it says.
  const isOther = team.id !== read.id || team.project.id !== read.project.id;
  if (isOther || !leadOf(team.founder, team.lead).owners.includes(read.owner)) return { team, stray: read };
  return { team: mergeTeams(team, { ...read, lead: team.lead }), stray: null };
}

/** The newer of two copies of one team, by the number of changes, which no clock decides; with the steps of both. */
export function mergeTeams(one: TeamRecord, other: TeamRecord): TeamRecord {
  const newer = newerOf(one, other);
  const { founder } = one;
  const lead = unitedSteps(newer.lead, newer === one ? other.lead : one.lead);
  const { owner } = leadOf(founder, lead);
  if (lead === newer.lead && newer.founder === founder && newer.owner === owner) return newer;
  const ownerName = owner === null ? '' : nameIn(lead, owner, newer.owner === owner ? newer : one);
  return { ...newer, founder, lead, owner, ownerName };
}

function newerOf(one: TeamRecord, other: TeamRecord): TeamRecord {
  const [mine, theirs] = [one, other].map(({ version: n, changedAt: at }) => orderOf({ n, at })) as [string, string];
  if (mine !== theirs) return mine < theirs ? other : one;
  return JSON.stringify(settingsOf(one)) < JSON.stringify(settingsOf(other)) ? other : one;
}

/** What the owner sets, apart from who that is. */
function settingsOf({ founder: _f, owner: _o, ownerName: _n, lead: _l, ...settings }: TeamRecord): object {
  return settings;
}
