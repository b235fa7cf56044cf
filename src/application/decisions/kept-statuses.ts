import { entityId, type TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix } from '../keep/kept-record';
import type { DataOwner } from '../session/personal-keys';
import { HeldSave } from '../workspace/catalogues';

/**
 * The personal statuses of the embedded mode, which has no service that stores them: one record for each topic.
 * A workspace is named by what distinguishes it from others.
 */
export class KeptStatuses {
  constructor(
    private readonly keep: Keep,
    private readonly owner: DataOwner,
  ) {}

  /** The topics with the stored statuses; a topic that is not trackable has none. */
  async applyTo(topics: readonly Topic[], workspace: string): Promise<readonly Topic[]> {
    const stored = await this.of(workspace);
    if (stored.size === 0) return topics;
    return topics.map((topic) => {
      const status = stored.get(topic.id);
      return topic.status !== null && status !== undefined ? { ...topic, status } : topic;
    });
  }

  /** Resolves once it is stored. Rejects with a HeldSave where the storage refuses it. */
  async save(id: TopicId, status: TopicStatus, workspace: string): Promise<void> {
    const place = { ...this.owner, project: workspace };
    const { stored, refused } = this.keep.put(
      keptRecord(place, 'statuses', id, { at: this.keep.now(), value: status }),
    );
    const isHeld = await Promise.race([stored.then(() => false), refused.then(() => true)]);
    if (isHeld) throw new HeldSave(stored);
  }

  /** Those of a workspace, with the ones that are about to be written. */
  async of(workspace: string): Promise<ReadonlyMap<TopicId, TopicStatus>> {
    const prefix = this.#prefixOf(workspace);
    const records = await this.keep.readable(prefix);
    const read = (value: unknown, id: string) =>
      isTopicStatus(value) ? ([entityId<'topic'>(id), value] as const) : null;
    return new Map(this.keep.valuesOf(records, 'statuses', read));
  }

  /** Removes those of a workspace that is gone. */
  async forget(workspace: string): Promise<void> {
    await this.keep.removeAll(this.#prefixOf(workspace));
  }

  #prefixOf(workspace: string): readonly string[] {
    return [...ownerPrefix(this.owner), workspace, 'statuses'];
  }
}
