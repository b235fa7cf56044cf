import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';
import { idOfName } from './name-key';

/** Gives trends and topics that have no id one that depends on their name, so that a newer file has the same. */
export function withIds(file: WorkspaceFile): WorkspaceFile {
  return {
    ...file,
    trends: completed(file.trends, 'ssid', 'trend_name'),
    topics: completed(file.topics, 'tid', 'topic_name'),
  };
}

function completed(rows: readonly unknown[], idKey: string, textKey: string): readonly unknown[] {
  const used = new Map<string, number>();
  return rows.map((row) => {
    if (!isRow(row) || parseEntityId(row[idKey]) !== undefined) return row;
    const name = row[textKey];
    if (typeof name !== 'string' || name.trim() === '') return row;
    const id = idOfName(name);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return { ...row, [idKey]: count === 1 ? id : `${id}.${count}` };
  });
}
