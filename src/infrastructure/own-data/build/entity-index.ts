import type { FieldKey } from '../../../domain/own-data/field-keys';
import { keyOfName } from './identified';
import type { MappedRow } from './mapped-row';

interface IndexedEntity {
  readonly id: string | number;
  readonly name: string;
}

/** Finds topics, or trends, by id or name. */
export class EntityIndex<E extends IndexedEntity> {
  readonly #byId = new Map<string, E>();
  readonly #byName = new Map<string, readonly E[]>();

  constructor(entities: readonly E[] = []) {
    for (const entity of entities) this.add(entity);
  }

  /** The first one of an id or a name is found. */
  add(entity: E): void {
    const [id, name] = [String(entity.id), keyOfName(entity.name)];
    if (!this.#byId.has(id)) this.#byId.set(id, entity);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), entity]);
  }

  find(id: string | number | null, name: string | null): E | null {
    const byId = id === null ? undefined : this.#byId.get(String(id));
    if (byId !== undefined || name === null) return byId ?? null;
    return this.#byName.get(keyOfName(name))?.[0] ?? this.#byId.get(name) ?? null;
  }

  /** The topic that a row of another sheet names; a row that names none is left out. */
  ofRow(row: MappedRow): E | null {
    const id = row.id('topicId');
    const name = row.word('topic');
    const field: FieldKey = name === null && id !== null ? 'topicId' : 'topic';
    const found = this.find(id, name);
    if (found === null) {
      const problem =
        id === null && name === null ? 'Names no topic.' : `No topic has this ${field === 'topic' ? 'name' : 'id'}.`;
      row.leaveOut(field, problem);
    } else if (id === null && name !== null && (this.#byName.get(keyOfName(name))?.length ?? 0) > 1) {
      row.report('topic', 'note', 'Several topics have this name.', 'Added to the first one.');
    }
    return found;
  }
}
