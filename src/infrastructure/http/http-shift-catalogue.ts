import type { SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/shift';
import type { ShiftCatalogue } from '../../application/home/shift-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import type { ResolveAsset } from '../wire/asset-urls';
import { SHIFT_REQUIRED, shiftWire, toShift } from '../wire/shift.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpShiftCatalogue implements ShiftCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Shift[]> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(sow)}/shifts/`, cancellation);
    const rows = this.#answers.list(answer, 'shifts', shiftWire, SHIFT_REQUIRED);
    return rows.map((row) => toShift(row, this.#resolve, this.#answers.reporter('trends of a shift')));
  }
}
