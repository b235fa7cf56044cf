import type { RawRow as Row } from '../../wire/rows';
import { TREND_KEYS } from '../../wire/signal-keys';
import type { MappedSheet } from './mapped-sheet';
import { MadeIds } from './made-ids';
import { identified, nameKey } from './identified';
import { signalRow } from './signal-row';
import { withoutNulls } from './without-nulls';

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

/** Finds trends by id or name; makes those that only topics name. */
export class TrendIndex implements TrendFinder {
  readonly rows: Row[] = [];
  readonly #byId = new Map<string, number>();
  readonly #byName = new Map<string, number>();
  readonly #ids: MadeIds;

  constructor(
    rows: readonly Row[],
    private readonly sow: string | number,
  ) {
    this.#ids = new MadeIds(rows.map((row) => row[TREND_KEYS.id] as string | number));
    for (const row of rows) this.#add(row);
  }

  /** The id of the trend with this id, or else with this name. */
  find(id: string | number | null, name: string | number | null): string | number | null {
    const index =
      (id === null ? undefined : this.#byId.get(String(id))) ??
      (name === null ? undefined : (this.#byName.get(nameKey(String(name))) ?? this.#byId.get(String(name))));
    return index === undefined ? null : (this.rows[index]?.[TREND_KEYS.id] as string | number);
  }

  /** @returns the id of the new trend; the given one where it is free */
  make(id: string | number | null, name: string): string | number {
    const made = id ?? this.#ids.make('trend', name);
    this.#add({ [TREND_KEYS.id]: made, sow_id: this.sow, [TREND_KEYS.name]: name });
    return made;
  }

  /** The shift of a trend whose own row names none. */
  nameShift(id: string | number, shift: string): void {
    const index = this.#byId.get(String(id));
    const row = index === undefined ? undefined : this.rows[index];
    if (index !== undefined && row !== undefined && row[TREND_KEYS.shift] === undefined) {
      this.rows[index] = { ...row, [TREND_KEYS.shift]: shift };
    }
  }

  #add(row: Row): void {
    const index = this.rows.push(row) - 1;
    const id = String(row[TREND_KEYS.id]);
    const name = nameKey(String(row[TREND_KEYS.name]));
    if (!this.#byId.has(id)) this.#byId.set(id, index);
    if (!this.#byName.has(name)) this.#byName.set(name, index);
  }
}

export function buildTrends(sheet: MappedSheet | null, sow: string | number): readonly Row[] {
  if (sheet === null) return [];
  return identified(sheet, 'trend').map((each) => {
    const more = each.row.more();
    return withoutNulls({
      ...signalRow(TREND_KEYS, each, sow),
      [TREND_KEYS.shift]: each.row.word('shift'),
      more: more.length === 0 ? null : more,
    });
  });
}
