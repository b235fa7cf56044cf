import type { Keep } from '../../../application/keep/keep';
import type { RecordKeeper } from '../../../application/personal/record-keeper';
import type { DataOwner } from '../../../application/session/personal-keys';
import { forgetTeamTexts } from '../../../infrastructure/team/forget-team-texts';
import { takeOverEarlierTeams } from '../../../infrastructure/team/kept-team-storage';
import { TeamDevice } from '../../../infrastructure/team/team-device';
import { isEntryRow } from '../../../infrastructure/team/team-rows';

/** The team's records in the file of all that is the user's. */
export function teamRecords(keep: Keep): RecordKeeper {
  return {
    checks: { 'team-log': isEntryRow },
    takeOver: (owner) => onDevice((device) => takeOverEarlierTeams(keep, device, owner)),
  };
}

/** Removes what is a text of the organisation's data from what this browser keeps of a user who logs out. */
export async function forgetTexts(keep: Keep, owner: DataOwner): Promise<void> {
  await onDevice((device) => forgetTeamTexts(keep, device, owner)).catch(() => {});
}

async function onDevice(act: (device: TeamDevice) => Promise<unknown>): Promise<void> {
  const device = new TeamDevice();
  await act(device).finally(() => device.close());
}
