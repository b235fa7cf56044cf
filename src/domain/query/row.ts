import type { Manifestation } from '../topic/deepdive';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';
import { carouselItemKey } from '../workspace/carousel-item';
import type { QueryFacts } from './query-facts';

/** One row of an answer. A start-up has the conditions of its topic. */
export type Row =
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'trend'; readonly trend: Trend }
  | { readonly type: 'startup'; readonly topic: Topic; readonly startup: Manifestation };

/** All rows of a subject, in the order of the data. */
export function rowsOf(
  subject: 'topics' | 'trends' | 'startups',
  { topics, trends, startups }: QueryFacts,
): readonly Row[] {
  if (subject === 'topics') return topics.map((topic) => ({ type: 'topic', topic }));
  if (subject === 'trends') return trends.map((trend) => ({ type: 'trend', trend }));
  return topics.flatMap((topic) =>
    (startups.get(topic.id) ?? []).map((startup) => ({ type: 'startup', topic, startup }) as const),
  );
}

export function subjectOf({ type }: Row): 'topics' | 'trends' | 'startups' {
  return `${type}s`;
}

export function signalOfRow(row: Row): Topic | Trend {
  return row.type === 'trend' ? row.trend : row.topic;
}

export function nameOfRow(row: Row): string {
  return row.type === 'startup' ? row.startup.name : signalOfRow(row).name;
}

export function idOfRow(row: Row): string {
  return row.type === 'startup' ? `${row.topic.id}:${row.startup.name}` : signalOfRow(row).id;
}

export function shiftOfRow(row: Row, { shiftOf }: Pick<QueryFacts, 'shiftOf'>): string | null {
  return row.type === 'trend' ? row.trend.shiftName : shiftOf(row.topic);
}

export function trendOfRow(row: Row): string | null {
  return (row.type === 'trend' ? row.trend.name : row.topic.trend?.name) ?? null;
}

export function isNewRow(row: Row, { newKeys }: Pick<QueryFacts, 'newKeys'>): boolean {
  const item =
    row.type === 'trend'
      ? ({ type: 'Trend', id: row.trend.id } as const)
      : ({ type: 'Topic', id: row.topic.id } as const);
  return newKeys.has(carouselItemKey(item));
}

/** The topic or trend in the previous data. */
export function previousOf(row: Row, { previous }: Pick<QueryFacts, 'previous'>): Topic | Trend | undefined {
  return row.type === 'trend' ? previous?.trends.get(row.trend.id) : previous?.topics.get(row.topic.id);
}

/** The row of the previous data; null: it was not in it, or that is not known. */
export function previousRow(row: Row, { previous }: Pick<QueryFacts, 'previous'>): Row | null {
  if (row.type === 'trend') {
    const trend = previous?.trends.get(row.trend.id);
    return trend === undefined ? null : { type: 'trend', trend };
  }
  const topic = previous?.topics.get(row.topic.id);
  return topic === undefined ? null : { ...row, topic };
}

/** The start-up of the row, or all of its topic. */
export function startupsOfRow(row: Row, { startups }: Pick<QueryFacts, 'startups'>): readonly Manifestation[] {
  if (row.type === 'startup') return [row.startup];
  return row.type === 'topic' ? (startups.get(row.topic.id) ?? []) : [];
}
