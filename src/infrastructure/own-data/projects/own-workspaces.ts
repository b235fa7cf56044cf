import { type SowId, parseEntityId } from '../../../domain/shared/entity-id';
import type { ResolveAsset } from '../../wire/asset-urls';
import { Workspace } from '../../workspace-file/workspace';
import type { WorkspaceFile } from '../../workspace-file/workspace-file';
import { isRow } from '../../wire/rows';
import { mapIds, OwnIds, type IdNumbers } from './own-ids';

/** Where the rows of own projects are stored. */
interface Files {
  fileOf(id: SowId): Promise<WorkspaceFile | null>;
}

/** The workspaces of own projects, each read once until it changes. */
export class OwnWorkspaces {
  readonly #workspaces = new Map<SowId, Promise<Workspace | null>>();

  constructor(
    private readonly files: Files,
    private readonly resolve: ResolveAsset,
  ) {}

  load(id: SowId): Promise<Workspace | null> {
    const known = this.#workspaces.get(id) ?? this.#read(id);
    this.#workspaces.set(id, known);
    return known;
  }

  /** The project has changed or is gone. */
  forget(id: SowId): void {
    this.#workspaces.delete(id);
  }

  async #read(id: SowId): Promise<Workspace | null> {
    const file = await this.files.fileOf(id);
    return file && new Workspace(file, this.resolve, id);
  }
}

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
    earlier: only(file.earlier ?? {}, (id) => id === sow),
    decisions: only(file.decisions ?? {}, (id) => id === sow),
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
