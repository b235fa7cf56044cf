import type { SendOutbox } from '../../../application/decisions/send-outbox';
import type { Keep } from '../../../application/keep/keep';
import type { BackupPart } from '../../../application/my-library/backup-part';
import { RecordRows } from '../../../application/my-library/record-rows';
import type { LoadOwnData } from '../../../application/own-data/own-projects';
import { OwnProjectsPart } from '../../../application/own-data/own-projects-part';
import type { DataOwner } from '../../../application/session/personal-keys';
import type { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import type { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { takeOverEarlierTeams } from '../../../infrastructure/team/kept-team-storage';
import { TeamDevice } from '../../../infrastructure/team/team-device';
import { isEntryRow } from '../../../infrastructure/team/team-rows';

interface Sources {
  readonly keep: Keep;
  readonly outbox: SendOutbox;
  readonly loadOwnData: LoadOwnData;
  readonly workspace: WorkspaceStore;
  readonly signals: ProjectSignalsStore;
}

/** Brings what earlier versions have stored elsewhere to the records. */
export type TakeOver = (keep: Keep, owner: DataOwner) => Promise<void>;

/** What features add to the file 'Save all of mine', in the order in which a file is read in. */
export function createBackupParts(
  { keep, outbox, loadOwnData, workspace, signals }: Sources,
  takeOver: TakeOver = takeOverTeams,
): readonly BackupPart[] {
  const refresh = async (id: string): Promise<void> => {
    if (workspace.currentId === id) await signals.topics.reload();
  };
  const records = new RecordRows(keep, outbox, (owner) => takeOver(keep, owner), { 'team-log': isEntryRow });
  return loadOwnData === null ? [records] : [new OwnProjectsPart(loadOwnData, workspace, refresh), records];
}

async function takeOverTeams(keep: Keep, owner: DataOwner): Promise<void> {
  const device = new TeamDevice();
  await takeOverEarlierTeams(keep, device, owner).finally(() => device.close());
}
