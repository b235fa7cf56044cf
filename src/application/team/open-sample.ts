import type { SowId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import type { LibraryScope } from '../personal/personal-library';
import type { Clock, Logger } from '../shared/browser-ports';
import { token } from '../shared/token';
import type { EnterTeam } from './enter-team';
import { type TeamFolder, Patience } from './team-folder';
import type { TeamIdentity } from './team-identity';

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

/** Finds the sample team of a project and enters it. */
export class OpenSample {
  constructor(
    private readonly samples: SampleTeams,
    private readonly identities: TeamIdentity,
    private readonly entering: EnterTeam,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param goesOn asked once the sample is found: whether the user is still there for it */
  async open(scope: LibraryScope, goesOn: () => boolean): Promise<void> {
    try {
      const identity = await this.identities.of();
      const sample = await this.samples.open(scope.sowId, this.clock.now().toISOString(), identity.id);
      if (sample === null || !goesOn()) return;
      const reading = await new Patience(this.clock).within((deadline) => sample.folder.read(deadline));
      const members = reading.files.flatMap(({ content }) => content?.record.id ?? []);
      const marks = new Map(members.map((id) => [id, sample.seenAt]));
      await this.entering.enter(scope, { folder: sample.folder, reading }, identity, { marks, since: sample.seenAt });
    } catch (error) {
      this.logger.error('Failed to open the sample team:', error);
    }
  }
}
