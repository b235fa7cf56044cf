import { parseEntityId, type ExperimentId } from '../../domain/shared/entity-id';
import type { ExperimentCatalogue } from '../../application/experiments/experiment-catalogue';
import { RequestFailure } from '../../application/shared/request-failure';
import { EXPERIMENT_REQUIRED, experimentWire } from '../wire/experiment.wire';
import { isRow, parseRow } from '../wire/rows';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryExperimentCatalogue implements ExperimentCatalogue {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async addressOf(id: ExperimentId): Promise<string> {
    const { file } = await this.#source.load();
    const row = file.experiments.find((candidate) => isRow(candidate) && parseEntityId(candidate['eid']) === id);
    const wire = parseRow(row, experimentWire, EXPERIMENT_REQUIRED);
    if (wire === null) throw new RequestFailure('not-found', `No experiment ${id}`);
    return wire.experiment_url;
  }
}
