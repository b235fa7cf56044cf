import type { Insight } from '../workspace/insight';
import { groupBy } from '../shared/lists';
import type { Manifestation } from '../topic/deepdive';
import { signalChange } from '../topic/figure-change';
import { SIGNAL_FIGURES } from '../topic/figures';
import type { Topic, TopicSource } from '../topic/topic';
import type { Trend } from '../trend/trend';
import { carouselItemKey } from '../workspace/carousel-item';
import type { Subject } from './vocabulary';
import type { QueryFacts } from './query-facts';

/** One row of an answer. A start-up has the conditions of its topic; a shift and a platform are known by their names. */
export type Row =
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'trend'; readonly trend: Trend }
  | { readonly type: 'startup'; readonly topic: Topic; readonly startup: Manifestation }
  | { readonly type: 'shift' | 'platform'; readonly name: string }
  | { readonly type: 'insight'; readonly insight: Insight }
  | { readonly type: 'source'; readonly source: CitedSource };

/** A source of topics: each once, with all that cite it. */
interface CitedSource extends TopicSource {
  /** When it was reviewed last; null: not known. */
  readonly date: string | null;
  readonly topics: readonly Topic[];
}

/** All rows of a subject, in the order of the data. */
export function rowsOf(subject: Subject, facts: QueryFacts): readonly Row[] {
  const { topics, trends, startups, platforms, insights } = facts;
  switch (subject) {
    case 'topics':
      return rowsFor(topics, (topic) => ({ type: 'topic', topic }));
    case 'trends':
      return rowsFor(trends, (trend) => ({ type: 'trend', trend }));
    case 'shifts':
      return shiftNames(facts).map((name) => ({ type: 'shift', name }));
    case 'platforms':
      return [...platforms.keys()].map((name) => ({ type: 'platform', name }));
    case 'insights':
      return insights.map((insight) => ({ type: 'insight', insight }));
    case 'sources':
      return citedSources(facts);
    case 'startups':
      return topics.flatMap((topic) =>
        (startups.get(topic.id) ?? []).map((startup) => ({ type: 'startup', topic, startup }) as const),
      );
  }
}

function citedSources({ topics, sources }: QueryFacts): readonly Row[] {
  const known = CITED.get(topics);
  if (known?.sources === sources) return known.rows;
  const found = new Map<string, CitedSource>();
  for (const topic of topics) {
    const own = sources.get(topic.id);
    for (const source of own?.sources ?? []) {
      const key = sourceKey(source);
      const before = found.get(key);
      const date =
        [before?.date, own?.lastUpdated]
          .filter((each) => each != null)
          .sort()
          .at(-1) ?? null;
      const cited = new Set([...(before?.topics ?? []), topic]);
      const internalClassification = before?.internalClassification ?? source.internalClassification;
      found.set(key, { ...source, internalClassification, date, topics: [...cited] });
    }
  }
  const rows = [...found.values()].map((source): Row => ({ type: 'source', source }));
  CITED.set(topics, { sources, rows });
  return rows;
}
const CITED = new WeakMap<QueryFacts['topics'], { sources: QueryFacts['sources']; rows: readonly Row[] }>();

/** Two topics that cite the same page under the same title cite one source. */
function sourceKey({ title, url }: TopicSource): string {
  return `${title} ${url}`;
}

/** Made once for a list: queries are evaluated several times for each key that is pressed. */
const ROWS = new WeakMap<readonly unknown[], readonly Row[]>();

function rowsFor<Value>(values: readonly Value[], rowOf: (value: Value) => Row): readonly Row[] {
  const known = ROWS.get(values) ?? values.map(rowOf);
  ROWS.set(values, known);
  return known;
}

export function shiftNames({ trends, topics, shiftOf }: QueryFacts): readonly string[] {
  const names = [...trends.map(({ shiftName }) => shiftName), ...topics.map(shiftOf)];
  return [...new Set(names.filter((name) => name !== null))];
}

export function subjectOf({ type }: Row): Subject {
  return `${type}s`;
}

/** null: a shift, a platform, an insight or a source. */
export function signalOfRow(row: Row): Topic | Trend | null {
  if (row.type === 'trend') return row.trend;
  return row.type === 'topic' || row.type === 'startup' ? row.topic : null;
}

export function nameOfRow(row: Row): string {
  if (row.type === 'startup') return row.startup.name;
  if (row.type === 'insight') return row.insight.title;
  if (row.type === 'source') return row.source.title;
  return signalOfRow(row)?.name ?? ('name' in row ? row.name : '');
}

export function idOfRow(row: Row): string {
  if (row.type === 'startup') return `${row.topic.id}:${row.startup.name}`;
  if (row.type === 'insight') return `${row.insight.createdAt ?? ''} ${row.insight.title}`;
  if (row.type === 'source') return sourceKey(row.source);
  return signalOfRow(row)?.id ?? nameOfRow(row);
}

export function shiftOfRow(row: Row, { shiftOf }: Pick<QueryFacts, 'shiftOf'>): string | null {
  if (row.type === 'trend') return row.trend.shiftName;
  if (row.type === 'shift') return row.name;
  return row.type === 'topic' || row.type === 'startup' ? shiftOf(row.topic) : null;
}

