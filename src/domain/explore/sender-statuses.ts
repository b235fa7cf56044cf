import type { AddressParameters } from '../shared/address-parameters';
import { statusOfText, type TopicStatus } from '../topic/topic-status';

/** The statuses that a shared link was narrowed by, of the user who shared it: its topics are those at that moment. */
export const SENDER_PARAMETER = 'sender';

export function senderStatuses(query: AddressParameters): readonly TopicStatus[] {
  return query
    .filter(([name]) => name === SENDER_PARAMETER)
    .map(([, value]) => statusOfText(value))
    .filter((status) => status !== null);
}
