import type { About, WorkspaceAbout } from '../../application/home/workspace-about';
import type { WorkspaceSource } from './fetched-workspace-source';
import { metaText } from './figure-notes';

/** Reads the file's `meta`, whose values may be of any type. */
export class InMemoryWorkspaceAbout implements WorkspaceAbout {
  constructor(private readonly source: WorkspaceSource) {}

  async about(): Promise<About | null> {
    const { meta } = (await this.source.load()).file;
    const about = {
      figures: metaText(meta['figures']),
      licence: metaText(meta['licence']),
      attribution: metaText(meta['attribution']),
    };
    if (Object.values(about).every((text) => text === null)) return null;
    return { title: metaText(meta['title']) ?? metaText(meta['source_repo']) ?? 'This workspace', ...about };
  }
}
