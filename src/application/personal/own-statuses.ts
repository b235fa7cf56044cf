import type { WorkspaceStatuses } from '../../domain/personal/transfer/library-file';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import { isDecided, isTopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, type KeptRecord } from '../keep/kept-record';
import type { DataOwner } from '../session/personal-keys';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { SignalCatalogue, SowCatalogue } from '../workspace/catalogues';

/**
 * The statuses of a user, with their times, to be saved in a file and read from one. A service does not say when a status was
 * set: its own count as set now, so that a file adds to those and replaces none.
 */
export class OwnStatuses {
  constructor(
    private readonly keep: Keep,
    private readonly catalogue: Pick<SignalCatalogue, 'decided' | 'isOwnStorage' | 'topics'>,
    private readonly projects: Pick<SowCatalogue, 'list'>,
    private readonly picks: Pick<PickTopicStatus, 'pickQuietly'>,
  ) {}

  /** @param project only of this one. Rejects with a StorageProblem, or where the project cannot be read. */
  async of(owner: DataOwner, project?: SowId): Promise<readonly WorkspaceStatuses[]> {
    if (!this.catalogue.isOwnStorage) return this.#ofService(project);
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

  /** Adds these; one that was decided later stays. In this browser all or none. Rejects with a StorageProblem. */
  async add(owner: DataOwner, workspaces: readonly WorkspaceStatuses[]): Promise<void> {
    if (!this.catalogue.isOwnStorage) return this.#addToService(workspaces);
    const records = workspaces.flatMap(({ workspace, statuses }) =>
      statuses.map(({ id, status, changedAt }) =>
        keptRecord({ ...owner, project: workspace }, 'statuses', id, { at: changedAt, value: status }),
      ),
    );
    await this.keep.putAll(records, 'merge');
  }

  async #ofService(project?: SowId): Promise<readonly WorkspaceStatuses[]> {
    const sows = project === undefined ? (await this.projects.list()).map(({ id }) => id) : [project];
    const changedAt = this.keep.now();
    const all: WorkspaceStatuses[] = [];
    // One after the other: a service answers many questions at once more slowly.
    for (const sow of sows) {
      const topics = await this.catalogue.topics(sow);
      const statuses = topics.flatMap(({ id, status }) => (isDecided(status) ? [{ id, status, changedAt }] : []));
      if (statuses.length > 0) all.push({ workspace: sow, statuses });
    }
    return all;
  }

  /** Those that the service has not: each is sent as a pick of the user is, and waits in the same way. */
  async #addToService(workspaces: readonly WorkspaceStatuses[]): Promise<void> {
    const wanted = new Map(
      workspaces.flatMap(({ statuses }) => statuses.map(({ id, status }) => [id, status] as const)),
    );
    for (const { workspace } of workspaces) {
      for (const topic of await this.catalogue.topics(entityId<'sow'>(workspace))) {
        const status = wanted.get(topic.id);
        if (status !== undefined && topic.status === UNDECIDED)
          await this.picks.pickQuietly(topic, status, 'taken over');
      }
    }
  }
}
