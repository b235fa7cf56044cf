import type { HandedFile, MemberFile, TeamFolder, TeamFolders } from '../../application/team/team-folder';
import type { MemberRecord } from '../../domain/team/member-record';
import type { TeamRecord } from '../../domain/team/team-record';
import { FileSystemTeamFolder } from './file-system-team-folder';
import { memberFileText, readMemberFile } from './team-files';
import { folderApi } from './file-access';

/** A team whose members hand files to each other: colleagues' parts are the copies in this browser. */
export const HANDED_TEAM: TeamFolder = {
  kind: 'files',
  name: '',
  read: async () => ({ files: [], team: null }),
  write: async () => null,
};

export class BrowserTeamFolders implements TeamFolders {
  get isOffered(): boolean {
    return folderApi().showDirectoryPicker !== undefined;
  }

  get needsHttps(): boolean {
    return !this.isOffered && !window.isSecureContext;
  }

  async pick(): Promise<TeamFolder | null> {
    try {
      const handle = await folderApi().showDirectoryPicker?.({ id: 'team', mode: 'readwrite' });
      return handle === undefined ? null : new FileSystemTeamFolder(handle);
    } catch (error) {
      // The user has closed the dialog, or does not allow it.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      throw error;
    }
  }

  handed(): TeamFolder {
    return HANDED_TEAM;
  }

  readFile(file: HandedFile): Promise<MemberFile> {
    return readMemberFile(file, null);
  }

  fileOf(own: MemberRecord, team: TeamRecord): string {
    return memberFileText(own, team);
  }
}
