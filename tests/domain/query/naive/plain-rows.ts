import type { Insight } from '../../../../src/domain/workspace/insight';
import type { Subject } from '../../../../src/domain/query/vocabulary';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import type { Topic, TopicSource } from '../../../../src/domain/topic/topic';
import type { Trend } from '../../../../src/domain/trend/trend';

/** One row as plain data, without the row type of the product. */
export interface Plain {
  readonly subject: Subject;
  readonly id: string;
  readonly name: string;
  readonly topic?: Topic;
  readonly trend?: Trend;
  readonly startup?: ReturnType<QueryFacts['startups']['get']> extends readonly (infer One)[] | undefined ? One : never;
  readonly insight?: Insight;
  readonly source?: TopicSource & { readonly date: string | null; readonly topics: readonly Topic[] };
}

export function plainRows(subject: Subject, facts: QueryFacts): readonly Plain[] {
  const shifts = new Set<string>();
  for (const { shiftName } of facts.trends) if (shiftName !== null) shifts.add(shiftName);
  for (const topic of facts.topics) {
    const shift = facts.shiftOf(topic);
    if (shift !== null) shifts.add(shift);
  }
  const all: Record<Subject, readonly Plain[]> = {
    topics: facts.topics.map((topic) => ({ subject, id: topic.id, name: topic.name, topic })),
    trends: facts.trends.map((trend) => ({ subject, id: trend.id, name: trend.name, trend })),
    shifts: [...shifts].map((name) => ({ subject, id: name, name })),
    platforms: [...facts.platforms.keys()].map((name) => ({ subject, id: name, name })),
    startups: facts.topics.flatMap((topic) =>
      (facts.startups.get(topic.id) ?? []).map((startup) => ({
        subject,
        id: `${topic.id}:${startup.name}`,
        name: startup.name,
        topic,
        startup,
      })),
    ),
    sources: plainSources(facts),
    insights: facts.insights.map((insight) => ({
      subject,
      id: `${insight.createdAt ?? ''} ${insight.title}`,
      name: insight.title,
      insight,
    })),
  };
  return all[subject];
}

function plainSources({ topics, sources }: QueryFacts): readonly Plain[] {
  const all = topics.flatMap((topic) =>
    (sources.get(topic.id)?.sources ?? []).map((source) => ({
      topic,
      source,
      id: `${source.title} ${source.url}`,
      date: sources.get(topic.id)?.lastUpdated ?? null,
    })),
  );
  return [...new Set(all.map(({ id }) => id))].map((id): Plain => {
    const own = all.filter((each) => each.id === id);
    const dates = own.flatMap(({ date }) => date ?? []).sort();
    const first = own[0]!.source;
    const internalClassification =
      own.find((each) => each.source.internalClassification !== null)?.source.internalClassification ?? null;
    const of = topics.filter((topic) => own.some((each) => each.topic === topic));
    return {
      subject: 'sources',
      id,
      name: first.title,
      source: { ...first, internalClassification, date: dates.at(-1) ?? null, topics: of },
    };
  });
}

/** The topics that a row is, has or mentions. */
export function topicsIn(row: Plain, facts: QueryFacts): readonly Topic[] {
  if (row.topic !== undefined) return [row.topic];
  if (row.source !== undefined) return row.source.topics;
  if (row.subject === 'platforms')
    return (facts.platforms.get(row.name) ?? []).flatMap((name) => facts.topics.filter((topic) => topic.name === name));
  return facts.topics.filter((topic) => {
    if (row.subject === 'trends') return topic.trend !== null && topic.trend.id === row.id;
    if (row.subject === 'shifts') return facts.shiftOf(topic) === row.name;
    return row.insight?.predictions.some(({ type, id }) => type === 'Topic' && id === topic.id) === true;
  });
}

function trendsIn(row: Plain, facts: QueryFacts): readonly string[] {
  if (row.subject === 'trends') return [row.id];
  if (row.subject === 'shifts')
    return facts.trends.filter(({ shiftName }) => shiftName === row.name).map(({ id }) => id);
  return row.insight?.predictions.flatMap(({ type, id }) => (type === 'Trend' ? [id] : [])) ?? [];
}

export function belongTogether(one: Plain, other: Plain, facts: QueryFacts): boolean {
  const topics = topicsIn(other, facts).map(({ id }) => id);
  const trends = trendsIn(other, facts);
  return (
    topicsIn(one, facts).some(({ id }) => topics.includes(id)) || trendsIn(one, facts).some((id) => trends.includes(id))
  );
}

export function hostOf(url: string | null): string {
  return url === null ? '' : new URL(url).hostname.replace('www.', '');
}
