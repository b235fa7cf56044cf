import {
  FolderProblem,
  type DeviceKey,
  type HandedFile,
  type MemberFile,
  type TeamFolder,
  type TeamFolders,
} from '../../application/team/team-folder';
import { MOST_MEMBER_PARTS } from '../../domain/team/member-file';
import { PART_LIMIT } from './member-parts';
import type { MemberRecord } from '../../domain/team/member-record';
import type { TeamRecord } from '../../domain/team/team-record';
import { FileSystemTeamFolder } from './file-system-team-folder';
import { memberContent, signedText } from './team-files';
import { readMemberFile } from './read-member-file';
import { teamReader } from './team-reader';
import { folderApi, nameOf } from './file-access';

/** Bytes of a file that is handed over, which has all parts of a member in it. */
const HANDED_LIMIT = MOST_MEMBER_PARTS * PART_LIMIT;

/** A team whose members exchange files: colleagues' parts are the copies in this browser. */
export const HANDED_TEAM: TeamFolder = {
  kind: 'files',
  name: '',
  read: async () => ({ files: [], team: null, teamSigner: null, isTeamAltered: false }),
  write: async (_id, content) => ({ stood: null, closed: (await content()).closed }),
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
      // The user has closed the dialog, or does not allow it; the browser may be set up not to show it.
      if (nameOf(error) === 'AbortError') return null;
      throw new FolderProblem('permission', { cause: error });
    }
  }

  handed(): TeamFolder {
    return HANDED_TEAM;
  }

  readFile(file: HandedFile): Promise<MemberFile> {
    return readMemberFile(file, teamReader, file.name, HANDED_LIMIT);
  }

  fileOf(own: MemberRecord, team: TeamRecord, key: DeviceKey | null): Promise<string> {
    return signedText(memberContent(own, team), key);
  }
}
