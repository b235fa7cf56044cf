import { textHash } from '../../../domain/shared/fold';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../../workspace-file/workspace-file';

/** By the id in the file: the number of each topic and trend, which it has in every newer file too. */
export interface IdNumbers {
  readonly topics: Readonly<Record<string, number>>;
  readonly trends: Readonly<Record<string, number>>;
}

/** The largest number of a row is one less. */
const NUMBERS = 1e7;

/**
 * The ids of one kind of row in an own project: "7", eight digits of the project, seven of the row. The number follows
 * from the id in the file, so that notes on the same file in another browser are of the same rows.
 */
export class OwnIds {
  readonly #prefix: string;
  readonly #numbers: Map<string, number>;
  readonly #taken: Set<number>;

  /** @param own such as "own-12345678" */
  constructor(own: string, numbers: Readonly<Record<string, number>>) {
    this.#prefix = own.replace('own-', '7');
    this.#numbers = new Map(Object.entries(numbers));
    this.#taken = new Set(this.#numbers.values());
  }

  has(raw: string): boolean {
    return this.#numbers.has(raw);
  }

  /** The same for the same id of the file; a new number for a new one. */
  readonly own = (raw: string): string => {
    const number = this.#numbers.get(raw) ?? this.#free(numberOf(raw));
    this.#numbers.set(raw, number);
    this.#taken.add(number);
    return this.#prefix + String(number).padStart(7, '0');
  };

  /** From now on an id of the file stands for a row that had another one. */
  rename(raw: string, own: string): void {
    this.#numbers.set(raw, Number(own.slice(this.#prefix.length)));
  }

  /** The id that the row had in its last file. */
  original(): (own: string) => string {
    const raws = new Map([...this.#numbers.keys()].map((raw) => [this.own(raw), raw]));
    return (own) => raws.get(own) ?? own;
  }

  toNumbers(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#numbers);
  }

  #free(first: number): number {
    for (let tries = 0; tries < NUMBERS; tries += 1) {
      const number = (first + tries) % NUMBERS;
      if (!this.#taken.has(number)) return number;
    }
    throw new Error('An own project has no number left for another row.');
  }
}

function numberOf(raw: string): number {
  return /^\d{1,7}$/.test(raw) ? Number(raw) : textHash(raw) % NUMBERS;
}

type Change = (id: string) => string;
type RawMap = (raw: unknown) => unknown;
type VersionRows = WorkspaceFile['previous'][string];

interface IdChanges {
  readonly sow: Change;
  readonly topic: Change;
  readonly trend: Change;
  /** Shifts and experiments. */
  readonly other: Change;
}

/** The same workspace with other ids; a reference and what it refers to change alike. */
export function mapIds(file: WorkspaceFile, change: IdChanges): WorkspaceFile {
  const row = withIds({
    sow_id: change.sow,
    tid: change.topic,
    ssid: change.trend,
    trend: change.trend,
    eid: change.other,
  });
  const sow = then(withIds({ id: change.sow }), withLists({ newDiscoveries: row, experiments: row }));
  const shift = then(row, withIds({ id: change.other }), withLists({ trends: row }));
  const ofTopic = withIds({ id: change.topic });
  const ofTrend = withIds({ id: change.trend });
  const prediction: RawMap = (raw) => (isRow(raw) && raw['type'] === 'Trend' ? ofTrend(raw) : ofTopic(raw));
  const series = file.meta['real_figures'];
  const rowsOf = <Rows extends VersionRows>(rows: Rows): Rows => ({
    ...rows,
    topics: rows.topics.map(row),
    trends: rows.trends.map(row),
  });
  return {
    ...file,
    meta: isRow(series) ? { ...file.meta, real_figures: withKeys(series, change.topic) } : file.meta,
    sows: file.sows.map(sow),
    shifts: file.shifts.map(shift),
    trends: file.trends.map(row),
    topics: file.topics.map(row),
    deepdives: withKeys(file.deepdives, change.topic),
    sources: withKeys(file.sources, change.topic),
    opportunities: file.opportunities.map(then(row, withLists({ topics: row }))),
    foresight: file.foresight.map(then(row, withLists({ predictions: prediction }))),
    versions: withKeys(file.versions, change.sow),
    previous: withKeys(file.previous, change.sow, rowsOf),
    earlier: withKeys(file.earlier ?? {}, change.sow, (versions) => versions.map(rowsOf)),
    decisions: withKeys(file.decisions ?? {}, change.sow, (decisions) => decisions.map(row)),
    experiments: file.experiments.map(row),
    permissions: withKeys(file.permissions, change.sow, withLists({ experiments: row })),
  };
}

function then(...maps: readonly RawMap[]): RawMap {
  return (raw) => maps.reduce((result, map) => map(result), raw);
}

function withIds(changes: Readonly<Record<string, Change>>): RawMap {
  return (raw) => {
    if (!isRow(raw)) return raw;
    const changed = Object.entries(changes).flatMap(([key, change]) => {
      const id = parseEntityId(raw[key]);
      return id === undefined ? [] : [[key, change(id)] as const];
    });
    return { ...raw, ...Object.fromEntries(changed) };
  };
}

function withLists(maps: Readonly<Record<string, RawMap>>): RawMap {
  return (raw) => {
    if (!isRow(raw)) return raw;
    const changed: [string, unknown][] = [];
    for (const [key, map] of Object.entries(maps)) {
      const list: unknown = raw[key];
      if (Array.isArray(list)) changed.push([key, list.map(map)]);
    }
    return { ...raw, ...Object.fromEntries(changed) };
  };
}

function withKeys<Value>(
  object: RawRow | Readonly<Record<string, Value>>,
  change: Change,
  map: (value: Value) => unknown = (value) => value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [change(key.trim()), map(value as Value) as Value]),
  );
}
