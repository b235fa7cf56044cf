import type { WorkspaceStatuses } from '../../domain/library/transfer/library-file';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import { isTopicStatus } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, type KeptRecord } from '../keep/kept-record';
import type { DataOwner } from '../session/personal-keys';
import type { SignalCatalogue } from '../workspace/catalogues';

/** The statuses of a user that this browser stores, with their times, to be saved in a file and read from one. */
export class OwnStatuses {
  constructor(
    private readonly keep: Keep,
    private readonly catalogue: Pick<SignalCatalogue, 'decided'>,
  ) {}

  /** @param project only of this one. Rejects with a StorageProblem, or where the project cannot be read. */
  async of(owner: DataOwner, project?: SowId): Promise<readonly WorkspaceStatuses[]> {
    const records = (await this.keep.all(ownerPrefix(owner))).filter(({ key }) => key[3] === 'statuses');
    // Statuses go by the workspace, which may have several projects.
    const decided = project === undefined ? null : ((await this.catalogue.decided?.(project)) ?? new Map());
    const isAsked = ({ key }: KeptRecord): boolean =>
      decided === null || key[2] === project || decided.has(entityId<'topic'>(key[4]));
    const byWorkspace = groupBy(records.filter(isAsked), ({ key }) => key[2]);
    return [...byWorkspace].map(([workspace, own]) => ({
      workspace,
      statuses: own.flatMap((record) =>
        this.keep.valuesOf([record], 'statuses', (value, id) =>
          isTopicStatus(value) ? { id: entityId<'topic'>(id), status: value, changedAt: record.at } : null,
        ),
      ),
    }));
  }

  /** Adds these; one that was decided later stays. All or none. Rejects with a StorageProblem. */
  async add(owner: DataOwner, workspaces: readonly WorkspaceStatuses[]): Promise<void> {
    const records = workspaces.flatMap(({ workspace, statuses }) =>
      statuses.map(({ id, status, changedAt }) =>
        keptRecord({ ...owner, project: workspace }, 'statuses', id, { at: changedAt, value: status }),
      ),
    );
    await this.keep.putAll(records, 'merge');
  }
}
