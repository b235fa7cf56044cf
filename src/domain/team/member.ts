import type { TopicId } from '../shared/entity-id';
import { compareNames, fold } from '../shared/fold';
import { isDecided, UNDECIDED, type TopicStatus } from '../topic/topic-status';
import {
  lastOf,
  type MemberId,
  type MemberRecord,
  type Responsibility,
  type TeamComment,
  type TopicLog,
} from './member-record';
import { orderOf } from './entry-order';
import { mergeMaps, mergeTopicLogs } from './merge-records';
import type { Topic } from '../topic/topic';

/** Finds the topics of the open project that records of the team mean. */
export class TopicFinder {
  readonly #byId: ReadonlyMap<TopicId, string>;
  /** null: several topics have this name. */
  readonly #byName = new Map<string, TopicId | null>();

  /** @param brought the statuses that the data brought */
  constructor(
    topics: readonly Pick<Topic, 'id' | 'name'>[],
    readonly brought: ReadonlyMap<TopicId, TopicStatus> = new Map(),
  ) {
    this.#byId = new Map(topics.map(({ id, name }) => [id, name]));
    for (const { id, name } of topics) this.#byName.set(fold(name), this.#byName.has(fold(name)) ? null : id);
  }

  /** By id and name; else by name, because a spreadsheet may be numbered anew; else by id. null: it is not in the project. */
  find(id: TopicId, name: string): TopicId | null {
    const own = this.#byId.get(id);
    if (own === name || name === '') return own === undefined ? null : id;
    return this.#byName.get(fold(name)) ?? (own === undefined ? null : id);
  }
}

/** One person of the team: one record, or several that belong together. */
export interface TeamMember {
  /** Of the first of the records. */
  readonly id: MemberId;
  readonly ids: readonly MemberId[];
  readonly name: string;
  /** Unlike those of the others. */
  readonly initials: string;
  readonly isYou: boolean;
  readonly seenAt: string;
  /** By the ids of the open project. */
  readonly logs: ReadonlyMap<TopicId, TopicLog>;
  readonly records: readonly MemberRecord[];
}

/**
 * Logs of a record by the ids of the open project, without what an earlier version has written into it of the data: see
 * {@link withoutBrought}.
 */
export function projectLogs({ decisions }: MemberRecord, finder: TopicFinder): ReadonlyMap<TopicId, TopicLog> {
  const logs = new Map<TopicId, TopicLog>();
  for (const [id, logged] of decisions) {
    const own = finder.find(id, logged.name);
    const topic = own === null ? null : withoutBrought(logged, finder.brought.get(own));
    if (own === null || topic === null) continue;
    const before = logs.get(own);
    logs.set(own, before === undefined ? topic : mergeTopicLogs(before, topic));
  }
  return logs;
}

/**
 * Until 2026-11, a member who joined was given the statuses of the data as own decisions: the first entry of a log, without a
 * number and a reason, with the status that the data has. A pick that leaves the status as it is was never logged, so that
 * this is no act. null: nothing else is in the log.
 */
function withoutBrought(topic: TopicLog, brought: TopicStatus | undefined): TopicLog | null {
  const [first, ...acts] = topic.log;
  const isBrought =
    brought !== undefined && first?.n === 0 && first.status === brought && first.reason === null && first.reasonN === 0;
  if (!isBrought) return topic;
  return acts.length === 0 ? null : { ...topic, log: acts };
}

/** A log of Undefined is no decision. */
export function statusIn(member: Pick<TeamMember, 'logs'>, id: TopicId): TopicStatus | null {
  const status = lastOf(member.logs.get(id))?.status ?? null;
  return isDecided(status) ? status : null;
}

/** The last status on each of these topics, in their order; Undefined: none. */
export function statusesOn(logs: TeamMember['logs'], ids: readonly TopicId[]): readonly TopicStatus[] {
  return ids.map((id) => lastOf(logs.get(id))?.status ?? UNDECIDED);
}

/** The persons of the team, you first, then by name. Two records are one person where both of them say so. */
export function membersOf(
  records: readonly MemberRecord[],
  you: MemberId,
  logsOf: (record: MemberRecord) => ReadonlyMap<TopicId, TopicLog>,
): readonly TeamMember[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const persons = groupsOf(
    records,
    records.flatMap(({ id, sameAs }) =>
      sameAs.filter((same) => byId.get(same)?.sameAs.includes(id) === true).map((same) => [id, same] as const),
    ),
  );
  const members = persons.map((own) => memberOf(own, you, logsOf));
  const ordered = members.toSorted(
    (one, other) =>
      Number(other.isYou) - Number(one.isYou) || compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
  return withDistinctInitials(ordered);
}

function memberOf(
  records: readonly MemberRecord[],
  you: MemberId,
  logsOf: (record: MemberRecord) => ReadonlyMap<TopicId, TopicLog>,
): TeamMember {
  const own = records.find(({ id }) => id === you);
  // The newest name of a person; your own as this browser has it.
  const named = ({ namedN: n, namedAt: at, id }: MemberRecord): string => `${orderOf({ n, at })} ${id}`;
  const head = own ?? records.reduce((kept, record) => (named(kept) < named(record) ? record : kept));
  const merge = <Value>(maps: readonly ReadonlyMap<TopicId, Value>[], unite: (one: Value, other: Value) => Value) =>
    maps.reduce((all, map) => mergeMaps(all, map, unite));
  return {
    id: head.id,
    ids: records.map(({ id }) => id),
    name: head.name,
    initials: head.initials,
    isYou: own !== undefined,
    seenAt: records.map(({ seenAt }) => seenAt).reduce((one, other) => (one < other ? other : one)),
    logs: records.length === 1 ? logsOf(head) : merge(records.map(logsOf), mergeTopicLogs),
    records,
  };
}

/** Of several members with the same initials: T1, T2. */
function withDistinctInitials(members: readonly TeamMember[]): readonly TeamMember[] {
  const of = (initials: string) => members.filter((member) => member.initials === initials);
  return members.map((member) => {
    const same = of(member.initials);
    if (same.length === 1 || member.isYou) return member;
    const number = same.filter(({ isYou }) => !isYou).indexOf(member) + 1;
    return { ...member, initials: `${[...member.initials][0] ?? ''}${number}` };
  });
}

/** Records joined by pairs, directly or by way of others. */
function groupsOf(
  records: readonly MemberRecord[],
  pairs: readonly (readonly [MemberId, MemberId])[],
): readonly (readonly MemberRecord[])[] {
  const groupOf = new Map(records.map((record) => [record.id, [record]]));
  for (const [one, other] of pairs) {
    const [mine, theirs] = [groupOf.get(one), groupOf.get(other)];
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    mine.push(...theirs);
    for (const { id } of theirs) groupOf.set(id, mine);
  }
  return [...new Set(groupOf.values())];
}

export function responsibilitiesOf({ records }: TeamMember): readonly Responsibility[] {
  return records.flatMap(({ responsibilities }) => responsibilities);
}

/** The comments of a member that are not removed. */
export function commentsOf({ records }: TeamMember): readonly TeamComment[] {
  return records.flatMap(({ comments }) => comments.filter(({ isRemoved }) => !isRemoved));
}
