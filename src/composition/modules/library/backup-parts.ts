import type { ContainerModuleLoadOptions } from 'inversify';
import { SendOutbox } from '../../../application/decisions/send-outbox';
import { Keep } from '../../../application/keep/keep';
import { LoadBackupParts } from '../../../application/my-library/backup-part';
import { LoadOwnData } from '../../../application/own-data/own-projects';
import { loadOnce } from '../../../application/shared/load-once';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provide } from '../../provide';
import type { TakeOver } from './late-backup-parts';

/** The parts of the file 'Save all of mine', loaded with its first use. */
export function provideBackupParts(options: Pick<ContainerModuleLoadOptions, 'bind'>, takeOver?: TakeOver): void {
  provide(
    options,
    LoadBackupParts,
    (keep, outbox, loadOwnData, workspace, signals) =>
      loadOnce(async () => {
        const { createBackupParts } = await import('./late-backup-parts');
        return createBackupParts({ keep, outbox, loadOwnData, workspace, signals }, takeOver);
      }),
    [Keep, SendOutbox, LoadOwnData, WorkspaceStore, ProjectSignalsStore],
  );
}
