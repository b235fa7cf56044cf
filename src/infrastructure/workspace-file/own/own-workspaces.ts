import type { SowId } from '../../../domain/shared/entity-id';
import type { ResolveAsset } from '../../wire/asset-urls';
import { Workspace } from '../workspace';
import type { WorkspaceFile } from '../workspace-file';

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
