import type { StoredTeam } from '../../application/team/team-storage';
import { readTeamKind } from '../../application/team/team-folder';
import { entityId } from '../../domain/shared/entity-id';
import { countUpTo } from '../../domain/team/entry-order';
import { NOTHING_CLOSED } from '../../domain/team/member-file';
import { NO_ENTRIES, type MemberId, type MemberRecord } from '../../domain/team/member-record';
import type { SeenMarks } from '../../domain/team/seen-marks';
import { isRow, type RawRow } from '../wire/rows';
import { Dropped, isWrittenEntry, readMember, writeMember } from './member-wire';
import { memberContent, readMemberContent, readTeamContent, teamContent } from './team-files';

/**
 * The kinds of records in which the own part of a team is kept. team-log: what the user has decided and written, one record
 * for each entry, so that no other tab overwrites it. team: the membership and its settings. team-state: what the product
 * remembers by itself.
 */
export const TEAM_KINDS = ['team-log', 'team', 'team-state'] as const;
type TeamRecordKind = (typeof TEAM_KINDS)[number];

/** One record of the own part. Its value is as in the files of the folder, and so can be written as JSON. */
export interface KeptTeamRow {
  readonly kind: TeamRecordKind;
  readonly id: string;
  readonly value: RawRow;
}

interface RowChanges {
  readonly put: readonly KeptTeamRow[];
  readonly removed: readonly Omit<KeptTeamRow, 'value'>[];
}

/** @param before null: there is nothing yet */
export function changedRows(before: StoredTeam | null, after: StoredTeam): RowChanges {
  const known = new Map(
    [...settingsOf(before), ...entriesOf(before?.own, after.own)].map((row) => [placeOf(row), row]),
  );
  const now = [...settingsOf(after), ...entriesOf(after.own, before?.own)];
  const places = new Set(now.map(placeOf));
  return {
    put: now.filter((row) => {
      const old = known.get(placeOf(row));
      return old === undefined || JSON.stringify(old.value) !== JSON.stringify(row.value);
    }),
    removed: [...known].flatMap(([place, { kind, id }]) => (places.has(place) ? [] : [{ kind, id }])),
  };
}

/** Whether a value of the kind `team-log` can be read. */
export function isEntryRow(value: unknown): boolean {
  return isRow(value) && isWrittenEntry(value);
}

/** @returns null: there is no team, or what says so is damaged */
export function readTeamRows(rows: readonly KeptTeamRow[]): StoredTeam | null {
  const valueOf = new Map(rows.map((row) => [placeOf(row), row.value]));
  const setting = (id: string): RawRow | undefined => valueOf.get(placeOf({ kind: 'team', id }));
  const state = (id: string): RawRow => valueOf.get(placeOf({ kind: 'team-state', id })) ?? {};
  const [membership, settings] = [setting('membership'), setting('settings')];
  const team = settings === undefined ? null : readTeamContent(settings);
  const own = readOwn(rows, setting('person') ?? {}, state('here'));
  if (membership === undefined || team === null || own === null) return null;
  const { writtenAt, unwritten, upTo, next, count } = state('here');
  const { seen, latest, since, told } = state('seen');
  const isClosed = typeof upTo === 'string' && typeof next === 'number' && upTo !== '' && next > 1;
  // What has come late, such as from a window that slept, is in no closed part: all is written anew.
  const isLate = isClosed && typeof count === 'number' && countUpTo(own, upTo) > count;
  return {
    kind: readTeamKind(membership['kind']),
    own,
    team,
    unwritten: typeof unwritten === 'number' ? unwritten : 1,
    writtenAt: textOr(writtenAt, null),
    joinedAt: textOr(membership['joinedAt'], own.seenAt),
    closed: isClosed && !isLate ? { upTo, next } : NOTHING_CLOSED,
    keys: new Map(
      Object.entries(setting('keys') ?? {}).flatMap(([id, keys]) =>
        Array.isArray(keys) && keys.every(isText) ? [[entityId<'member'>(id), keys] as const] : [],
      ),
    ),
    refused: listOf(setting('refused')?.['keys']),
    seen: readMarks(seen),
    latest: readMarks(latest),
    seenSince: textOr(since, null),
    leadTold: textOr(told, ''),
    found: readPart(setting('found')),
    leftOut: readPart(setting('left out')),
  };
}

