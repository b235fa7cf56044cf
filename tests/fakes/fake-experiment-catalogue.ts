import type { ExperimentId } from '../../src/domain/shared/entity-id';
import { RequestFailure } from '../../src/application/shared/request-failure';
import { Answering } from './answering';

export class FakeExperimentCatalogue {
  readonly answers = new Answering<'addressOf'>();
  readonly addresses = new Map<ExperimentId, string>();

  async addressOf(id: ExperimentId): Promise<string> {
    await this.answers.asked('addressOf');
    const address = this.addresses.get(id);
    if (address === undefined) throw new RequestFailure('not-found', `No experiment ${id}`);
    return address;
  }
}
