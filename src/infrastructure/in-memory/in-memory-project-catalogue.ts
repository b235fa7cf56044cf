import type { About, ProjectCatalogue } from '../../application/workspace/catalogues';
import type { Insight } from '../../domain/foresight/insight';
import type { Platform } from '../../domain/platforms/platform';
import type { ExperimentId, SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import { experimentReader, platformReader, shiftReader } from '../wire/catalogue.wire';
import { insightReader } from '../wire/insight.wire';
import type { WorkspaceSource } from '../workspace-file/fetched-workspace-source';
import { metaText } from '../workspace-file/figure-notes';

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
