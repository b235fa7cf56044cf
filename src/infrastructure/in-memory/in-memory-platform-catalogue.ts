import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { PlatformCatalogue } from '../../application/platforms/platform-catalogue';
import { PLATFORM_REQUIRED, platformWire, toPlatform } from '../wire/foresight.wire';
import { parseRows } from '../wire/rows';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryPlatformCatalogue implements PlatformCatalogue {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async ofSow(sow: SowId): Promise<readonly Platform[]> {
    const workspace = await this.#source.load();
    const rows = workspace.rowsOf(workspace.file.opportunities, sow);
    return parseRows(rows, platformWire, PLATFORM_REQUIRED).map((row) => toPlatform(row, workspace.resolve));
  }
}
