import { isRow, rowsIn, type RawRow } from '../../wire/rows';

interface RadarLists {
  /** The lists of the file, with names in the places of numbers, and without the lists of names. */
  readonly lists: RawRow;
  readonly rings: readonly string[];
}

/** How deep lists are looked for inside of lists: quadrants, their rings, their entries. */
const DEEPEST = 3;

/**
 * A radar's configuration: the rings and quadrants of its entries are numbers from 0, or ids, which its lists name, or the
 * lists that they stand in. The ring and the movement of an entry may be those of the newest part of its timeline.
 */
export function namedRadar(value: RawRow): RadarLists {
  const { rings, quadrants, ...others } = withInnerEntries(value);
  const isRadar = Object.values(others).some((list) => rowsIn(list).some((entry) => 'ring' in entry || isTimed(entry)));
  if (!isRadar) return { lists: value, rings: [] };
  const nameAll = (entry: RawRow): RawRow => {
    const placed = isTimed(entry) ? withLatest(entry) : entry;
    return named(named(placed, 'ring', rings), 'quadrant', quadrants);
  };
  const lists = Object.entries(others).map(([key, list]) => {
    const entries = rowsIn(list);
    return [key, entries.length > 0 ? entries.map(nameAll) : list] as const;
  });
  return { lists: Object.fromEntries(lists), rings: listOf(rings).map(nameOf) };
}

/** The entries that stand inside of quadrants or rings as a list of their own, with the names of both. */
function withInnerEntries(value: RawRow): RawRow {
  const entries = Object.entries(value).flatMap(([key, list]) =>
    rowsIn(list).flatMap((record) => innerEntries(record, placeOf(key), {}, 1)),
  );
  return entries.length === 0 ? value : { ...value, entries: [...rowsIn(value['entries']), ...entries] };
}

function innerEntries(record: RawRow, place: string | null, places: RawRow, depth: number): readonly RawRow[] {
  const inside = { ...places, ...(place !== null && { [place]: nameOf(record) }) };
  return Object.entries(record).flatMap(([key, list]) => {
    const inner = rowsIn(list);
    if (inner.length === 0 || key === 'timeline' || depth > DEEPEST) return [];
    const deeper = inner.flatMap((each) => innerEntries(each, placeOf(key), inside, depth + 1));
    if (deeper.length > 0) return deeper;
    const isPlaced = inner.some((each) => 'ring' in each || 'ring' in inside || isTimed(each));
    return isPlaced ? inner.map((each) => ({ ...inside, ...each })) : [];
  });
}

function placeOf(key: string): 'ring' | 'quadrant' | null {
  if (/ring/i.test(key)) return 'ring';
  return /quadrant|segment|sector|sektor/i.test(key) ? 'quadrant' : null;
}

function named(entry: RawRow, key: string, list: unknown): RawRow {
  const wanted = entry[key];
  if (typeof wanted !== 'number' && typeof wanted !== 'string') return entry;
  const all = listOf(list);
  const byId = all.find((each) => isRow(each) && String(each['id']) === String(wanted));
  const found = byId ?? all[/^\d+$/.test(String(wanted)) ? Number(wanted) : -1];
  return found === undefined ? entry : { ...entry, [key]: nameOf(found) };
}

function isTimed({ timeline }: RawRow): boolean {
  return rowsIn(timeline).some((part) => 'ringId' in part);
}

function withLatest({ timeline, ...entry }: RawRow): RawRow {
  const [latest = {}] = rowsIn(timeline).toSorted((a, b) => (String(a['date']) < String(b['date']) ? 1 : -1));
  return { description: latest['description'], ...entry, ring: latest['ringId'], moved: latest['moved'] };
}

function listOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function nameOf(each: unknown): string {
  const name = isRow(each) ? (each['name'] ?? each['title'] ?? each['label'] ?? each['id']) : each;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
