import { fold } from '../shared/fold';
import type { TopicId } from '../shared/entity-id';
import type { Topic } from '../topic/topic';

/** Finds the topics of the open project that records of the team mean. */
export class TopicFinder {
  readonly #byId: ReadonlyMap<TopicId, string>;
  /** null: several topics have this name. */
  readonly #byName = new Map<string, TopicId | null>();

  constructor(topics: readonly Pick<Topic, 'id' | 'name'>[]) {
    this.#byId = new Map(topics.map(({ id, name }) => [id, name]));
    for (const { id, name } of topics) this.#byName.set(fold(name), this.#byName.has(fold(name)) ? null : id);
  }

  /** By id and name; else by name, because a spreadsheet may be numbered anew; else by id. null: it is not in the project. */
  find(id: TopicId, name: string): TopicId | null {
    const own = this.#byId.get(id);
    if (own === name || name === '') return own === undefined ? null : id;
    return this.#byName.get(fold(name)) ?? (own === undefined ? null : id);
  }
}
