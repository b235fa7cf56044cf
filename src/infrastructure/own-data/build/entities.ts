import { textHash } from '../../../domain/shared/fold';
import { normalisedName, cleanedName, sameNameKey } from '../../../domain/own-data/normalised-name';
import { cellText } from '../../../domain/own-data/cell-text';
import type { RawRow } from '../../wire/rows';
import type { MappedRow, MappedSheet } from './mapped-row';

/** A topic, trend or shift, with its row of a workspace document. */
export interface NamedEntity {
  readonly id: string | number;
  readonly name: string;
  row: RawRow;
}

/** One that a row of the file is. */
export interface Entity extends NamedEntity {
  readonly source: MappedRow;
}

const LONGEST = 60;

/**
 * The id of a row without one, made of its name: the same name gets the same id in the next file, so that statuses and
 * notes stay with it. A repeated name gets "-2", "-3".
 */
export function madeId(prefix: string, name: string, isTaken: (id: string) => boolean): string {
  const slug = normalisedName(name).replaceAll(' ', '-');
  const isWhole = slug !== '' && slug.length <= LONGEST;
  const base = `${prefix}-${isWhole ? slug : `${slug.slice(0, LONGEST)}${textHash(name).toString(36)}`}`;
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  return id;
}

/**
 * The usable rows of a sheet with an id each. Left out: rows without a name, with an id that stands above, and complete
 * repetitions. Rows with the same name and no id of their own are one, and their other values lines of it.
 */
export function identified({ rows }: MappedSheet, kind: 'topic' | 'trend' | 'shift'): readonly Omit<Entity, 'row'>[] {
  const named = rows.flatMap((row) => {
    const name = cleanedName(row.text('name') ?? '');
    if (name !== '') return [{ row, name, given: row.value('id') }];
    row.leaveOut('name', 'Has no name.');
    return [];
  });
  const ids = new Set(named.flatMap(({ given }) => (given === null ? [] : String(given))));
  const rowOfId = new Map<string, number>();
  const places = new Map<string, number[]>();
  const found: Omit<Entity, 'row'>[] = [];
  for (const { row, name, given } of named) {
    const all = places.get(sameNameKey(name)) ?? [];
    // The same name in another group is another topic.
    const place = all.find((at) => isSameGroup(row, found[at]?.source));
    const [other] = all;
    const earlier = place === undefined ? undefined : found[place];
    const repeats = `The name stands in row ${(earlier ?? found[other ?? -1])?.source.row.row} too.`;
    if (given !== null && rowOfId.has(String(given))) {
      row.leaveOut('id', `The id stands in row ${rowOfId.get(String(given))} too.`);
    } else if (earlier !== undefined && sameCells(row, earlier.source)) {
      row.leaveOut('name', `The same row stands in row ${earlier.source.row.row}.`);
    } else if (earlier !== undefined && place !== undefined && given === null) {
      row.report('name', 'note', repeats, `One ${kind}; its other values are lines of the card.`);
      found[place] = { ...earlier, source: earlier.source.mergedWith(row) };
    } else {
      if (earlier === undefined) places.set(sameNameKey(name), [...all, found.length]);
      if (other !== undefined) row.report('name', 'note', repeats, `Both are opened, as two ${kind}s.`);
      const id = given ?? madeId(kind, name, (each) => ids.has(each));
      ids.add(String(id));
      rowOfId.set(String(id), row.row.row);
      found.push({ id, name, source: row });
    }
  }
  return found;
}

/** Both stand in one group, or of one it is not known. */
function isSameGroup(one: MappedRow, other: MappedRow | undefined): boolean {
  const [a, b] = [one, other].map((row) => sameNameKey(cellText(row?.cell('trend') ?? null)));
  return a === '' || b === '' || a === b;
}

function sameCells({ row: a }: MappedRow, { row: b }: MappedRow): boolean {
  const length = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length }).every((_, index) => cellText(a.cells[index]) === cellText(b.cells[index]));
}

/** Names that differ in case, accents and punctuation only are one; names without letters stay as they are. */
function keyOfName(name: string): string {
  return normalisedName(cleanedName(name)) || name.trim();
}

/** Topics, or trends, by id or name; the first one of each is found. */
export class EntityIndex<E extends NamedEntity> {
  readonly all: E[] = [];
  readonly #byId = new Map<string, E>();
  readonly #byName = new Map<string, E>();

  constructor(entities: readonly E[]) {
    for (const entity of entities) this.add(entity);
  }

  add(entity: E): E {
    const [id, name] = [String(entity.id), keyOfName(entity.name)];
    this.all.push(entity);
    if (!this.#byId.has(id)) this.#byId.set(id, entity);
    if (!this.#byName.has(name)) this.#byName.set(name, entity);
    return entity;
  }

  find(id: string | number | null, name: string | null): E | null {
    const byId = id === null ? undefined : this.#byId.get(String(id));
    if (byId !== undefined || name === null) return byId ?? null;
    return this.#byName.get(keyOfName(name)) ?? this.#byId.get(name) ?? null;
  }

  /** The topic that a row of another sheet names; a row that names none is left out. */
  ofRow(row: MappedRow): E | null {
    const [id, name] = [row.value('topicId'), row.text('topic')];
    const found = this.find(id, name);
    if (found === null) {
      if (name !== null) row.leaveOut('topic', 'No topic has this name.');
      else if (id !== null) row.leaveOut('topicId', 'No topic has this id.');
      else row.leaveOut('topic', 'Names no topic.');
    }
    return found;
  }
}
