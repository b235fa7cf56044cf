import type { SowId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import { token } from '../shared/token';
import type { TeamFolder } from './team-folder';

/** Invented colleagues, so that a team can be seen before there is one. */
export interface SampleTeams {
  /**
   * @param begunAt when the user met them first; ISO 8601
   * @returns null: the project has no sample. `seenAt`: what is newer is shown as unread.
   */
  open(
    project: SowId,
    begunAt: string,
    you: MemberId,
  ): Promise<{ readonly folder: TeamFolder; readonly seenAt: string } | null>;
}
export const SampleTeams = token<SampleTeams>('SampleTeams');
