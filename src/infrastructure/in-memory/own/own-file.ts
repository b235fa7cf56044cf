import { isRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';
import { mapIds } from './map-ids';
import { sliceOf } from './slice-of';

/** One project of an opened workspace, with ids that no other project has. */
export function ownFile(file: WorkspaceFile, sow: string, own: string): WorkspaceFile {
  const prefixed = (id: string) => `${own}-${id}`;
  const { permissions, ...adopted } = mapIds(sliceOf(file, sow), {
    sow: () => own,
    topic: prefixed,
    trend: prefixed,
    other: prefixed,
  });
  // The built-in assistant answers from any data, so it is offered unless the file refuses it.
  const given = permissions[own];
  return { ...adopted, permissions: { [own]: { reneAI: true, ...(isRow(given) && given) } } };
}

/** The same project with the ids that its file had. */
export function exportedFile(file: WorkspaceFile, own: string, sow: string): WorkspaceFile {
  const prefix = `${own}-`;
  const original = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : id);
  return mapIds(file, { sow: () => sow, topic: original, trend: original, other: original });
}
