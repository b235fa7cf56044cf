import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/usage-tracker';

/** Keeps the latest events where a developer can look at them; nothing leaves the browser. */
export class RecordingUsageTracker implements UsageTracker {
  readonly events: UsageEvent[] = [];
  readonly #capacity: number;

  constructor(capacity = 500) {
    this.#capacity = capacity;
  }

  async track(event: UsageEvent): Promise<void> {
    this.events.push(event);
    if (this.events.length > this.#capacity) this.events.shift();
  }
}