function settingsOf(stored: StoredTeam | null): readonly KeptTeamRow[] {
  if (stored === null) return [];
  const { own, team, kind, joinedAt, keys, refused, found, leftOut } = stored;
  const wire = writeMember({ ...own, ...NO_ENTRIES });
  const {
    seen,
    version,
    teamId,
    last,
    read,
    devices,
    sameAs,
    confirms: _confirms,
    decisions: _d,
    comments: _c,
    responsible: _r,
    ...person
  } = wire;
  const { upTo, next } = stored.closed;
  const count = upTo === '' ? 0 : countUpTo(own, upTo);
  const row = (id: string, value: object): KeptTeamRow => ({ kind: 'team', id, value: value as RawRow });
  const state = (id: string, value: object): KeptTeamRow => ({ ...row(id, value), kind: 'team-state' });
  return [
    row('membership', { kind, joinedAt }),
    row('person', person),
    row('settings', teamContent(team)),
    ...sameAs.map((id) => row(`same ${id}`, { same: id })),
    ...Object.entries(devices).map(([id, key]) => row(`device ${id}`, { device: id, key })),
    ...(keys.size === 0 ? [] : [row('keys', Object.fromEntries(keys))]),
    ...(refused.length === 0 ? [] : [row('refused', { keys: refused })]),
    ...(found === null ? [] : [row('found', memberContent(found))]),
    ...(leftOut === null ? [] : [row('left out', memberContent(leftOut))]),
    ...Object.entries(read).map(([id, mark]) => state(`read ${id}`, { read: id, mark })),
    state('here', {
      seen,
      version,
      teamId,
      last,
      writtenAt: stored.writtenAt,
      unwritten: stored.unwritten,
      upTo,
      next,
      count,
    }),
    state('seen', {
      seen: writeMarks(stored.seen),
      latest: writeMarks(stored.latest),
      since: stored.seenSince,
      told: stored.leadTold,
    }),
  ];
}

/** Of the entries, those on topics that the other record has otherwise: the logs of thousands of topics are the same. */
function entriesOf(own: MemberRecord | undefined, other: MemberRecord | undefined): readonly KeptTeamRow[] {
  if (own === undefined) return [];
  const decisions = new Map([...own.decisions].filter(([id, log]) => other?.decisions.get(id) !== log));
  const wire = writeMember({
    ...own,
    decisions,
    comments: own.comments === other?.comments ? [] : own.comments,
    responsibilities: own.responsibilities === other?.responsibilities ? [] : own.responsibilities,
  });
  const row = (place: readonly unknown[], value: object): KeptTeamRow => {
    return { kind: 'team-log', id: JSON.stringify(place), value: value as RawRow };
  };
  return [
    ...Object.entries(wire.decisions).flatMap(([topic, { name, log }]) =>
      log.map((entry) => row(['decision', topic, entry.n ?? 0, entry.s, entry.at], { topic, name, ...entry })),
    ),
    ...(own.confirms === other?.confirms ? [] : (own.confirms ?? [])).map((confirm) =>
      row(['confirm', confirm.decision, confirm.sum], { confirm }),
    ),
    ...wire.comments.map((comment) => row(['comment', comment.id], { comment })),
    ...wire.responsible.map((responsible) =>
      row(['responsible', responsible.topic, responsible.n, responsible.at], { responsible }),
    ),
  ];
}

function readOwn(rows: readonly KeptTeamRow[], person: RawRow, here: RawRow): MemberRecord | null {
  const devices = new Map<string, unknown>();
  const read = new Map<string, unknown>();
  const sameAs: unknown[] = [];
  const confirms: unknown[] = [];
  const comments: unknown[] = [];
  const responsible: unknown[] = [];
  const decisions = new Map<string, { name: unknown; readonly log: unknown[] }>();
  for (const { value } of rows) {
    if ('same' in value) sameAs.push(value['same']);
    else if ('device' in value) devices.set(String(value['device']), value['key']);
    else if ('read' in value) read.set(String(value['read']), value['mark']);
    else if ('confirm' in value) confirms.push(value['confirm']);
    else if ('comment' in value) comments.push(value['comment']);
    else if ('responsible' in value) responsible.push(value['responsible']);
    else if ('topic' in value) {
      const { topic, name, ...entry } = value;
      const id = String(topic);
      const log = decisions.get(id) ?? { name, log: [] };
      log.log.push(entry);
      // A name that was forgotten at the log-out is known again with the next decision.
      if (name !== '') log.name = name;
      decisions.set(id, log);
    }
  }
  const { seen, version, teamId, last } = here;
  const wire = {
    ...person,
    seen: seen ?? person['named'],
    version: version ?? 0,
    teamId: teamId ?? '',
    last: last ?? 0,
    devices: Object.fromEntries(devices),
    read: Object.fromEntries(read),
    sameAs,
    confirms,
    comments,
    responsible,
    decisions: Object.fromEntries(decisions),
  };
  return readMember(wire, new Dropped());
}

function readPart(value: RawRow | undefined): MemberRecord | null {
  return value === undefined ? null : (readMemberContent(value)?.record ?? null);
}

function writeMarks(marks: SeenMarks): object | null {
  return marks && Object.fromEntries(marks);
}

function readMarks(value: unknown): SeenMarks {
  if (!isRow(value)) return null;
  const marks = Object.entries(value).flatMap(([id, at]) =>
    isText(at) ? [[entityId<'member'>(id), at] as const] : [],
  );
  return new Map<MemberId, string>(marks);
}

function placeOf({ kind, id }: Pick<KeptTeamRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return isText(value) ? value : other;
}
