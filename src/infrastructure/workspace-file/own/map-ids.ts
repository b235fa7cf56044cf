import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';

type Change = (id: string) => string;
type Map = (raw: unknown) => unknown;

export interface IdChanges {
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
  const prediction: Map = (raw) => (isRow(raw) && raw['type'] === 'Trend' ? ofTrend(raw) : ofTopic(raw));
  const series = file.meta['real_figures'];
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
    previous: withKeys(file.previous, change.sow, ({ topics, trends }) => ({
      topics: topics.map(row),
      trends: trends.map(row),
    })),
    experiments: file.experiments.map(row),
    permissions: withKeys(file.permissions, change.sow, withLists({ experiments: row })),
  };
}

function then(...maps: readonly Map[]): Map {
  return (raw) => maps.reduce((result, map) => map(result), raw);
}

function withIds(changes: Readonly<Record<string, Change>>): Map {
  return (raw) => {
    if (!isRow(raw)) return raw;
    const changed = Object.entries(changes).flatMap(([key, change]) => {
      const id = parseEntityId(raw[key]);
      return id === undefined ? [] : [[key, change(id)] as const];
    });
    return { ...raw, ...Object.fromEntries(changed) };
  };
}

function withLists(maps: Readonly<Record<string, Map>>): Map {
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
