import type { Cancellation } from '../shared/cancellation';
import type { DeviceFile } from './own-data-entry';
import type { WorkspaceContent } from './own-projects';

/** Why a file cannot be opened at all, for the user. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';

  /** @param details where in the file, one each */
  constructor(
    message: string,
    readonly details: readonly string[],
  ) {
    super(message);
  }
}

/** Reads a file of the user. Rejects with an UnusableFile. */
export interface WorkspaceFileReader {
  read(
    file: DeviceFile,
    options: { readonly cancellation: Cancellation; readonly onProgress: (share: number) => void },
  ): Promise<WorkspaceContent>;
}
