import { laterChanges, orderOf } from '../../domain/team/entry-order';
import { newMemberRecord, type MemberRecord, type TopicLog } from '../../domain/team/member-record';
import type { ClosedParts } from '../../domain/team/member-file';
import type { TopicId } from '../../domain/shared/entity-id';
import { writeMember } from './member-wire';

/** Bytes of one part. Larger ones take long to synchronise, and are written as a whole at each act. */
export const PART_LIMIT = 500_000;

interface Item {
  /** The place of its last change: an entry that is changed moves to the open part, and its older copy stays where it is. */
  readonly order: string;
  readonly record: MemberRecord;
}

export interface Part {
  readonly number: number;
  readonly record: MemberRecord;
  /** The place of its last entry. */
  readonly last: string;
}

/** The entries that are in no closed part, as parts of at most 500 kB; the last one stays open. At least one. */
export function openParts(record: MemberRecord, { upTo, next }: ClosedParts): readonly Part[] {
  const head = { ...newMemberRecord(record, record.project, record.namedAt), namedN: record.namedN, team: record.team };
  const items = itemsOf(record, head).filter(({ order }) => order > upTo);
  items.sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
  const parts: Item[][] = [[]];
  let [size, before] = [0, ''];
  for (const item of items) {
    const own = bytesOf(item.record) - EMPTY;
    // Entries of one place stay together, because the place says which part has them.
    if (size > 0 && size + own > PART_LIMIT - EMPTY && item.order !== before) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(item);
    size += own;
    before = item.order;
  }
  return parts.map((own, index) => ({
    number: next + index,
    record: united(own, head),
    last: own.at(-1)?.order ?? upTo,
  }));
}

/** Bytes of what each part says of the member, with room for the signature. */
const EMPTY = 8000;

function bytesOf(record: MemberRecord): number {
  const { decisions, comments, responsible } = writeMember(record) as Record<string, unknown>;
  return EMPTY + new TextEncoder().encode(JSON.stringify([decisions, comments, responsible])).length;
}

function itemsOf({ decisions, comments, responsibilities }: MemberRecord, head: MemberRecord): Item[] {
  const items: Item[] = [];
  for (const [id, { name, log }] of decisions) {
    for (const entry of log) {
      const changes = laterChanges(entry).map((n) => orderOf({ n, at: '' }));
      const order = changes.reduce((last, each) => (each > last ? each : last), orderOf(entry));
      const record = { ...head, decisions: new Map([[id, { name, log: [entry] }]]) };
      items.push({ order, record });
    }
  }
  for (const comment of comments) {
    const order = orderOf({ n: comment.changedN, at: comment.changedAt });
    items.push({ order, record: { ...head, comments: [comment] } });
  }
  for (const entry of responsibilities) {
    items.push({ order: orderOf(entry), record: { ...head, responsibilities: [entry] } });
  }
  return items;
}

function united(items: readonly Item[], head: MemberRecord): MemberRecord {
  const decisions = new Map<TopicId, TopicLog>();
  for (const { record } of items) {
    for (const [id, { name, log }] of record.decisions) {
      decisions.set(id, { name, log: [...(decisions.get(id)?.log ?? []), ...log] });
    }
  }
  return {
    ...head,
    decisions,
    comments: items.flatMap(({ record }) => record.comments),
    responsibilities: items.flatMap(({ record }) => record.responsibilities),
  };
}
