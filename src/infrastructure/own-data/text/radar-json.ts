import { isRow, type RawRow } from '../../wire/rows';

interface RadarLists {
  /** The lists of the file, with names in the places of numbers, and without the lists of names. */
  readonly lists: RawRow;
  readonly rings: readonly string[];
}

/** A radar's configuration: the rings and quadrants of its entries are numbers from 0, which its lists name. */
export function namedRadar(value: RawRow): RadarLists {
  const { rings, quadrants, ...others } = value;
  const isRadar = Object.values(others).some((list) => recordsOf(list).some((entry) => 'ring' in entry));
  if (!isRadar) return { lists: value, rings: [] };
  const named = (entry: RawRow, key: string, names: readonly string[]): RawRow => {
    const index = entry[key];
    return typeof index === 'number' && names[index] !== undefined ? { ...entry, [key]: names[index] } : entry;
  };
  const [ringNames, sectors] = [namesOf(rings), namesOf(quadrants)];
  const nameAll = (entry: RawRow): RawRow => named(named(entry, 'ring', ringNames), 'quadrant', sectors);
  const lists = Object.entries(others).map(([key, list]) => [key, recordsOf(list).map(nameAll)] as const);
  return { lists: Object.fromEntries(lists), rings: ringNames };
}

function recordsOf(list: unknown): readonly RawRow[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}

function namesOf(list: unknown): readonly string[] {
  return (Array.isArray(list) ? list : []).map((each: unknown) => {
    const name = isRow(each) ? (each['name'] ?? each['title'] ?? each['id']) : each;
    return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
  });
}
