import type { FolderReading, TeamFolder } from '../../application/team/team-folder';
import type { MemberRecord } from '../../domain/team/member-record';

/** A team whose members hand files to each other: colleagues' parts are the copies in this browser. */
export class HandedTeam implements TeamFolder {
  readonly kind = 'files';
  readonly name = '';

  async read(): Promise<FolderReading> {
    return { files: [], team: null };
  }

  async write(own: MemberRecord): Promise<MemberRecord> {
    return own;
  }

  async allow(): Promise<boolean> {
    return true;
  }

  async remove(): Promise<void> {}

  watch(): () => void {
    return () => {};
  }
}
