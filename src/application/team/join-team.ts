import type { ChooseFolder } from './choose-folder';
import type { EnterTeam } from './enter-team';
import type { TeamIdentity } from './team-identity';
import type { TeamSync } from './team-sync';

/** Joins the team of the folder that the user has chosen. */
export class JoinTeam {
  constructor(
    readonly choice: ChooseFolder,
    readonly identities: TeamIdentity,
    private readonly entering: EnterTeam,
    private readonly sync: TeamSync,
  ) {}

  /** Begins or joins the team of the chosen folder under this name. */
  async join(name: string): Promise<void> {
    const { scope } = this.identities;
    const { chosen } = this.choice;
    // Another project may have been opened meanwhile.
    if (chosen !== null) this.choice.show(chosen);
    if (scope === null || chosen === null || this.choice.chosen === null) return;
    const identity = await this.identities.of(name);
    await this.identities.keep(scope, identity);
    await this.entering.enter(scope, chosen, identity);
    this.choice.cancel();
    await this.sync.write();
  }
}
