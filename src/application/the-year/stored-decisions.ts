import { entityId, type TopicId } from '../../domain/shared/entity-id';
import type { KeptDecision } from '../../domain/the-year/decision-history';
import { readDayFigures, type DayFigures } from '../../domain/topic/day-figures';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import { keptRecord, type KeptRecord, type RecordPlace } from '../keep/kept-record';

/** The kinds of records: one for each decision, and one for each decision of the year. */
export const DECIDED_KIND = 'decided';
export const RECORDED = 'recorded';

/** Characters of the text of a query. */
const LONGEST_CONDITION = 4000;
const LONGEST_REASON = 300;
const LONGEST_NAME = 300;

/** What was decided when the user recorded it, without a team. It is never changed. */
export interface OwnRecord {
  /** ISO 8601; its id, too. */
  readonly at: string;
  /** The project that it was made in: several may share the place of their statuses. */
  readonly sow: string;
  /** The time of the one that it corrects; null: none. */
  readonly corrects: string | null;
  readonly topics: readonly OwnRecorded[];
}

export interface OwnRecorded {
  readonly topicId: TopicId;
  /** '': it was forgotten at a log-out. */
  readonly name: string;
  readonly status: TopicStatus;
  readonly reason: string | null;
  /** Of the day on which it was recorded. */
  readonly figures: DayFigures | null;
}

export function decisionRecord(
  place: RecordPlace,
  { topicId: topic, ...decision }: KeptDecision,
  at: string,
): KeptRecord {
  return keptRecord(place, DECIDED_KIND, JSON.stringify([topic, decision.at]), { at, value: { topic, ...decision } });
}

export function ownRecordRecord(place: RecordPlace, { topics, ...record }: OwnRecord, at: string): KeptRecord {
  const written = topics.map(({ topicId: topic, ...each }) => ({ topic, ...each }));
  return keptRecord(place, RECORDED, record.at, { at, value: { ...record, topics: written } });
}

/** @returns null: this is no decision */
export function readDecision(raw: unknown): KeptDecision | null {
  if (!isObject(raw)) return null;
  const { topic, sow, name, status, at, figures, reason, condition } = raw;
  if (typeof topic !== 'string' || !isTime(at) || !isTopicStatus(status)) return null;
  return {
    topicId: entityId<'topic'>(topic),
    sow: textOr(sow, 100) ?? '',
    name: textOr(name, LONGEST_NAME) ?? '',
    status,
    at,
    figures: readDayFigures(figures),
    reason: textOr(reason, LONGEST_REASON),
    isConfirmed: raw['isConfirmed'] === true,
    condition: textOr(condition, LONGEST_CONDITION),
    isGone: raw['isGone'] === true,
  };
}

/** @returns null: this is no record; one wrong topic makes it another one than was recorded */
export function readOwnRecord(raw: unknown): OwnRecord | null {
  if (!isObject(raw)) return null;
  const { at, sow, corrects, topics } = raw;
  if (!isTime(at) || !Array.isArray(topics)) return null;
  const read = topics.map(readRecorded);
  const sound = read.filter((each) => each !== null);
  if (sound.length < read.length) return null;
  return { at, sow: textOr(sow, 100) ?? '', corrects: textOr(corrects, 100), topics: sound };
}

function readRecorded(raw: unknown): OwnRecorded | null {
  if (!isObject(raw)) return null;
  const { topic, name, status, reason, figures } = raw;
  if (typeof topic !== 'string' || !isTopicStatus(status)) return null;
  return {
    topicId: entityId<'topic'>(topic),
    name: textOr(name, LONGEST_NAME) ?? '',
    status,
    reason: textOr(reason, LONGEST_REASON),
    figures: readDayFigures(figures),
  };
}

/** The same value without the names of topics, which no log-out leaves in this browser; null: it has none. */
export function withoutNames(value: unknown): object | null {
  if (!isObject(value)) return null;
  const isNamed = (each: unknown): boolean => isObject(each) && typeof each['name'] === 'string' && each['name'] !== '';
  const topics = Array.isArray(value['topics']) ? (value['topics'] as readonly unknown[]) : [];
  if (!isNamed(value) && !topics.some(isNamed)) return null;
  return {
    ...value,
    ...(isNamed(value) && { name: '' }),
    ...(topics.length > 0 && { topics: topics.map((each) => (isObject(each) ? { ...each, name: '' } : each)) }),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function textOr(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value.length <= longest ? value : null;
}
