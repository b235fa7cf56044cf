import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/record-usage';
import type { ErrorReporter, Logger, Connection } from '../../application/shared/browser-ports';

/** Records the latest events for developers; nothing is sent. */
export class RecordingUsageTracker implements UsageTracker {
  readonly events: UsageEvent[] = [];

  constructor(private readonly capacity = 500) {}

  async track(event: UsageEvent): Promise<void> {
    this.events.push(event);
    if (this.events.length > this.capacity) this.events.shift();
  }
}

/** Logs what would be reported, where no error-reporting service is configured. */
export class LoggingErrorReporter implements ErrorReporter {
  constructor(private readonly logger: Logger) {}

  report(error: unknown, context: Readonly<Record<string, string>> = {}): void {
    this.logger.warn(`Would be reported (${JSON.stringify(context)}):`, error);
  }

  setUser(): void {}
}

/** Embedded mode sends nothing, so it never waits for a network. */
export class NoConnectionNeeded implements Connection {
  readonly isOnline = true;

  async untilOnline(): Promise<void> {}
}
