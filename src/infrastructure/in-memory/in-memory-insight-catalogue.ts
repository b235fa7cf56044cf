import type { Insight } from '../../domain/foresight/insight';
import type { SowId } from '../../domain/shared/entity-id';
import type { InsightCatalogue } from '../../application/foresight/insight-catalogue';
import { INSIGHT_REQUIRED, insightWire, toInsight } from '../wire/foresight.wire';
import { parseRows } from '../wire/rows';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryInsightCatalogue implements InsightCatalogue {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async ofSow(sow: SowId): Promise<readonly Insight[]> {
    const workspace = await this.#source.load();
    const rows = workspace.rowsOf(workspace.file.foresight, sow);
    return parseRows(rows, insightWire, INSIGHT_REQUIRED).map((row) => toInsight(row, workspace.resolve));
  }
}
