import { recordsOf } from '../../src/domain/team/member-file';
import type { MemberRecord } from '../../src/domain/team/member-record';
import type { TeamRecord } from '../../src/domain/team/team-record';
import type { MemberContent } from '../../src/application/team/team-folder';
import {
  memberContent,
  readMemberContent,
  readTeamContent,
  teamContent,
} from '../../src/infrastructure/team/team-files';
import type { FakeDirectory } from '../fakes/fake-directory';
import { memberId } from './team-mother';

/** Unsigned, as of an earlier version or of a browser that cannot sign. */
export function memberFileText(record: MemberRecord, team: TeamRecord | null = null): string {
  return JSON.stringify(memberContent(record, team));
}

export function teamFileText(team: TeamRecord): string {
  return JSON.stringify(teamContent(team));
}

export function parseMemberFile(text: string): MemberContent | null {
  return readMemberContent(parsed(text));
}

export function parseTeamFile(text: string): TeamRecord | null {
  return readTeamContent(parsed(text));
}

/** The record of a member as all parts of the folder have it. @param id as of the member's browser */
export function recordIn(directory: FakeDirectory, id: string | undefined): MemberRecord {
  const files = partsIn(directory, id).map(({ path, text }) => ({
    fileName: path.slice('members/'.length),
    content: parseMemberFile(text),
  }));
  const [record] = recordsOf(files, memberId('no-one'));
  if (record === undefined) throw new Error(`no file of ${id}`);
  return record;
}

/** The parts of a member's file, with their paths. */
export function partsIn(directory: FakeDirectory, id: string | undefined) {
  const folder = directory.folders.get('members')?.folders.get(id ?? '');
  return [...(folder?.files ?? [])].map(([name, { text }]) => ({ path: `members/${id}/${name}`, text }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The content of a file without its signature. */
export function unsigned(text: string): string {
  const { key: _key, signature: _signature, ...content } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(content);
}
