import { isRow, type RawRow } from '../../wire/rows';

interface RadarLists {
  /** The lists of the file, with names in the places of numbers, and without the lists of names. */
  readonly lists: RawRow;
  readonly rings: readonly string[];
}

/**
 * A radar's configuration: the rings and quadrants of its entries are numbers from 0, or ids, which its lists name. The ring
 * and the movement of an entry may be those of the newest part of its timeline.
 */
export function namedRadar(value: RawRow): RadarLists {
  const { rings, quadrants, ...others } = value;
  const isRadar = Object.values(others).some((list) =>
    recordsOf(list).some((entry) => 'ring' in entry || isTimed(entry)),
  );
  if (!isRadar) return { lists: value, rings: [] };
  const nameAll = (entry: RawRow): RawRow => {
    const placed = isTimed(entry) ? withLatest(entry) : entry;
    return named(named(placed, 'ring', rings), 'quadrant', quadrants);
  };
  const lists = Object.entries(others).map(([key, list]) => [key, recordsOf(list).map(nameAll)] as const);
  return { lists: Object.fromEntries(lists), rings: listOf(rings).map(nameOf) };
}

function named(entry: RawRow, key: string, list: unknown): RawRow {
  const wanted = entry[key];
  const found = listOf(list).find((each, index) => wanted === index || (isRow(each) && wanted === each['id']));
  return found === undefined ? entry : { ...entry, [key]: nameOf(found) };
}

function isTimed({ timeline }: RawRow): boolean {
  return recordsOf(timeline).some((part) => 'ringId' in part);
}

function withLatest({ timeline, ...entry }: RawRow): RawRow {
  const [latest = {}] = recordsOf(timeline).toSorted((a, b) => (String(a['date']) < String(b['date']) ? 1 : -1));
  return { description: latest['description'], ...entry, ring: latest['ringId'], moved: latest['moved'] };
}

function recordsOf(list: unknown): readonly RawRow[] {
  return listOf(list).filter(isRow);
}

function listOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function nameOf(each: unknown): string {
  const name = isRow(each) ? (each['name'] ?? each['title'] ?? each['id']) : each;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
