import type { Platform } from '../../src/domain/workspace/platform-facts';
import type { SowId } from '../../src/domain/shared/entity-id';
import { Answering } from './answering';

/** The same platforms for every project, unless the test says otherwise. */
export class FakePlatformCatalogue {
  readonly answers = new Answering<'ofSow'>();
  readonly platformsOfSow = new Map<SowId, readonly Platform[]>();
  everyPlatform: readonly Platform[] = [];

  async ofSow(sow: SowId): Promise<readonly Platform[]> {
    await this.answers.asked('ofSow');
    return this.platformsOfSow.get(sow) ?? this.everyPlatform;
  }
}