export function trendOfRow(row: Row): string | null {
  if (row.type === 'trend') return row.trend.name;
  return row.type === 'topic' || row.type === 'startup' ? (row.topic.trend?.name ?? null) : null;
}

interface Parts {
  readonly byTrend: ReadonlyMap<string, readonly Topic[]>;
  readonly byShift: ReadonlyMap<string, readonly Topic[]>;
  readonly byId: ReadonlyMap<string, Topic>;
  readonly byName: ReadonlyMap<string, readonly Topic[]>;
}
const PARTS = new WeakMap<QueryFacts, Parts>();

function partsOf(facts: QueryFacts): Parts {
  const { topics, shiftOf } = facts;
  const known = PARTS.get(facts) ?? {
    byTrend: groupBy(topics, ({ trend }) => trend?.id ?? ''),
    byShift: groupBy(topics, (topic) => shiftOf(topic) ?? ''),
    byId: new Map<string, Topic>(topics.map((topic) => [topic.id, topic])),
    byName: groupBy(topics, ({ name }) => name),
  };
  PARTS.set(facts, known);
  return known;
}

/** The topic itself, those that belong to the row, or those that an insight mentions. */
export function topicsOfRow(row: Row, facts: QueryFacts): readonly Topic[] {
  const { byTrend, byShift, byId, byName } = partsOf(facts);
  switch (row.type) {
    case 'topic':
    case 'startup':
      return [row.topic];
    case 'source':
      return row.source.topics;
    case 'trend':
      return byTrend.get(row.trend.id) ?? [];
    case 'shift':
      return byShift.get(row.name) ?? [];
    case 'platform':
      return (facts.platforms.get(row.name) ?? []).flatMap((name) => byName.get(name) ?? []);
    case 'insight':
      return row.insight.predictions.flatMap(({ type, id }) => (type === 'Topic' ? (byId.get(id) ?? []) : []));
  }
}

/** What of the project a row is, has or mentions: two rows with a common key belong together. */
export function keysOfRow(row: Row, facts: QueryFacts): readonly string[] {
  const trends =
    row.type === 'trend'
      ? [row.trend.id]
      : row.type === 'shift'
        ? facts.trends.filter(({ shiftName }) => shiftName === row.name).map(({ id }) => id)
        : row.type === 'insight'
          ? row.insight.predictions.filter(({ type }) => type === 'Trend').map(({ id }) => id)
          : [];
  return [...topicsOfRow(row, facts).map(({ id }) => `topic:${id}`), ...trends.map((id) => `trend:${id}`)];
}

export function isNewRow(row: Row, { newKeys }: Pick<QueryFacts, 'newKeys'>): boolean {
  if (row.type === 'trend') return newKeys.has(carouselItemKey({ type: 'Trend', id: row.trend.id }));
  return 'topic' in row && newKeys.has(carouselItemKey({ type: 'Topic', id: row.topic.id }));
}

/** The topic or trend in the previous data. */
export function previousOf(row: Row, { previous }: Pick<QueryFacts, 'previous'>): Topic | Trend | undefined {
  if (row.type === 'trend') return previous?.trends.get(row.trend.id);
  return 'topic' in row ? previous?.topics.get(row.topic.id) : undefined;
}

/** Whether it is in another quadrant than in the previous data, in which it has to be. */
export function isMovedRow(row: Row, facts: Pick<QueryFacts, 'previous'>): boolean {
  return previousOf(row, facts)?.quadrant.code !== signalOfRow(row)?.quadrant.code;
}

/** Whether a figure or its quadrant is different in the previous data; false: it is not in them. */
export function isChangedRow(row: Row, facts: Pick<QueryFacts, 'previous'>): boolean {
  const [now, before] = [signalOfRow(row), previousOf(row, facts)];
  if (now === null || before === undefined) return false;
  return SIGNAL_FIGURES.some((each) => signalChange(each, now, before).isSeen) || isMovedRow(row, facts);
}

/** The row of the previous data; null: it was not in it, or that is not known. */
export function previousRow(row: Row, { previous }: Pick<QueryFacts, 'previous'>): Row | null {
  if (row.type === 'trend') {
    const trend = previous?.trends.get(row.trend.id);
    return trend === undefined ? null : { type: 'trend', trend };
  }
  const topic = 'topic' in row ? previous?.topics.get(row.topic.id) : undefined;
  return topic === undefined ? null : ({ ...row, topic } as Row);
}

/** Whether the sources of all its topics are known. */
export function areSourcesKnown(row: Row, facts: QueryFacts): boolean {
  const hasOwn = row.type === 'insight' || row.type === 'source';
  return hasOwn || topicsOfRow(row, facts).every(({ id }) => facts.sources.has(id));
}

/** Whether the start-ups of all its topics are known. */
export function areStartupsKnown(row: Row, facts: QueryFacts): boolean {
  return row.type === 'startup' || topicsOfRow(row, facts).every(({ id }) => facts.startups.has(id));
}

/** The start-up of the row, or all of its topics. */
export function startupsOfRow(row: Row, facts: QueryFacts): readonly Manifestation[] {
  if (row.type === 'startup') return [row.startup];
  return topicsOfRow(row, facts).flatMap(({ id }) => facts.startups.get(id) ?? []);
}
