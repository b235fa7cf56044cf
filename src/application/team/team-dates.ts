import { calendarFile } from '../../domain/team/calendar-file';
import type { Topic } from '../../domain/topic/topic';
import type { TeamStore } from './team.store';

/** The open dates of these topics as a calendar file; null: there are none. */
export function datesFile(store: TeamStore, topics: readonly Topic[]): string | null {
  const dates = topics.flatMap((topic) => {
    const entry = store.responsible.get(topic.id);
    if (entry === undefined || entry.isDone || entry.due === null || entry.who === null) return [];
    const name = store.byId.get(entry.who)?.name ?? '';
    return [{ topicId: topic.id, topic: topic.name, name, task: entry.task, due: entry.due }];
  });
  return dates.length === 0 || store.own === null ? null : calendarFile(dates, store.own.project, store.now);
}
