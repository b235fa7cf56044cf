import { runInAction } from 'mobx';
import { refusalOf, type TrustQuestion } from '../../domain/team/trusted-files';
import type { TeamActs } from './team-acts';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** Files in the folder that are not as this browser knows them: named to the user, who answers. Nothing happens by itself. */
export class TeamOwnership {
  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly sync: TeamSync,
    private readonly acts: TeamActs,
  ) {}

  /** The file counts: of another computer of the member, or of another person of this name. The owner answers for all. */
  readonly trust = async ({ id, key }: TrustQuestion): Promise<void> => {
    if (this.store.isOwner) this.acts.confirm(id, key);
    await this.keeper.note((stored) => {
      return { ...stored, keys: new Map(stored.keys).set(id, [...(stored.keys.get(id) ?? []), key]) };
    });
  };

  /** The file is of another computer of the user. */
  readonly joinOwn = async (question: TrustQuestion): Promise<void> => {
    this.acts.joinOwn(question.id, question.key);
    await this.trust(question);
  };

  /** The file counts for nothing, and is not asked for again. */
  readonly distrust = (question: TrustQuestion): Promise<void> =>
    this.keeper.note((stored) => ({ ...stored, refused: [...stored.refused, refusalOf(question)] }));

  /** Writes the file of the team over that of another team, which the owner has been told of. */
  readonly putBack = async (): Promise<void> => {
    runInAction(() => (this.store.stray = null));
    await this.sync.write(true);
  };
}
