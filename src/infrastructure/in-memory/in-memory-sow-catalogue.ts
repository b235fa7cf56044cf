import type { SowVersion } from '../../domain/explore/version';
import { parseEntityId, type SowId } from '../../domain/shared/entity-id';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import { RequestFailure } from '../../application/shared/request-failure';
import type { SowCatalogue } from '../../application/workspace/sow-catalogue';
import { distinctById } from '../../domain/shared/distinct-by-id';
import { isRow, parseRow, parseRows } from '../wire/rows';
import {
  SOW_REQUIRED,
  settingsWire,
  sowSummaryWire,
  sowWire,
  toSettings,
  toSow,
  toSowSummary,
  toVersion,
  versionWire,
} from '../wire/sow.wire';
import { figureNotes } from './figure-notes';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemorySowCatalogue implements SowCatalogue {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async list(): Promise<readonly SowSummary[]> {
    const { file } = await this.#source.load();
    return distinctById(parseRows(file.sows, sowSummaryWire, SOW_REQUIRED).map(toSowSummary));
  }

  async byId(id: SowId): Promise<Sow> {
    const { file, resolve } = await this.#source.load();
    const row = file.sows.find((candidate) => isRow(candidate) && parseEntityId(candidate['id']) === id);
    const wire = parseRow(row, sowWire, SOW_REQUIRED);
    if (wire === null) throw new RequestFailure('not-found', `No project ${id}`);
    return { ...toSow(wire, resolve), figureNotes: figureNotes(file.meta) };
  }

  async settings(id: SowId): Promise<WorkspaceSettings> {
    const { file } = await this.#source.load();
    const wire = parseRow(file.permissions[id] ?? {}, settingsWire, []);
    return wire === null ? { reneAI: null, experiments: null } : toSettings(wire);
  }

  async versions(id: SowId): Promise<readonly SowVersion[]> {
    const { file } = await this.#source.load();
    return parseRows(file.versions[id] ?? [], versionWire, ['version']).map(toVersion);
  }
}
