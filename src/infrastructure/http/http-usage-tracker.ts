import type { Member } from '../../domain/session/user';
import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/usage-tracker';
import { fromUser } from '../wire/user.wire';
import type { HttpClient } from './http-client';

export class HttpUsageTracker implements UsageTracker {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async track(event: UsageEvent, user: Member): Promise<void> {
    await this.#http.post('/api/track_event/', {
      event_name: event.name,
      event_payload: event.payload,
      user: fromUser(user),
    });
  }
}
