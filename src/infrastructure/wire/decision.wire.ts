import * as v from 'valibot';
import type { BroughtDecision } from '../../application/workspace/catalogues';
import { isTopicStatus } from '../../domain/topic/topic-status';
import { id, shortText } from './fields';
import { rowReader } from './rows';

/** A day counts as its noon, so that it is the same day on nearly every clock. */
const instant = v.pipe(
  v.string('is not a date'),
  v.transform((text) => Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text)),
  v.finite('is not a date'),
  v.transform((time) => new Date(time).toISOString()),
);

/** A decision in a workspace file, without what the file says elsewhere: the name of the topic and its figures of that day. */
export const decisionReader = rowReader(
  v.object({
    tid: id<'topic'>(),
    topic_status: v.custom<BroughtDecision['status']>(isTopicStatus, 'is no status'),
    decided_at: instant,
    reason: shortText,
  }),
  ['tid', 'topic_status', 'decided_at'],
  (wire): Pick<BroughtDecision, 'topicId' | 'status' | 'at' | 'reason'> => ({
    topicId: wire.tid,
    status: wire.topic_status,
    at: wire.decided_at,
    reason: wire.reason,
  }),
);
