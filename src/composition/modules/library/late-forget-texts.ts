import type { Keep } from '../../../application/keep/keep';
import type { DataOwner } from '../../../application/session/personal-keys';
import { forgetEarlierVisits } from '../../../infrastructure/keep/forget-visits';
import { forgetTeamTexts } from '../../../infrastructure/team/forget-team-texts';
import { TeamDevice } from '../../../infrastructure/team/team-device';

/** Removes what is a text of the organisation's data from what this browser keeps of a user who logs out. */
export async function forgetTexts(keep: Keep, owner: DataOwner): Promise<void> {
  const device = new TeamDevice();
  await forgetTeamTexts(keep, device, owner)
    .catch(() => {})
    .finally(() => device.close());
  await forgetEarlierVisits(owner).catch(() => {});
}
