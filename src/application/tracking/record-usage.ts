import type { UsageEvent, UsageInput } from '../../domain/tracking/usage-event';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/logger';
import type { Navigator } from '../shared/navigator';
import type { UsageTracker } from './usage-tracker';

/** Sends usage events with the address of the page. Nothing waits for them, and a failure is only logged. */
export class RecordUsage {
  constructor(
    private readonly tracker: UsageTracker,
    private readonly session: SessionStore,
    private readonly navigator: Navigator,
    private readonly logger: Logger,
  ) {}

  record(input: UsageInput): void {
    const { member } = this.session;
    if (member === null) return;
    const payload =
      input.name === 'logged_in' ? {} : { ...input.payload, window_url: withoutTypedText(this.navigator.href) };
    const event = { name: input.name, payload } as UsageEvent;
    this.tracker.track(event, member).catch((error: unknown) => {
      this.logger.error('Failed to track event:', error);
    });
  }
}

/** The address of a brief carries texts that the user has written. */
function withoutTypedText(href: string): string {
  return href.replace(/(?<=[?&])(?:title|question|conclusion)=[^&#]*&?/g, '').replace(/[?&]$/, '');
}
