import { shortDay } from '../shared/calendar';
import { topicStatusName, type TopicStatus } from '../topic/topic-status';
import type { TopicLog } from './member-record';

/** What one member has decided on a topic, as it is said of a cell of the team's table. */
export interface DecisionWords {
  readonly status: string;
  readonly reason: string | null;
  /** 'Oct 2, 2026, was Analyze since Sep 18, 2026'; '': the decision is not logged yet. */
  readonly when: string;
}

/** @param status as it is shown: your own may be ahead of the log */
export function decisionWords(status: TopicStatus, log: TopicLog | undefined): DecisionWords {
  const last = log?.log.at(-1);
  if (last === undefined || last.status !== status) return { status: topicStatusName(status), reason: null, when: '' };
  const before = log?.log.findLast((entry) => entry.status !== status);
  const since = shortDay(before?.at ?? null);
  const was =
    before === undefined ? [] : [`was ${topicStatusName(before.status)}${since === null ? '' : ` since ${since}`}`];
  const when = [shortDay(last.at) ?? 'time uncertain', ...was].join(', ');
  return { status: topicStatusName(status), reason: last.reason, when };
}
