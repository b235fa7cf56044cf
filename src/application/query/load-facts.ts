import { canNarrowMaterial, materialOf } from '../../domain/query/condition-kinds';
import { testOf } from '../../domain/query/evaluate-query';
import { earlierFacts, groupedPlatforms, type QueryFacts } from '../../domain/query/query-facts';
import type { Query } from '../../domain/query/query';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { ProjectCatalogue, SignalCatalogue, SignalRows } from '../workspace/catalogues';

export interface FactSources {
  readonly signals: Pick<SignalCatalogue, 'sources' | 'deepdive'>;
  /** The rows with which the current ones are compared. */
  readonly earlier: () => Promise<SignalRows>;
  readonly projects: Pick<ProjectCatalogue, 'platforms' | 'insights'>;
}

/** What of a project is at hand for every query. */
export type BaseFacts = Omit<QueryFacts, 'previous' | 'sources' | 'startups' | 'platforms' | 'insights'>;

/** Requests under way at one time. */
const AT_ONCE = 6;

/**
 * The facts of a query; sources, start-ups, platforms and the previous data are loaded only for the queries that need
 * them. Rejects with a RequestFailure.
 */
export async function loadFacts(query: Query, base: BaseFacts, sow: SowId, from: FactSources): Promise<QueryFacts> {
  const needs = materialOf(query);
  const facts: QueryFacts = {
    ...base,
    previous: needs.has('previous') ? earlierFacts(await from.earlier()) : null,
    sources: new Map(),
    startups: new Map(),
    insights: needs.has('insights') ? await from.projects.insights(sow) : [],
    platforms: needs.has('platforms') ? groupedPlatforms(await from.projects.platforms(sow)) : new Map(),
  };
  if (!needs.has('sources') && !needs.has('startups')) return facts;
  // Only for the topics that satisfy all other conditions, because each one is a request in the live mode.
  const isWanted = testOf(canNarrowMaterial(query), facts);
  const wanted = base.topics.filter((topic) => isWanted({ type: 'topic', topic }));
  return {
    ...facts,
    sources: needs.has('sources') ? await readAll(wanted, ({ id }) => from.signals.sources(id)) : facts.sources,
    startups: needs.has('startups')
      ? await readAll(wanted, async ({ id }) => (await from.signals.deepdive(id)).manifestations)
      : facts.startups,
  };
}

/** Reads something of each topic, a few requests at a time. */
export async function readAll<Value>(
  topics: readonly Topic[],
  read: (topic: Topic) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  const queue = [...topics];
  const work = async (): Promise<void> => {
    for (let topic = queue.shift(); topic !== undefined; topic = queue.shift()) found.set(topic.id, await read(topic));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
