import type { SowId } from '../../src/domain/shared/entity-id';
import type { Shift } from '../../src/domain/workspace/carousel-item';
import { Answering } from './answering';

/** The same shifts for every project, unless the test says otherwise. */
export class FakeShiftCatalogue {
  readonly answers = new Answering<'ofSow'>();
  readonly shiftsOfSow = new Map<SowId, readonly Shift[]>();
  everyShift: readonly Shift[] = [];

  async ofSow(sow: SowId): Promise<readonly Shift[]> {
    await this.answers.asked('ofSow');
    return this.shiftsOfSow.get(sow) ?? this.everyShift;
  }
}
