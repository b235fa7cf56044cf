import type { Insight } from '../../domain/foresight/insight';
import type { SowId } from '../../domain/shared/entity-id';
import type { InsightCatalogue } from '../../application/foresight/insight-catalogue';
import { insightReader } from '../wire/insight.wire';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryInsightCatalogue implements InsightCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  async ofSow(sow: SowId): Promise<readonly Insight[]> {
    const workspace = await this.source.load();
    return workspace.ofSow(workspace.file.foresight, sow, insightReader);
  }
}
