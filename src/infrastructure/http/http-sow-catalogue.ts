import type { SowVersion } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { Cancellation } from '../../application/shared/cancellation';
import type { SowCatalogue } from '../../application/workspace/sow-catalogue';
import type { ResolveAsset } from '../wire/asset-urls';
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
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpSowCatalogue implements SowCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async list(cancellation?: Cancellation): Promise<readonly SowSummary[]> {
    const answer = await this.#http.get('/api/sows/', cancellation);
    const sows = this.#answers.list(answer, 'sows', sowSummaryWire, SOW_REQUIRED).map(toSowSummary);
    return this.#answers.distinct(sows, 'sows');
  }

  async byId(id: SowId, cancellation?: Cancellation): Promise<Sow> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(id)}/`, cancellation);
    const wire = this.#answers.one(answer, 'sow', sowWire, SOW_REQUIRED);
    return toSow(wire, this.#resolve, this.#answers.reporter('sow'));
  }

  async settings(id: SowId, cancellation?: Cancellation): Promise<WorkspaceSettings> {
    const answer = await this.#http.get(`/api/permissions/${encodeURIComponent(id)}/`, cancellation);
    const wire = this.#answers.one(answer, 'permissions', settingsWire, []);
    return toSettings(wire, this.#answers.reporter('permissions'));
  }

  async versions(id: SowId, cancellation?: Cancellation): Promise<readonly SowVersion[]> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(id)}/versions`, cancellation);
    return this.#answers.list(answer, 'versions', versionWire, ['version']).map(toVersion);
  }
}
