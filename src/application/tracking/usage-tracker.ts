import type { Member } from '../../domain/session/user';
import type { UsageEvent } from '../../domain/tracking/usage-event';
import { token } from '../shared/token';

/** Where usage events go. A rejection means the event is lost; it is only logged (specification, section 8). */
export interface UsageTracker {
  track(event: UsageEvent, user: Member): Promise<void>;
}
export const UsageTracker = token<UsageTracker>('UsageTracker');
