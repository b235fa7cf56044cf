import type { SowId } from '../../src/domain/shared/entity-id';
import type { SowVersion } from '../../src/domain/workspace/explore-tab';
import type { Sow, SowSummary, WorkspaceSettings } from '../../src/domain/workspace/sow';
import { RequestFailure } from '../../src/application/shared/request-failure';
import type { SowCatalogue } from '../../src/application/workspace/catalogues';
import { Answering } from './answering';

export class FakeSowCatalogue implements SowCatalogue {
  readonly answers = new Answering<'list' | 'byId' | 'settings' | 'versions'>();
  sows: readonly Sow[];
  readonly settingsOfSow = new Map<SowId, WorkspaceSettings>();
  readonly versionsOfSow = new Map<SowId, readonly SowVersion[]>();

  constructor(...sows: readonly Sow[]) {
    this.sows = sows;
  }

  async list(): Promise<readonly SowSummary[]> {
    await this.answers.asked('list');
    return this.sows.map(({ id, name }) => ({ id, name }));
  }

  async byId(id: SowId): Promise<Sow> {
    await this.answers.asked('byId');
    const sow = this.sows.find((each) => each.id === id);
    if (sow === undefined) throw new RequestFailure('not-found', `No project ${id}`);
    return sow;
  }

  async settings(id: SowId): Promise<WorkspaceSettings> {
    await this.answers.asked('settings');
    return this.settingsOfSow.get(id) ?? { reneAI: null, experiments: null };
  }

  async versions(id: SowId): Promise<readonly SowVersion[]> {
    await this.answers.asked('versions');
    return this.versionsOfSow.get(id) ?? [];
  }
}
