import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { PlatformCatalogue } from '../../application/platforms/platform-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import type { ResolveAsset } from '../wire/asset-urls';
import { PLATFORM_REQUIRED, platformWire, toPlatform } from '../wire/foresight.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpPlatformCatalogue implements PlatformCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Platform[]> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(sow)}/opportunities/`, cancellation);
    const rows = this.#answers.list(answer, 'opportunities', platformWire, PLATFORM_REQUIRED);
    return rows.map((row) => toPlatform(row, this.#resolve, this.#answers.reporter('topics of a platform')));
  }
}
