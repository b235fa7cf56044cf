import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { PlatformCatalogue } from '../../application/platforms/platform-catalogue';
import { platformReader } from '../wire/platform.wire';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryPlatformCatalogue implements PlatformCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  async ofSow(sow: SowId): Promise<readonly Platform[]> {
    const workspace = await this.source.load();
    return workspace.ofSow(workspace.file.opportunities, sow, platformReader);
  }
}
