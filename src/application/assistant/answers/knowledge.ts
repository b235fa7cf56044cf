import type { Reference } from '../answerer';
import type { BaseFacts } from '../../query/load-facts';
import type { KnownNames } from '../../../domain/query/checks';
import { namesOfFacts } from '../../../domain/query/known-names';
import { NO_FACTS } from '../../../domain/query/query-facts';
import type { Insight } from '../../../domain/foresight/insight';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';
import { carouselItemKey } from '../../../domain/workspace/carousel-item';
import type { Shift } from '../../../domain/workspace/shift';
import type { Sow } from '../../../domain/workspace/sow';
import { normalise } from './text';

/** The data of one project, from which the built-in assistant answers. */
export interface Knowledge {
  readonly sow: Sow;
  readonly shifts: readonly Shift[];
  readonly trends: readonly Trend[];
  readonly topics: readonly Topic[];
  readonly insights: readonly Insight[];
  /** With the names of their topics. */
  readonly platforms: readonly { readonly name: string; readonly topics: readonly string[] }[];
  readonly statusOf: (topic: Topic) => TopicStatus | null;
}

/** What of a project is at hand for every query. */
export function baseFacts({ topics, trends, statusOf, sow }: Knowledge): BaseFacts {
  const shifts = new Map(trends.map(({ id, shiftName }) => [id, shiftName]));
  return {
    topics,
    trends,
    statusOf,
    shiftOf: ({ trend }) => trend && (trend.shiftName ?? shifts.get(trend.id) ?? null),
    newKeys: new Set(sow.newDiscoveries.map(carouselItemKey)),
  };
}

/** The names that the conditions of a link may hold. */
export function knownNames(knowledge: Knowledge): KnownNames {
  const names = namesOfFacts({ ...NO_FACTS, ...baseFacts(knowledge) });
  return {
    ...names,
    shift: new Set([...(names.shift ?? []), ...knowledge.shifts.map(({ name }) => name)]),
    platform: new Set(knowledge.platforms.map(({ name }) => name)),
  };
}

export type Named =
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'trend'; readonly trend: Trend }
  | { readonly type: 'shift'; readonly shift: Shift };

export type Signal = Extract<Named, { readonly type: 'topic' | 'trend' }>;

const MIN_NAME_LENGTH = 3;

/** The names that stand in a question, longest first, none inside another. */
export function namedIn(question: string, knowledge: Knowledge): readonly Named[] {
  let rest = ` ${normalise(question)} `;
  const found: { at: number; named: Named }[] = [];
  const seen = new Set<string>();
  for (const { name, named } of namesOf(knowledge)) {
    const at = rest.indexOf(` ${name} `);
    if (at < 0 || seen.has(name)) continue;
    seen.add(name);
    found.push({ at, named });
    // Blanked at equal length, so that "skin biology" is not found as "biology" again and positions stay comparable.
    rest = `${rest.slice(0, at + 1)}${'\u0000'.repeat(name.length)}${rest.slice(at + 1 + name.length)}`;
  }
  return found.sort((one, other) => one.at - other.at).map(({ named }) => named);
}

const NAMES = new WeakMap<Knowledge, ReturnType<typeof allNames>>();

/** Computed once for the data of a project, because each question needs all of them. */
function namesOf(knowledge: Knowledge): ReturnType<typeof allNames> {
  const known = NAMES.get(knowledge) ?? allNames(knowledge);
  NAMES.set(knowledge, known);
  return known;
}

function allNames({ topics, trends, shifts }: Knowledge): { name: string; named: Named }[] {
  // The sort is stable: of a topic and a trend with one name, the trend is meant.
  const all = [
    ...shifts.map((shift) => ({ name: normalise(shift.name), named: { type: 'shift', shift } as const })),
    ...trends.map((trend) => ({ name: normalise(trend.name), named: { type: 'trend', trend } as const })),
    ...topics.map((topic) => ({ name: normalise(topic.name), named: { type: 'topic', topic } as const })),
  ];
  return all
    .filter(({ name }) => name.length >= MIN_NAME_LENGTH)
    .sort((one, other) => other.name.length - one.name.length);
}

export function isSignal(named: Named): named is Signal {
  return named.type !== 'shift';
}

export function signalOf(named: Signal): Topic | Trend {
  return named.type === 'topic' ? named.topic : named.trend;
}

export function nameOf(named: Named): string {
  return named.type === 'shift' ? named.shift.name : signalOf(named).name;
}

export function toReference(named: Signal): Reference {
  return named.type === 'topic'
    ? { type: 'Topic', id: named.topic.id, name: named.topic.name }
    : { type: 'Trend', id: named.trend.id, name: named.trend.name };
}

/** The topics and trends that belong to the shift or trend of a question. */
export function within(knowledge: Knowledge, scope: Named | null): Pick<Knowledge, 'topics' | 'trends'> {
  if (scope === null || scope.type === 'topic') return knowledge;
  if (scope.type === 'trend') {
    return {
      trends: [scope.trend],
      topics: knowledge.topics.filter((topic) => topic.trend?.id === scope.trend.id),
    };
  }
  return {
    trends: knowledge.trends.filter((trend) => trend.shiftName === scope.shift.name),
    topics: knowledge.topics.filter((topic) => topic.trend?.shiftName === scope.shift.name),
  };
}
