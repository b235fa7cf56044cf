import type { TeamFolder } from '../../src/application/team/team-folder';
import { FileSystemTeamFolder } from '../../src/infrastructure/team/file-system-team-folder';
import { BrowserTeamFolders } from '../../src/infrastructure/team/browser-team-folders';
import type { FakeDirectory } from './fake-directory';

/** The user chooses the folder that the test gives. */
export class FakeTeamFolders extends BrowserTeamFolders {
  directory: FakeDirectory | null = null;

  override get isOffered(): boolean {
    return true;
  }

  override async pick(): Promise<TeamFolder | null> {
    return this.directory === null ? null : new FileSystemTeamFolder(this.directory.asHandle());
  }
}
