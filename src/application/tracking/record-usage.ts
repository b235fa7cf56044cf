import type { UsageEvent, UsageInput } from '../../domain/tracking/usage-event';
import type { SessionStore } from '../session/session.store';
import type { Logger, KeyValueStore } from '../shared/browser-ports';
import type { Navigator } from '../shared/navigator';
import type { Member } from '../../domain/session/user';
import { token } from '../shared/token';
import { reaction } from 'mobx';

/** Sends usage events with the address of the page. Nothing waits for them, and a failure is only logged. */
export class RecordUsage {
  constructor(
    private readonly tracker: UsageTracker,
    private readonly session: SessionStore,
    private readonly navigator: Navigator,
    private readonly logger: Logger,
  ) {}

  /** @param page where it happened; the event may wait for what it names, and the user has gone on meanwhile */
  record(input: UsageInput, page: string = this.navigator.href): void {
    const { member } = this.session;
    if (member === null) return;
    const payload = input.name === 'logged_in' ? {} : { ...input.payload, window_url: withoutTypedText(page) };
    const event = { name: input.name, payload } as UsageEvent;
    this.tracker.track(event, member).catch((error: unknown) => {
      this.logger.error('Failed to track event:', error);
    });
  }
}

/** The address of a brief carries texts that the user has written, that of an answer or of filters may hold searched words. */
function withoutTypedText(href: string): string {
  return href.replace(/(?<=[?&])(?:title|question|conclusion|query|q)=[^&#]*&?/g, '').replace(/[?&]$/, '');
}

/** Where usage events go. A rejection means the event is lost; it is only logged (specification, section 8). */
export interface UsageTracker {
  track(event: UsageEvent, user: Member): Promise<void>;
}
export const UsageTracker = token<UsageTracker>('UsageTracker');

/** Set in the tab's storage once the login of this browser session is known (specification, section 4). */
const FIRST_LOGIN_KEY = 'first-login';

/** Sends the login event once in a browser session; logout clears the mark, so the next login counts again. */
export class RecordLogin {
  constructor(
    private readonly session: SessionStore,
    private readonly tab: KeyValueStore,
    private readonly usage: RecordUsage,
  ) {}

  /** @returns stops watching */
  start(): () => void {
    return reaction(
      () => this.session.member,
      (member) => {
        if (member === null || this.tab.get(FIRST_LOGIN_KEY) !== null) return;
        this.tab.set(FIRST_LOGIN_KEY, 'true');
        this.usage.record({ name: 'logged_in', payload: {} });
      },
      { fireImmediately: true },
    );
  }
}
