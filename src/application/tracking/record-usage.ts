import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/logger';
import type { UsageTracker } from './usage-tracker';

/** Tells about use without ever standing in its way: nobody waits for it, and a failure is only logged. */
export class RecordUsage {
  constructor(
    private readonly tracker: UsageTracker,
    private readonly session: SessionStore,
    private readonly logger: Logger,
  ) {}

  record(event: UsageEvent): void {
    const { member } = this.session;
    if (member === null) return;
    this.tracker.track(event, member).catch((error: unknown) => {
      this.logger.error('Failed to track event:', error);
    });
  }
}
