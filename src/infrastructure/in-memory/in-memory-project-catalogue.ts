import type { About, ProjectCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import type { Insight } from '../../domain/workspace/insight';
import type { Platform } from '../../domain/workspace/platform-facts';
import type { ExperimentId, SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import { experimentReader, platformReader, shiftReader } from '../wire/catalogue.wire';
import { insightReader } from '../wire/insight.wire';
import type { WorkspaceSource } from '../workspace-file/fetched-workspace-source';
import { fileSwitches } from '../workspace-file/workspace-file';
import { metaText, figureNotes } from '../workspace-file/figure-notes';
import type { SowVersion } from '../../domain/workspace/explore-tab';
import { type Sow, type SowSummary, type WorkspaceSettings, ownProjectOf } from '../../domain/workspace/sow';
import { distinctById } from '../../domain/shared/lists';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../wire/sow.wire';

export class InMemoryProjectCatalogue implements ProjectCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  /** In the file a trend names its shift; the API nests the trends in the shifts. */
  async shifts(sow: SowId): Promise<readonly Shift[]> {
    const workspace = await this.source.load(sow);
    const trends = workspace.trends(sow);
    return workspace.ofSow(workspace.file.shifts, sow, shiftReader).map((shift) => ({
      ...shift,
      trends: trends
        .filter(({ shiftName }) => shiftName === shift.name)
        .map(({ id, name, imageUrl, quadrant }) => ({ type: 'Trend', id, name, imageUrl, quadrant })),
    }));
  }

  async platforms(sow: SowId): Promise<readonly Platform[]> {
    const workspace = await this.source.load(sow);
    return workspace.ofSow(workspace.file.opportunities, sow, platformReader);
  }

  async insights(sow: SowId): Promise<readonly Insight[]> {
    const workspace = await this.source.load(sow);
    return workspace.ofSow(workspace.file.foresight, sow, insightReader);
  }

  async experimentAddress(id: ExperimentId): Promise<string> {
    const workspace = await this.source.load(id);
    return workspace.find(workspace.file.experiments, 'eid', id, experimentReader);
  }

  async about(sow: SowId): Promise<About | null> {
    const { meta } = (await this.source.load(sow)).file;
    const about = {
      figures: metaText(meta['figures']),
      licence: metaText(meta['licence']),
      attribution: metaText(meta['attribution']),
    };
    if (Object.values(about).every((text) => text === null)) return null;
    return { title: metaText(meta['title']) ?? metaText(meta['source_repo']) ?? 'This workspace', ...about };
  }
}

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
    const off = fileSwitches(workspace.file);
    return {
      ...sow,
      figureNotes: figureNotes(workspace.file.meta, ownProjectOf(id) !== null),
      ...(off.size > 0 && { off }),
    };
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
