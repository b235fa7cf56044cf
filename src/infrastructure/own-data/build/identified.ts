import { textHash } from '../../../domain/shared/fold';
import { normalisedName, cleanedName, sameNameKey } from '../../../domain/own-data/normalised-name';
import { cellText, isConvertedName } from '../../../domain/own-data/cell-text';
import type { MappedRow, MappedSheet } from './mapped-row';
import type { FieldKey } from '../../../domain/own-data/field-keys';

const LONGEST = 60;

/**
 * Ids for rows without one, made of their names: the same name gets the same id in the next file, so that statuses and
 * notes stay with it. A repeated name gets "-2", "-3".
 */
export class MadeIds {
  readonly #taken = new Set<string>();

  constructor(taken: Iterable<string | number> = []) {
    for (const id of taken) this.#taken.add(String(id));
  }

  make(prefix: string, name: string): string {
    const slug = normalisedName(name).replaceAll(' ', '-');
    const base = `${prefix}-${slug.length > LONGEST || slug === '' ? `${slug.slice(0, LONGEST)}${textHash(name).toString(36)}` : slug}`;
    let id = base;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}

interface Identified {
  readonly row: MappedRow;
  readonly id: string | number;
  readonly name: string;
}

/**
 * The usable rows of a sheet with an id each. Left out: rows without a name, with an id that stands above, and complete
 * repetitions. Rows with the same name and no id of their own are one, and their other values lines of it.
 */
export function identified({ rows }: MappedSheet, prefix: 'topic' | 'trend' | 'shift'): readonly Identified[] {
  const named = rows.flatMap((row) => {
    const name = cleanedName(row.word('name') ?? '');
    if (name !== '') return [{ row, name }];
    row.leaveOut('name', 'Has no name.');
    return [];
  });
  const rowOfId = new Map<string, number>();
  const made = new MadeIds(named.flatMap(({ row }) => row.id('id') ?? []));
  const places = new Map<string, number>();
  const found: Identified[] = [];
  for (const { row, name } of named) {
    const given = row.id('id');
    const place = places.get(sameNameKey(name));
    const earlier = place === undefined ? undefined : found[place];
    if (given !== null && rowOfId.has(String(given))) {
      row.leaveOut('id', `The id stands in row ${rowOfId.get(String(given))} too.`);
    } else if (earlier !== undefined && sameCells(row, earlier.row)) {
      row.leaveOut('name', `The same row stands in row ${earlier.row.number}.`);
    } else if (earlier !== undefined && place !== undefined && given === null) {
      const problem = `The name stands in row ${earlier.row.number} too.`;
      row.report('name', 'note', problem, `One ${prefix}; its other values are lines of the card.`);
      found[place] = { ...earlier, row: earlier.row.mergedWith(row) };
    } else {
      if (isConvertedName(row.cell('name')))
        row.report('name', 'note', 'A spreadsheet program may have changed the name.', 'Opened as it is.');
      if (earlier !== undefined)
        row.report(
          'name',
          'note',
          `The name stands in row ${earlier.row.number} too.`,
          `Both are opened, as two ${prefix}s.`,
        );
      if (given !== null) rowOfId.set(String(given), row.number);
      if (place === undefined) places.set(sameNameKey(name), found.length);
      found.push({ row, id: given ?? made.make(prefix, name), name });
    }
  }
  return found;
}

function sameCells({ row: a }: MappedRow, { row: b }: MappedRow): boolean {
  const length = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length }).every((_, index) => cellText(a.cells[index]) === cellText(b.cells[index]));
}

/** Names that differ in case, accents and punctuation only are one; names without letters stay as they are. */
function keyOfName(name: string): string {
  return normalisedName(cleanedName(name)) || name.trim();
}

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
