import type { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import type { QueryFacts } from '../../domain/question/answer-query';
import type { Query } from '../../domain/question/query';
import type { Knowledge } from './knowledge';

/** The facts of a query; sources and the previous data are read only for the queries that need them. */
export async function queryFacts(
  query: Query,
  knowledge: Knowledge,
  signals: Pick<SignalCatalogue, 'sources' | 'ofVersion'>,
): Promise<QueryFacts> {
  const { topics, trends, statusOf, sow } = knowledge;
  const figures = [
    query.order?.figure,
    ...query.conditions.map((condition) => ('figure' in condition ? condition.figure : undefined)),
  ];
  const sources = figures.includes('sources')
    ? await Promise.all(topics.map(async ({ id }) => [id, (await signals.sources(id)).sources.length] as const))
    : [];
  const needsPrevious = query.conditions.some(({ kind }) => kind === 'moved');
  const previous = needsPrevious ? (await signals.ofVersion(sow.id, PREVIOUS_DATA)).topics : [];
  const added = (type: 'Topic' | 'Trend') =>
    new Set<string>(sow.newDiscoveries.filter((item) => item.type === type).map(({ id }) => id));
  return {
    topics,
    trends,
    statusOf,
    newTopics: added('Topic'),
    newTrends: added('Trend'),
    sourceCounts: new Map(sources),
    previousQuadrants: new Map(previous.map(({ id, quadrant }) => [id, quadrant.code])),
  };
}
