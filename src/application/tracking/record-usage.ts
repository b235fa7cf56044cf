import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/logger';
import type { UsageTracker } from './usage-tracker';

/** Tells about use without ever standing in its way: nobody waits for it, and a failure is only logged. */
export class RecordUsage {
  readonly #tracker: UsageTracker;
  readonly #session: SessionStore;
  readonly #logger: Logger;

  constructor(tracker: UsageTracker, session: SessionStore, logger: Logger) {
    this.#tracker = tracker;
    this.#session = session;
    this.#logger = logger;
  }

  record(event: UsageEvent): void {
    const { member } = this.#session;
    if (member === null) return;
    this.#tracker.track(event, member).catch((error: unknown) => {
      this.#logger.error('Failed to track event:', error);
    });
  }
}
