import type { RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import type { MappedSheet } from './mapped-sheet';
import { MadeIds } from './made-ids';
import { EntityIndex } from './entity-index';
import { identified } from './identified';
import { valuesOf } from './read-fields';

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
