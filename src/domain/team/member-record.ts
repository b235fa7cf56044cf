import { type EntityId, type SowId, type TopicId, entityId } from '../shared/entity-id';
import type { DayFigures } from '../topic/day-figures';
import type { TopicStatus } from '../topic/topic-status';
import { initials } from '../session/user';
import { foldedWords } from '../shared/fold';
import type { Confirmation } from './recorded-decision';
import type { LeadStep } from './team-lead';

export type MemberId = EntityId<'member'>;

/** Characters; longer texts are cut. */
export const MEMBER_TEXT_LIMITS = {
  name: 60,
  initials: 3,
  topicName: 300,
  reason: 300,
  comment: 2000,
  task: 200,
  condition: 4000,
} as const;

// All times are ISO 8601 in UTC with milliseconds, of the member's own clock: they are shown. Order is that of the numbers, see
// `entry-order.ts`; 0 is that of an entry of an earlier version.

/** One entry of the log of a topic. */
export interface LoggedDecision {
  readonly status: TopicStatus;
  readonly at: string;
  readonly n: number;
  /** One line of plain text; null: none was given. */
  readonly reason: string | null;
  /** When the reason was written. */
  readonly reasonAt: string | null;
  /** 0 without a reason, too. */
  readonly reasonN: number;
  /** The figures of the topic on that day; absent: they are not known, as in entries of earlier versions. */
  readonly figures?: DayFigures;
  /** The status stays, and was decided again on the figures of that day. */
  readonly confirms?: true;
  /** The confirmation before it is taken back. */
  readonly takesBack?: true;
  /** When it is to be made again; absent: that was never said. */
  readonly condition?: SetCondition;
}

/** When a decision is to be made again, and when that was set or removed last. */
interface SetCondition {
  /** The conditions of a query, see `textOfConditions`; null: none any more. */
  readonly text: string | null;
  readonly at: string;
  readonly n: number;
}

/** What a member has decided on one topic, oldest first. The log only grows: it is the history. */
export interface TopicLog {
  /** The topic's name: finds it again in a spreadsheet that was numbered anew. */
  readonly name: string;
  readonly log: readonly LoggedDecision[];
}

export interface TeamComment {
  /** Unique among the comments of the member. */
  readonly id: string;
  readonly topicId: TopicId;
  readonly at: string;
  readonly n: number;
  /** Plain text; a mention is `@[id]`. */
  readonly text: string;
  /** When it was written or edited last. */
  readonly changedAt: string;
  readonly changedN: number;
  /** Stays in the file without its text, so that a copy of the file does not bring it back. */
  readonly isRemoved: boolean;
}

/** Who is responsible for a topic. Of all entries on a topic the newest counts. */
export interface Responsibility {
  readonly topicId: TopicId;
  /** null: no person any more. */
  readonly who: MemberId | null;
  readonly task: string;
  /** 'YYYY-MM-DD' */
  readonly due: string | null;
  readonly isDone: boolean;
  readonly at: string;
  readonly n: number;
}

/** How far one member has read another. */
export interface ReadMark {
  /** The highest number in what was read. */
  readonly n: number;
  /** How many times its file had been written. */
  readonly version: number;
  /** When something new of the other was read last, by the clock of the reader. */
  readonly at: string;
}

/** All that one member contributes: the content of the own file, which no other member writes. */
export interface MemberRecord {
  readonly id: MemberId;
  readonly name: string;
  readonly initials: string;
  /** When name and initials were set. */
  readonly namedAt: string;
  readonly namedN: number;
  /** When the member was here last. */
  readonly seenAt: string;
  /** How many times the file was written: of two copies the one with more is newer. 0: of an earlier version. */
  readonly version: number;
  /** What this member has read of each other. */
  readonly read: ReadonlyMap<MemberId, ReadMark>;
  readonly project: SowId;
  /** The id of the team; '': the member has not read it yet, or writes with an earlier version. */
  readonly team: string;
  /** The highest number of all entries, so that a reader knows of a part that has not arrived; 0: of an earlier version. */
  readonly last: number;
  /** The public keys of this person's devices, by the id that each writes under, the own one included. */
  readonly devices: ReadonlyMap<MemberId, string>;
  /** All steps on the lead of the team that this member knows of, of all authors. */
  readonly lead: readonly LeadStep[];
  /** Records of the same person in other browsers. */
  readonly sameAs: readonly MemberId[];
  readonly decisions: ReadonlyMap<TopicId, TopicLog>;
  readonly comments: readonly TeamComment[];
  readonly responsibilities: readonly Responsibility[];
  /** Recorded decisions of the team that this member has confirmed; absent: none. */
  readonly confirms?: readonly Confirmation[];
  /** What was written in rounds, which earlier versions had: kept as it is, in the file and in the export of the library. */
  readonly earlierVotes?: unknown;
}

/** What a record says of its member alone. */
export const NO_ENTRIES: Pick<MemberRecord, 'decisions' | 'comments' | 'responsibilities'> = {
  decisions: new Map(),
  comments: [],
  responsibilities: [],
};

export function newMemberRecord(
  person: Pick<MemberRecord, 'id' | 'name' | 'initials'>,
  project: SowId,
  now: string,
): MemberRecord {
  return {
    ...person,
    namedAt: now,
    namedN: 0,
    seenAt: now,
    version: 0,
    read: new Map(),
    project,
    team: '',
    last: 0,
    devices: new Map(),
    lead: [],
    sameAs: [],
    ...NO_ENTRIES,
  };
}

/** The last decision of a log; null: none. */
export function lastOf(log: TopicLog | undefined): LoggedDecision | null {
  return log?.log.at(-1) ?? null;
}

/** 'maya-7f3a': told apart by its digits, recognised in a folder by its name. */
export function newMemberId(name: string, random: string): MemberId {
  const [word = ''] = foldedWords(name);
  const plain = word.replace(/[^a-z0-9]/g, '').slice(0, 20);
  return entityId<'member'>(`${plain === '' ? 'member' : plain}-${random.slice(-6)}`);
}

/** 'MB' of Maya Brandt, 'MA' of Maya. */
export function memberInitials(name: string): string {
  const known = initials({ nickname: name });
  const first = [...known].length > 1 ? known : [...name.trim()].slice(0, 2).join('').toUpperCase();
  return [...(first === '' ? known : first)].slice(0, MEMBER_TEXT_LIMITS.initials).join('');
}
