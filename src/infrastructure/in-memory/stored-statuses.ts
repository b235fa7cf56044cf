import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { KeyValueStore } from '../../application/shared/key-value-store';

/** The personal statuses of the embedded mode: they survive a reload, per user. Topic ids are those of the file. */
export class StoredStatuses {
  readonly #storage: KeyValueStore;
  readonly #user: string;

  /** @param user whose statuses these are */
  constructor(storage: KeyValueStore, user: string) {
    this.#storage = storage;
    this.#user = user;
  }

  /** @param workspace the title of the file: one browser may open many, and their ids may clash */
  applyTo(topics: readonly Topic[], workspace: string): readonly Topic[] {
    const stored = this.#read(workspace);
    if (Object.keys(stored).length === 0) return topics;
    return topics.map((topic) => this.#withStatus(topic, stored[topic.id]));
  }

  applyToOne(topic: Topic, workspace: string): Topic {
    return this.#withStatus(topic, this.#read(workspace)[topic.id]);
  }

  save(id: TopicId, status: TopicStatus, workspace: string): void {
    this.#storage.set(this.#key(workspace), JSON.stringify({ ...this.#read(workspace), [id]: status }));
  }

  #key(workspace: string): string {
    return `statuses:${this.#user}:${workspace}`;
  }

  #withStatus(topic: Topic, stored: unknown): Topic {
    return topic.status !== null && isTopicStatus(stored) ? { ...topic, status: stored } : topic;
  }

  #read(workspace: string): Readonly<Record<string, unknown>> {
    try {
      const stored: unknown = JSON.parse(this.#storage.get(this.#key(workspace)) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    } catch {
      // Somebody else's text under our key: start afresh rather than fail at every status.
      return {};
    }
  }
}
