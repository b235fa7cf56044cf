import type { Member } from '../../src/domain/session/user';
import type { UsageEvent } from '../../src/domain/tracking/usage-event';
import type { UsageTracker } from '../../src/application/tracking/record-usage';

type EventName = UsageEvent['name'];
// A member may carry two names, so the one that fits is looked up by each of them.
type PayloadOf<Name extends EventName> = UsageEvent extends infer Event
  ? Event extends { readonly name: infer Names; readonly payload: infer Payload }
    ? Name extends Names
      ? Payload
      : never
    : never
  : never;

export class RecordingUsageTracker implements UsageTracker {
  readonly events: UsageEvent[] = [];
  readonly users: Member[] = [];
  /** The next events are lost on their way. */
  failing = false;

  async track(event: UsageEvent, user: Member): Promise<void> {
    if (this.failing) throw new Error('Tracking failed in a test');
    this.events.push(event);
    this.users.push(user);
  }

  /** The payloads of all events of this name. */
  payloads<Name extends EventName>(name: Name): readonly PayloadOf<Name>[] {
    return this.events.filter((event) => event.name === name).map(({ payload }) => payload as PayloadOf<Name>);
  }
}
