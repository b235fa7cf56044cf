import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';

/** What a workspace file holds of one of its projects. */
export function sliceOf(file: WorkspaceFile, sow: string): WorkspaceFile {
  const own = (rows: readonly unknown[], key = 'sow_id') =>
    rows.filter((row) => isRow(row) && parseEntityId(row[key]) === sow);
  const topics = own(file.topics);
  const ids = new Set(topics.map((row) => isRow(row) && parseEntityId(row['tid'])));
  const series = file.meta['real_figures'];
  return {
    ...file,
    meta: isRow(series) ? { ...file.meta, real_figures: only(series, (id) => ids.has(id)) } : file.meta,
    sows: own(file.sows, 'id').slice(0, 1),
    shifts: own(file.shifts),
    trends: own(file.trends),
    topics,
    deepdives: only(file.deepdives, (id) => ids.has(id)),
    sources: only(file.sources, (id) => ids.has(id)),
    opportunities: own(file.opportunities),
    foresight: own(file.foresight),
    versions: only(file.versions, (id) => id === sow),
    previous: only(file.previous, (id) => id === sow),
    experiments: own(file.experiments),
    permissions: only(file.permissions, (id) => id === sow),
  };
}

function only<Value>(
  object: Readonly<Record<string, Value>>,
  isWanted: (key: never) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => isWanted(key.trim() as never)));
}
