import { isRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';
import { mapIds } from './map-ids';
import { OwnIds, type IdNumbers } from './own-ids';

export interface NumberedFile {
  readonly file: WorkspaceFile;
  readonly ids: IdNumbers;
}

/** One project of an opened workspace, with ids that no other project has. */
export function ownFile(slice: WorkspaceFile, own: string, topics: OwnIds, trends: OwnIds): NumberedFile {
  const { permissions, ...adopted } = mapIds(slice, {
    sow: () => own,
    topic: topics.own,
    trend: trends.own,
    other: (id) => `${own}-${id}`,
  });
  // The built-in assistant answers from any data, so it is offered unless the file refuses it.
  const given = permissions[own];
  return {
    file: { ...adopted, permissions: { [own]: { reneAI: true, ...(isRow(given) && given) } } },
    ids: { topics: topics.toNumbers(), trends: trends.toNumbers() },
  };
}

/** The same project with the ids that its file had. */
export function exportedFile({ file, ids }: NumberedFile, own: string, sow: string): WorkspaceFile {
  const prefix = `${own}-`;
  return mapIds(file, {
    sow: () => sow,
    topic: new OwnIds(own, ids.topics).original(),
    trend: new OwnIds(own, ids.trends).original(),
    other: (id) => (id.startsWith(prefix) ? id.slice(prefix.length) : id),
  });
}
