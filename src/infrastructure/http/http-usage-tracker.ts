import type { Member } from '../../domain/session/user';
import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/record-usage';
import { toWireUser } from '../wire/user.wire';
import type { HttpClient } from './http-client';

export class HttpUsageTracker implements UsageTracker {
  constructor(private readonly http: HttpClient) {}

  async track({ name, payload }: UsageEvent, user: Member): Promise<void> {
    const body = { event_name: name, event_payload: payload, user: toWireUser(user) };
    // A failure of tracking is only logged (specification, section 8).
    await this.http.post('/api/track_event/', body, { endsSession: false });
  }
}
