import type { MemberContent } from '../../application/team/team-folder';
import type { LeadStep } from '../../domain/team/team-lead';
import type { RecordedDecision } from '../../domain/team/recorded-decision';
import type { TeamRecord } from '../../domain/team/team-record';
import { isRow } from '../wire/rows';
import { hasGoodSum, readDecisionContent } from './decision-files';
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
  decision(text: string): Promise<CheckedText<RecordedDecision>>;
}

/** In this thread. */
export const directReader: TeamReader = {
  member: (text) =>
    read(text, readMemberContent, async ({ record, team, ...content }) => ({
      ...content,
      record: await withGoodLead(record),
      team: team && (await withGoodLead(team)),
    })),
  team: (text) => read(text, readTeamContent, withGoodLead),
  async decision(text) {
    const raw = parsed(text);
    const isWhole = isRow(raw) && (await hasGoodSum(raw));
    if (!isWhole) return { content: null, signer: { kind: 'unsigned' } };
    return { content: readDecisionContent(raw), signer: await signerOf(raw) };
  },
};

async function read<Content>(
  text: string,
  contentOf: (raw: unknown) => Content | null,
  checked: (content: Content) => Promise<Content>,
): Promise<CheckedText<Content>> {
  const raw = parsed(text);
  const content = contentOf(raw);
  if (content === null || !isRow(raw)) return { content, signer: { kind: 'unsigned' } };
  return { content: await checked(content), signer: await signerOf(raw) };
}

/** Without the steps that are not what their author has signed. */
async function withGoodLead<Of extends { readonly lead: readonly LeadStep[] }>(content: Of): Promise<Of> {
  if (content.lead.length === 0) return content;
  const good = await Promise.all(content.lead.map(isGood));
  return { ...content, lead: content.lead.filter((_step, index) => good[index] === true) };
}

async function isGood(step: LeadStep): Promise<boolean> {
  const isUnsigned = step.key === '' && step.signature === '';
  return isUnsigned || (await signerOf({ ...step })).kind !== 'altered';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
