import type { MemberFileFault, MemberFile } from '../../application/team/team-folder';
import { speaksFor } from '../../domain/team/member-file';
import type { TeamRecord } from '../../domain/team/team-record';
import { nextTask } from '../next-task';
import { FILE_LIMIT, parseMemberFile } from './team-files';

interface AnyFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
  text(): Promise<string>;
}

/** Reads a file like any upload: strictly, within the limits, and only where it belongs to the team's project. */
export async function readMemberFile(file: AnyFile, team: TeamRecord | null, isBeyond = false): Promise<MemberFile> {
  const base = { fileName: file.name, modifiedAt: new Date(file.lastModified ?? 0).toISOString() };
  const failed = (fault: MemberFileFault): MemberFile => ({ ...base, content: null, fault });
  if (isBeyond) return failed('too-many');
  if (file.size > FILE_LIMIT) return failed('too-large');
  const text = await file.text();
  // Each file is a task of its own, so that forty do not block the page.
  await nextTask();
  const content = parseMemberFile(text);
  if (content === null) return failed('damaged');
  if (speaksFor(file.name, content.record.id) === null) return failed('other-name');
  const project = team?.project.id ?? content.team?.project.id ?? content.record.project;
  return content.record.project === project ? { ...base, content, fault: null } : failed('other-project');
}
