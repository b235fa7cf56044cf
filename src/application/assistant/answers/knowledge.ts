import type { BaseFacts } from '../../query/load-facts';
import type { Insight } from '../../../domain/foresight/insight';
import type { KnownNames } from '../../../domain/query/checks';
import { namesOfFacts } from '../../../domain/query/known-names';
import { NO_FACTS, type OwnFacts, type QueryFacts } from '../../../domain/query/query-facts';
import type { Row } from '../../../domain/query/row';
import type { NamedItem, ProjectNames } from '../../../domain/reading/names';
import type { Holdings } from '../../../domain/reading/outside';
import { shortMonthYear } from '../../../domain/shared/calendar';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';
import { carouselItemKey } from '../../../domain/workspace/carousel-item';
import type { Shift } from '../../../domain/workspace/shift';
import type { Sow } from '../../../domain/workspace/sow';
import type { AnswerBlock, AnswerPart, Reference } from '../answerer';

/** The data of one project, from which questions are answered. */
export interface Knowledge {
  readonly sow: Sow;
  readonly shifts: readonly Shift[];
  readonly trends: readonly Trend[];
  readonly topics: readonly Topic[];
  readonly insights: readonly Insight[];
  readonly platforms: readonly { readonly name: string; readonly topicNames: readonly string[] }[];
  readonly names: ProjectNames;
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  readonly own: () => OwnFacts;
  /** What is named instead, where a question asks for what projects rarely have. */
  readonly holds: Holdings;
  /** null: the user has no team. */
  readonly teamOf: QueryFacts['teamOf'];
}

/** What of a project is at hand for every query. */
export function baseFacts({ topics, trends, statusOf, teamOf, sow, own }: Knowledge): BaseFacts {
  const shifts = new Map(trends.map(({ id, shiftName }) => [id, shiftName]));
  return {
    topics,
    trends,
    statusOf,
    teamOf,
    shiftOf: ({ trend }) => trend && (trend.shiftName ?? shifts.get(trend.id) ?? null),
    newKeys: new Set(sow.newDiscoveries.map(carouselItemKey)),
    own: own(),
  };
}

/** The names that the conditions of a link, or of a translator, may hold. */
export function knownNames(knowledge: Knowledge): KnownNames {
  const names = namesOfFacts({ ...NO_FACTS, ...baseFacts(knowledge) });
  return {
    ...names,
    shift: new Set([...(names.shift ?? []), ...knowledge.shifts.map(({ name }) => name)]),
    platform: new Set(knowledge.platforms.map(({ name }) => name)),
  };
}

/** The row of a named topic, trend or shift; null: the project has none of this name. */
export function rowOfItem({ type, name }: NamedItem, { topics, trends }: Knowledge): Row | null {
  if (type === 'shift') return { type, name };
  if (type === 'trend') {
    const trend = trends.find((each) => each.name === name);
    return trend === undefined ? null : { type, trend };
  }
  const topic = topics.find((each) => each.name === name);
  return topic === undefined ? null : { type: 'topic', topic };
}

/** A link to the card of a topic or trend; of other rows their name. */
export function partOf(row: Row, text: string): AnswerPart {
  const reference = referenceOf(row);
  return reference === null ? { kind: 'text', text } : { kind: 'reference', reference };
}

export function referenceOf(row: Row): Reference | null {
  if (row.type === 'topic') return { type: 'Topic', id: row.topic.id, name: row.topic.name };
  return row.type === 'trend' ? { type: 'Trend', id: row.trend.id, name: row.trend.name } : null;
}

export function paragraph(...parts: readonly (string | Reference)[]): AnswerBlock {
  return { kind: 'paragraph', parts: parts.map(toPart) };
}

export function list(items: readonly (readonly (string | Reference)[])[]): AnswerBlock {
  return { kind: 'list', items: items.map((parts) => parts.map(toPart)) };
}

/** References as "a", "a and b", "a, b and c". */
export function enumerate(references: readonly Reference[]): (string | Reference)[] {
  return references.flatMap((reference, index) => {
    if (index === 0) return [reference];
    return [index === references.length - 1 ? ' and ' : ', ', reference];
  });
}

function toPart(part: string | Reference): AnswerPart {
  return typeof part === 'string' ? { kind: 'text', text: part } : { kind: 'reference', reference: part };
}

export function dated({ sow }: Knowledge): AnswerBlock {
  const date = shortMonthYear(sow.loadDate);
  return paragraph(date === null ? `From the data of ${sow.name}.` : `From the data of ${sow.name}, ${date}.`);
}
