import type { MemberFile, MemberFileFault } from '../../application/team/team-folder';
import { speaksFor } from '../../domain/team/member-file';
import { nextTask } from '../next-task';
import { FILE_LIMIT } from './team-files';
import type { TeamReader } from './text-reader';

interface AnyFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
  text(): Promise<string>;
}

/** Reads a file like any upload: strictly and within the limits. Whose project it is of, the application judges. */
export async function readMemberFile(
  file: AnyFile,
  reader: TeamReader,
  fileName = file.name,
  limit = FILE_LIMIT,
): Promise<MemberFile> {
  const base = { fileName, modifiedAt: new Date(file.lastModified ?? 0).toISOString(), signer: null };
  const failed = (fault: MemberFileFault): MemberFile => ({ ...base, content: null, fault });
  if (file.size > limit) return failed('too-large');
  const { content, signer } = await reader.member(await file.text());
  // Each file is a task of its own, so that forty do not block the page.
  await nextTask();
  if (content === null) return failed('damaged');
  if (signer.kind === 'altered') return failed('altered');
  if (speaksFor(fileName, content.record.id) === null) return failed('other-name');
  return { ...base, signer: signer.kind === 'signed' ? signer.key : null, content, fault: null };
}
