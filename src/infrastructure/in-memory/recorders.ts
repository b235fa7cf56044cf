import type { UsageEvent } from '../../domain/tracking/usage-event';
import type { UsageTracker } from '../../application/tracking/record-usage';
import type { SupportChat, SupportEvent, SupportUser } from '../../application/support/support-chat';
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

/** Records the calls for developers, where no support chat is configured. */
export class RecordingSupportChat implements SupportChat {
  readonly calls: (readonly [string, unknown?])[] = [];

  async boot(user: SupportUser): Promise<boolean> {
    this.calls.push(['boot', user]);
    return true;
  }

  event(event: SupportEvent): void {
    this.calls.push(['event', event]);
  }

  onDisplayed(): void {}

  shutdown(): void {
    this.calls.push(['shutdown']);
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

interface DebugHook {
  readonly events: RecordingUsageTracker['events'];
  readonly support: RecordingSupportChat['calls'];
}

declare global {
  interface Window {
    dmDebug?: DebugHook;
  }
}

/** Exposes the recorded events as `window.dmDebug` where the address has `?debug=events`. */
export function offerDebugHook(tracker: RecordingUsageTracker, chat: RecordingSupportChat): void {
  if (new URLSearchParams(window.location.search).get('debug') !== 'events') return;
  window.dmDebug = { events: tracker.events, support: chat.calls };
}

/** Embedded mode sends nothing, so it never waits for a network. */
export class NoConnectionNeeded implements Connection {
  readonly isOnline = true;

  async untilOnline(): Promise<void> {}
}
