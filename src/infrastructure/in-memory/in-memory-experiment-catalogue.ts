import type { ExperimentId } from '../../domain/shared/entity-id';
import type { ExperimentCatalogue } from '../../application/experiments/experiment-catalogue';
import { experimentReader } from '../wire/experiment.wire';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryExperimentCatalogue implements ExperimentCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  async addressOf(id: ExperimentId): Promise<string> {
    const workspace = await this.source.load();
    return workspace.find(workspace.file.experiments, 'eid', id, experimentReader);
  }
}
