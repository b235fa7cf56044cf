import { LibraryFileFault } from '../../domain/personal/transfer/library-file';
import type { SowId } from '../../domain/shared/entity-id';
import type { BackupPart, ReadPart } from '../personal/backup-part';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { WorkspaceDocument } from './own-data-reader';
import type { OwnData, OwnProject } from './own-projects';

interface SavedProject {
  readonly id: string;
  readonly openedAt: string;
  readonly fileName: string;
  readonly content: WorkspaceDocument;
}

/** The projects that the user has opened from files, with all rows: a part of the file of all that is theirs. */
export class OwnProjectsPart implements BackupPart {
  readonly name = 'ownProjects';

  constructor(
    private readonly load: () => Promise<OwnData>,
    private readonly workspace: WorkspaceStore,
    /** Reads what is open again, where it is this project. */
    private readonly refresh: (id: SowId) => Promise<void>,
  ) {}

  async of(_owner: unknown, only?: SowId): Promise<readonly SavedProject[] | null> {
    const { projects } = await this.load();
    const own = (await projects.list()).filter(({ id }) => only === undefined || id === only);
    const saved: SavedProject[] = [];
    for (const { id, openedAt, fileName } of own) {
      // Statuses and notes are in their own parts of the file.
      const { content } = await projects.exportOf(id, {});
      saved.push({ id, openedAt, fileName, content });
    }
    return saved.length === 0 ? null : saved;
  }

  async read(raw: unknown): Promise<ReadPart> {
    if (!Array.isArray(raw)) throw damaged('is not a list');
    const saved = raw.map(readSaved);
    const { projects } = await this.load();
    const own = new Map((await projects.list()).map((project) => [String(project.id), project]));
    const added = saved.filter(({ id }) => !own.has(id));
    const newer = saved.flatMap((project) => {
      const before = own.get(project.id);
      return before !== undefined && before.openedAt < project.openedAt ? [[before, project] as const] : [];
    });
    const words = ['own project'] as const;
    return {
      counts: [{ words, added: added.length, replaced: newer.length }],
      readIn: async () => {
        for (const project of added) await projects.add(project);
        // The rows that are here become its previous data.
        for (const [before, project] of newer) await this.#replace(before, project);
        if (added.length + newer.length > 0) await this.workspace.sows.reload();
      },
    };
  }

  async #replace({ id }: OwnProject, project: SavedProject): Promise<void> {
    const { projects } = await this.load();
    await projects.replace(id, project);
    await this.refresh(id);
  }
}

/** @throws LibraryFileFault */
function readSaved(raw: unknown, index: number): SavedProject {
  const { id, openedAt, fileName, content } = (raw ?? {}) as Partial<Record<keyof SavedProject, unknown>>;
  if (typeof id !== 'string' || !/^own-\d{8}$/.test(id)) throw damaged(`${index}: has no id`);
  if (typeof openedAt !== 'string' || Number.isNaN(Date.parse(openedAt))) throw damaged(`${index}: has no time`);
  const { meta } = (content ?? {}) as { readonly meta?: unknown };
  if (typeof fileName !== 'string' || typeof meta !== 'object' || meta === null) throw damaged(`${index}: has no rows`);
  return { id, openedAt, fileName, content: content as WorkspaceDocument };
}

function damaged(where: string): LibraryFileFault {
  return new LibraryFileFault('malformed', 'This file is damaged.', [`parts.ownProjects: ${where}`]);
}
