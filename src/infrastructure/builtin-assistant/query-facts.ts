import type { VisitStore } from '../../application/library/visit.store';
import type { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import { satisfies } from '../../domain/question/satisfies';
import { singleConditions, type Condition, type Query, type QueryFigure } from '../../domain/question/query';
import type { QueryFacts } from '../../domain/question/query-facts';
import { safeLink } from '../../domain/shared/safe-link';
import type { Topic } from '../../domain/topic/topic';
import { quadrantOf } from '../../domain/topic/quadrant';
import type { Trend } from '../../domain/trend/trend';
import type { Knowledge } from './knowledge';

export interface FactSources {
  readonly signals: Pick<SignalCatalogue, 'sources' | 'deepdive' | 'ofVersion'>;
  readonly visits: Pick<VisitStore, 'seen'>;
}

/** Requests under way at one time. */
const AT_ONCE = 6;

/** The facts of a query; sources, start-ups and the previous data are read only for the queries that need them. */
export async function queryFacts(query: Query, knowledge: Knowledge, data: FactSources): Promise<QueryFacts> {
  const { topics, trends, statusOf, sow } = knowledge;
  const added = (type: 'Topic' | 'Trend') =>
    new Set<string>(sow.newDiscoveries.filter((item) => item.type === type).map(({ id }) => id));
  const facts: QueryFacts = {
    topics,
    trends,
    statusOf,
    newTopics: added('Topic'),
    newTrends: added('Trend'),
    publishers: new Map(),
    startups: new Map(),
    ...(await earlier(query, knowledge, data)),
  };
  const used = figuresOf(query);
  const single = singleConditions(query.conditions);
  const needsSources = used.has('sources') || used.has('publishers') || single.some(({ kind }) => kind === 'publisher');
  const needsStartups =
    query.subject === 'startups' ||
    used.has('startups') ||
    single.some(({ kind }) => kind === 'funding' || kind === 'raised');
  if (!needsSources && !needsStartups) return facts;
  // Only for the topics that satisfy all other conditions, because each one is a request in the live mode.
  const other = single.some(({ kind }) => kind === 'top')
    ? []
    : query.conditions.filter((condition) => !needsMaterial(condition));
  const wanted = topics.filter((topic) => other.every((each) => satisfies({ type: 'topic', topic }, each, facts)));
  return {
    ...facts,
    publishers: needsSources
      ? await readAll(wanted, async ({ id }) =>
          (await data.signals.sources(id)).sources.map(({ url }) => safeLink(url)?.hostname ?? ''),
        )
      : new Map(),
    startups: needsStartups
      ? await readAll(wanted, async ({ id }) => (await data.signals.deepdive(id)).manifestations)
      : new Map(),
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

type Earlier = Pick<QueryFacts, 'previousTopics' | 'previousTrends'> &
  Partial<Pick<QueryFacts, 'newTopics' | 'newTrends'>>;

async function earlier(query: Query, { topics, sow }: Knowledge, { signals, visits }: FactSources): Promise<Earlier> {
  if (query.since === 'visit') {
    const before = new Map<string, Topic>();
    const current = new Map(topics.map((topic) => [topic.id, topic]));
    for (const { id, name, quadrant, growth, averageSizing, drivers } of visits.seen?.topics ?? []) {
      const now = current.get(id) ?? topics[0];
      if (now === undefined) break;
      before.set(id, {
        ...now,
        id,
        name,
        quadrant: quadrantOf(quadrant),
        growth,
        sizing: { ...now.sizing, average: averageSizing },
        driverCount: drivers,
      });
    }
    const fresh = visits.seen === null ? [] : topics.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    return {
      previousTopics: before,
      previousTrends: new Map(),
      newTopics: new Set<string>(fresh),
      newTrends: new Set(),
    };
  }
  const used = figuresOf(query);
  const needed =
    used.has('growthChange') ||
    used.has('sizingChange') ||
    singleConditions(query.conditions).some(({ kind }) => kind === 'moved' || kind === 'was');
  const rows = needed ? await signals.ofVersion(sow.id, PREVIOUS_DATA) : { topics: [], trends: [] };
  return {
    previousTopics: new Map<string, Topic>(rows.topics.map((topic) => [topic.id, topic])),
    previousTrends: new Map<string, Trend>(rows.trends.map((trend) => [trend.id, trend])),
  };
}

function figuresOf({ order, conditions, statistic, shown = [] }: Query): ReadonlySet<QueryFigure> {
  const figures = [
    order?.figure,
    statistic?.figure,
    ...shown,
    ...singleConditions(conditions).map((each) => ('figure' in each ? each.figure : undefined)),
  ];
  return new Set(figures.filter((figure) => figure !== undefined));
}

const MATERIAL: ReadonlySet<Condition['kind']> = new Set(['funding', 'raised', 'among', 'product', 'publisher']);

function needsMaterial(condition: Condition): boolean {
  if (condition.kind === 'either') return condition.of.some(needsMaterial);
  if (MATERIAL.has(condition.kind)) return true;
  // A text may be in the name of a start-up.
  if (condition.kind === 'text') return true;
  return 'figure' in condition && ['sources', 'publishers', 'startups', 'raised'].includes(condition.figure);
}
