import type { MemberContent } from '../../application/team/team-folder';
import type { TeamRecord } from '../../domain/team/team-record';
import { isRow } from '../wire/rows';
import { signerOf, type Signer } from './signatures';
import { readMemberContent, readTeamContent } from './team-files';

/** The text of a file as it was read; content null: it is cut, damaged or something else. */
export interface CheckedText<Content> {
  readonly content: Content | null;
  readonly signer: Signer;
}

/** Reads files of a team and checks their signatures. */
export interface TeamReader {
  member(text: string): Promise<CheckedText<MemberContent>>;
  team(text: string): Promise<CheckedText<TeamRecord>>;
}

/** In this thread. */
export const directReader: TeamReader = {
  member: (text) => read(text, readMemberContent),
  team: (text) => read(text, readTeamContent),
};

async function read<Content>(text: string, contentOf: (raw: unknown) => Content | null): Promise<CheckedText<Content>> {
  const raw = parsed(text);
  const content = contentOf(raw);
  return { content, signer: content !== null && isRow(raw) ? await signerOf(raw) : { kind: 'unsigned' } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
