import { isRow, rowsIn, type RawRow } from '../../wire/rows';

/** The records of a list, or of all lists with this name in the records of another one. */
export interface RecordList {
  readonly name: string;
  readonly records: readonly RawRow[];
  /** Texts among the records. */
  readonly texts: readonly string[];
  /** The keys of the values beside the list. */
  readonly beside: readonly string[];
}

interface Radar {
  /** With names in the places of numbers, and without the lists of names. */
  readonly lists: readonly RecordList[];
  /** From the inside; empty where the file does not list them. */
  readonly rings: readonly string[];
}

const NAMES: readonly string[] = ['rings', 'quadrants'];

/**
 * A radar's configuration: the rings and quadrants of its entries are numbers from 0, or ids, which its lists name. The ring and
 * the movement of an entry may be those of the newest part of its timeline. null: the file is no radar
 */
export function namedRadar(all: readonly RecordList[], value: unknown): Radar | null {
  const found = all.filter(({ name }) => !NAMES.includes(name));
  if (!found.some(({ records }) => records.some((entry) => 'ring' in entry || isTimed(entry)))) return null;
  const [rings, quadrants] = [listNamed(value, 'rings'), listNamed(value, 'quadrants')];
  const nameAll = (entry: RawRow): RawRow => {
    const placed = isTimed(entry) ? withLatest(entry) : entry;
    return named(named(placed, 'ring', rings), 'quadrant', quadrants);
  };
  const beside = all.flatMap((list) => list.beside).filter((key) => !NAMES.includes(key));
  const lists = found.map((list, index) => ({
    ...list,
    records: list.records.map(nameAll),
    beside: index === 0 ? beside : [],
  }));
  return { lists, rings: rings.map(recordName) };
}

/** What the records of a list with such a name are on a radar. */
export function placeOf(list: string): 'ring' | 'quadrant' | null {
  if (/ring/i.test(list)) return 'ring';
  return /quadrant|segment|sector|sektor/i.test(list) ? 'quadrant' : null;
}

/** '' where there is none. */
export function recordName(each: unknown): string {
  const name = isRow(each) ? (each['name'] ?? each['title'] ?? each['label'] ?? each['id']) : each;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

/** How deep a configuration may lie in the file. */
const DEEPEST = 4;

/** The list of this name in an object, or in the objects in it. */
function listNamed(value: unknown, key: string, depth = DEEPEST): readonly unknown[] {
  if (!isRow(value) || depth < 0) return [];
  const list = value[key];
  return Array.isArray(list) ? list : Object.values(value).flatMap((inner) => listNamed(inner, key, depth - 1));
}

function named(entry: RawRow, key: string, list: readonly unknown[]): RawRow {
  const wanted = entry[key];
  if (typeof wanted !== 'number' && typeof wanted !== 'string') return entry;
  const byId = list.find((each) => isRow(each) && String(each['id']) === String(wanted));
  const found = byId ?? list[/^\d+$/.test(String(wanted)) ? Number(wanted) : -1];
  return found === undefined ? entry : { ...entry, [key]: recordName(found) };
}

function isTimed({ timeline }: RawRow): boolean {
  return rowsIn(timeline).some((part) => 'ringId' in part);
}

function withLatest({ timeline, ...entry }: RawRow): RawRow {
  const [latest = {}] = rowsIn(timeline).toSorted((a, b) => (String(a['date']) < String(b['date']) ? 1 : -1));
  return { description: latest['description'], ...entry, ring: latest['ringId'], moved: latest['moved'] };
}
