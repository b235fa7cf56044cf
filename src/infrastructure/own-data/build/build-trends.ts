import type { RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TREND_KEYS, SHIFT_KEYS, TOPIC_KEYS } from '../../wire/workspace-keys';
import type { MappedSheet } from './mapped-row';
import { MadeIds, EntityIndex, identified } from './identified';
import { valuesOf } from './read-fields';
import { computedQuadrant, type Divides } from '../../../domain/own-data/mapping';
import { groupBy } from '../../../domain/shared/lists';

type Id = string | number;

/** Where topics look for their trends. */
export interface TrendFinder {
  find(id: Id | null, name: Id | null): Id | null;
  /** @returns null where none can be made */
  make(id: Id | null, name: string): Id | null;
  nameShift(id: Id, shift: string): void;
}

/** For topics of Previous Data: the current trends, then those of Previous Data. None is made. */
export function trendsOfPrevious(current: TrendIndex, previous: TrendIndex): TrendFinder {
  return {
    find: (id, name) => current.find(id, name) ?? previous.find(id, name),
    make: () => null,
    nameShift: () => {},
  };
}

export interface BuiltTrend {
  readonly id: Id;
  readonly name: string;
  row: Row;
}

/** The trends of a file by id or name; makes those that only topics name. */
export class TrendIndex implements TrendFinder {
  readonly all: BuiltTrend[] = [];
  readonly index = new EntityIndex<BuiltTrend>();
  readonly #ids: MadeIds;

  constructor(
    rows: readonly Row[],
    private readonly sow: Id,
  ) {
    this.#ids = new MadeIds(rows.map((row) => row[TREND_KEYS.id] as Id));
    for (const row of rows) this.#add(row);
  }

  get rows(): readonly Row[] {
    return this.all.map(({ row }) => row);
  }

  find(id: Id | null, name: Id | null): Id | null {
    return this.index.find(id, name === null ? null : String(name))?.id ?? null;
  }

  /** @returns the id of the new trend; the given one where it is free */
  make(id: Id | null, name: string): Id {
    const made = id ?? this.#ids.make('trend', name);
    this.#add({ [TREND_KEYS.id]: made, sow_id: this.sow, [TREND_KEYS.name]: name });
    return made;
  }

  /** The shift of a trend whose own row names none. */
  nameShift(id: Id, shift: string): void {
    const trend = this.index.find(id, null);
    if (trend !== null) trend.row = { [TREND_KEYS.shift]: shift, ...trend.row };
  }

  #add(row: Row): void {
    const trend = { id: row[TREND_KEYS.id] as Id, name: String(row[TREND_KEYS.name]), row };
    this.all.push(trend);
    this.index.add(trend);
  }
}

export function buildTrends(sheet: MappedSheet | null, sow: string | number): readonly Row[] {
  if (sheet === null) return [];
  return identified(sheet, 'trend').map(({ row, id, name }) => {
    const more = row.more();
    const note = row.note();
    return {
      ...valuesOf(row, TREND_KEYS),
      sow_id: sow,
      [TREND_KEYS.id]: id,
      [TREND_KEYS.name]: name,
      ...(more.length > 0 && { more }),
      ...(note !== null && { [PERSONAL_KEYS.note]: note }),
    };
  });
}

/** Shifts of their sheet, and those that only trends name. */
export function buildShifts(
  sheet: MappedSheet | null,
  trendRows: readonly Row[],
  sow: string | number,
): readonly Row[] {
  const rows = (sheet === null ? [] : identified(sheet, 'shift')).map(({ row, id, name }) => ({
    ...valuesOf(row, SHIFT_KEYS),
    id,
    name,
    sow_id: sow,
  }));
  const names = new Set(rows.map((row) => row['name']));
  const ids = new MadeIds(rows.map((row) => row['id']));
  for (const trend of trendRows) {
    const name = trend[TREND_KEYS.shift];
    if (typeof name !== 'string' || names.has(name)) continue;
    names.add(name);
    rows.push({ id: ids.make('shift', name), sow_id: sow, name });
  }
  return rows;
}

const FIGURES = ['growth', 'averageSizing', 'consumerSizing', 'industrySizing', 'societySizing'] as const;

export interface TrendsWithMeans {
  readonly rows: readonly Row[];
  /** Whether any figure was computed. */
  readonly isComputed: boolean;
}

/**
 * Trends without growth and without a sizing of their own get the means of their topics, each topic counting the same, so
 * that they have a place on the map.
 */
export function withMeans(trends: readonly Row[], topics: readonly { readonly row: Row }[]): TrendsWithMeans {
  const byTrend = groupBy(topics, ({ row }) => row[TOPIC_KEYS.trendId]);
  let isComputed = false;
  const rows = trends.map((trend) => {
    if (FIGURES.some((key) => trend[TREND_KEYS[key]] !== undefined)) return trend;
    const own = byTrend.get(trend[TREND_KEYS.id]) ?? [];
    const means = FIGURES.flatMap((key) => {
      const mean = meanOf(own.map(({ row }) => row[TOPIC_KEYS[key]]));
      return mean === null ? [] : [[TREND_KEYS[key], mean] as const];
    });
    isComputed ||= means.length > 0;
    return { ...trend, ...Object.fromEntries(means) };
  });
  return { rows, isComputed };
}

/** Trends without a quadrant get that of their figures, where the quadrants of topics are computed. */
export function trendsWithQuadrants(trends: readonly Row[], divides: Divides | null): readonly Row[] {
  if (divides === null || trends.some((trend) => trend[TREND_KEYS.quadrant] !== undefined)) return trends;
  return trends.map((trend) => {
    const [growth, sizing] = [trend[TREND_KEYS.growth], trend[TREND_KEYS.averageSizing]];
    if (typeof growth !== 'number' || typeof sizing !== 'number') return trend;
    const quadrant = computedQuadrant({ growth, sizing }, divides);
    return quadrant === null ? trend : { ...trend, [TREND_KEYS.quadrant]: quadrant };
  });
}

function meanOf(values: readonly unknown[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  if (known.length === 0) return null;
  return Number((known.reduce((sum, value) => sum + value, 0) / known.length).toPrecision(12));
}
