import type { SowVersion } from '../../domain/explore/explore-tab';
import type { SowId } from '../../domain/shared/entity-id';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { SowCatalogue } from '../../application/workspace/catalogues';
import { distinctById } from '../../domain/shared/lists';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../wire/sow.wire';
import type { WorkspaceSource } from '../workspace-file/fetched-workspace-source';
import { ownProjectOf } from '../../domain/workspace/own-project';
import { figureNotes } from '../workspace-file/figure-notes';

export class InMemorySowCatalogue implements SowCatalogue {
  /** @param ownProjects the projects that the user has opened from files */
  constructor(
    private readonly source: WorkspaceSource,
    private readonly ownProjects: () => Promise<readonly SowSummary[]> = async () => [],
  ) {}

  async list(): Promise<readonly SowSummary[]> {
    const [{ file, context }, own] = await Promise.all([this.source.load(), this.ownProjects()]);
    return distinctById([...sowSummaryReader.all(file.sows, context), ...own]);
  }

  async byId(id: SowId): Promise<Sow> {
    const workspace = await this.source.load(id);
    const sow = workspace.find(workspace.file.sows, 'id', id, sowReader);
    return { ...sow, figureNotes: figureNotes(workspace.file.meta, ownProjectOf(id) !== null) };
  }

  async settings(id: SowId): Promise<WorkspaceSettings> {
    const { file, context } = await this.source.load(id);
    return settingsReader.one(file.permissions[id] ?? {}, context) ?? { reneAI: null, experiments: null };
  }

  /** Without rows of the previous data there is only one version to choose. */
  async versions(id: SowId): Promise<readonly SowVersion[]> {
    const { file, context } = await this.source.load(id);
    const versions = versionReader.all(file.versions[id] ?? [], context);
    const { topics = [], trends = [] } = file.previous[id] ?? {};
    return topics.length + trends.length > 0 ? versions : versions.slice(0, 1);
  }
}
