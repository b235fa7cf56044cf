import type { About, WorkspaceAbout } from '../../application/home/workspace-about';
import type { WorkspaceSource } from './fetched-workspace-source';

/** From the file's `meta`, which may hold anything. */
export class InMemoryWorkspaceAbout implements WorkspaceAbout {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async about(): Promise<About | null> {
    const { file } = await this.#source.load();
    const said = (key: string): string | null => {
      const value = file.meta[key];
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
    };
    const about = { figures: said('figures'), licence: said('licence'), attribution: said('attribution') };
    const isSilent = Object.values(about).every((value) => value === null);
    return isSilent ? null : { title: said('title') ?? said('source_repo') ?? 'This workspace', ...about };
  }
}
