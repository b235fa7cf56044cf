import type { MemberId } from '../../domain/team/member-record';
import { leadOf, type LeadStep } from '../../domain/team/team-lead';
import { type TeamRecord, withLead } from '../../domain/team/team-record';
import { UNSIGNED } from '../../domain/team/trusted-files';
import type { FolderReading, MemberFile } from './team-folder';
import type { StoredTeam } from './team-storage';

/** The ids under which the computers of a member write, that of the member included. */
type IdsOf = (id: MemberId) => readonly MemberId[];

export interface TrustedTeam {
  /** The file of the team where one who leads it, or has led it, has written it; null: none, or another has signed it. */
  readonly read: TeamRecord | null;
  /** The steps on the lead that their authors have signed with a known key, or that the owner of the known team vouches for. */
  readonly steps: readonly LeadStep[];
}

/** What counts of a reading for who leads the team. */
export function trustedTeam(
  { team: read, teamSigner }: Pick<FolderReading, 'team' | 'teamSigner'>,
  files: readonly MemberFile[],
  stored: StoredTeam,
  idsOf: IdsOf,
): TrustedTeam {
  const { team, own, keys } = stored;
  const ofDevice = (id: MemberId): readonly string[] => (id === own.id ? ownKeys(own.devices) : (keys.get(id) ?? []));
  const keysOf = (id: MemberId): readonly string[] => idsOf(id).flatMap(ofDevice);
  const signs = (id: MemberId, key: string): boolean => {
    const known = keysOf(id);
    return known.includes(key) || known.includes(UNSIGNED);
  };
  const isOwners = team.owner !== null && teamSigner !== null && keysOf(team.owner).includes(teamSigner);
  const counts = (step: LeadStep): boolean => step.team === team.id && signs(step.by, step.key);
  const ofTeam = (read?.lead ?? []).filter((step) => step.team === team.id && (isOwners || counts(step)));
  const steps = [...files.flatMap(({ content }) => content?.record.lead.filter(counts) ?? []), ...ofTeam];
  if (read === null) return { read, steps };
  const led = withLead(team, steps);
  const { owners } = leadOf(led.founder, led.lead);
  // A file that is of another team, or of one who has never led this one, is judged by its own owner, and named.
  const isOurs = read.id === team.id && owners.includes(read.owner);
  const leaders = (isOurs ? owners : [read.owner]).filter((id) => id !== null);
  const signers = leaders.flatMap(keysOf).filter((key) => key !== UNSIGNED);
  // Of one who cannot sign, as on a page over plain http, while others who have led the team can.
  const isUnsigned = led.owner !== null && keysOf(led.owner).includes(UNSIGNED);
  const isTrusted = signers.length === 0 || (teamSigner === null ? isUnsigned : signers.includes(teamSigner));
  return { read: isTrusted ? read : null, steps };
}

function ownKeys(devices: ReadonlyMap<MemberId, string>): readonly string[] {
  return devices.size === 0 ? [UNSIGNED] : [...devices.values()];
}
