import type { MemberRecord } from './member-record';

/** The record with the last entries of each log only, and as few hundred comments: for a file that has a limit. */
export function shortenLogs(record: MemberRecord, entries: number): MemberRecord {
  const decisions = new Map(
    [...record.decisions].map(([id, { name, log }]) => [id, { name, log: log.slice(-entries) }] as const),
  );
  return { ...record, decisions, comments: record.comments.toSorted(byTime).slice(-entries * 100) };
}

function byTime(one: { readonly at: string }, other: { readonly at: string }): number {
  return one.at < other.at ? -1 : 1;
}
