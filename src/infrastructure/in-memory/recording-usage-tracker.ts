import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/usage-tracker';

/** Records the latest events for developers; nothing is sent. */
export class RecordingUsageTracker implements UsageTracker {
  readonly events: UsageEvent[] = [];

  constructor(private readonly capacity = 500) {}

  async track(event: UsageEvent): Promise<void> {
    this.events.push(event);
    if (this.events.length > this.capacity) this.events.shift();
  }
}
