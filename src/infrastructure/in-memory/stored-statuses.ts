import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { KeyValueStore } from '../../application/shared/browser-ports';
import { nextTask } from '../next-task';
import { isRow, type RawRow } from '../wire/rows';

/**
 * The personal statuses of embedded mode, stored per user and workspace file. Asynchronous, so that another storage of
 * the browser only changes this class.
 */
export class StoredStatuses {
  /** By workspace: what is written together in the next task. */
  readonly #unwritten = new Map<string, Map<TopicId, TopicStatus>>();
  #writing: Promise<void> | null = null;

  constructor(
    private readonly storage: KeyValueStore,
    private readonly userId: string,
  ) {}

  /** The topics with the stored statuses; a topic that is not trackable has none. */
  async applyTo(topics: readonly Topic[], workspace: string): Promise<readonly Topic[]> {
    const stored = this.#read(workspace);
    if (Object.keys(stored).length === 0) return topics;
    return topics.map((topic) => {
      const status = stored[topic.id];
      return topic.status !== null && isTopicStatus(status) ? { ...topic, status } : topic;
    });
  }

  /** Saves of one task are written together, because each write replaces the statuses of all topics. */
  save(id: TopicId, status: TopicStatus, workspace: string): Promise<void> {
    const unwritten = this.#unwritten.get(workspace) ?? new Map<TopicId, TopicStatus>();
    this.#unwritten.set(workspace, unwritten.set(id, status));
    this.#writing ??= nextTask().then(() => this.#write());
    return this.#writing;
  }

  #write(): void {
    this.#writing = null;
    const all = [...this.#unwritten];
    this.#unwritten.clear();
    for (const [workspace, statuses] of all) {
      const stored = { ...this.#read(workspace), ...Object.fromEntries(statuses) };
      this.storage.set(this.#key(workspace), JSON.stringify(stored));
    }
  }

  /** Those of a workspace, by the id of their topic, with the ones that are about to be written. */
  of(workspace: string): Readonly<Record<string, TopicStatus>> {
    const all = { ...this.#read(workspace), ...Object.fromEntries(this.#unwritten.get(workspace) ?? []) };
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, TopicStatus] => isTopicStatus(entry[1])),
    );
  }

  /** Removes those of a workspace that is gone. */
  forget(workspace: string): void {
    this.#unwritten.delete(workspace);
    this.storage.remove(this.#key(workspace));
  }

  #key(workspace: string): string {
    return `statuses:${this.userId}:${workspace}`;
  }

  #read(workspace: string): RawRow {
    try {
      const stored: unknown = JSON.parse(this.storage.get(this.#key(workspace)) ?? '{}');
      return isRow(stored) ? stored : {};
    } catch {
      return {};
    }
  }
}
