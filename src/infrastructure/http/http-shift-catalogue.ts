import type { Shift } from '../../domain/workspace/shift';
import type { SowId } from '../../domain/shared/entity-id';
import type { ShiftCatalogue } from '../../application/home/shift-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { shiftReader } from '../wire/shift.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpShiftCatalogue implements ShiftCatalogue {
  constructor(private readonly api: HttpApi) {}

  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Shift[]> {
    return this.api.list(apiPath`/api/sows/${sow}/shifts/`, 'shifts', shiftReader, cancellation);
  }
}
