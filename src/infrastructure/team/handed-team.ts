import type { TeamFolder } from '../../application/team/team-folder';

/** A team whose members hand files to each other: colleagues' parts are the copies in this browser. */
export const HANDED_TEAM: TeamFolder = {
  kind: 'files',
  name: '',
  read: async () => ({ files: [], team: null }),
  write: async () => null,
};
