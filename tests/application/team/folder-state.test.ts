import { describe, expect, it } from 'vitest';
import { folderState } from '../../../src/application/team/folder-state';
import { FAULT_WORDS } from '../../../src/application/team/team-folder';
import { MOST_MEMBER_PARTS } from '../../../src/domain/team/member-file';
import type { TeamSight } from '../../../src/domain/team/team-sight';

const SIGHT: TeamSight = { missing: [], readBy: 2, colleagues: 2, unreadDays: null, clockDays: null };
const FACTS = { kind: 'folder', problem: null, unwritten: 0, sight: SIGHT, isSigned: true, parts: 1 } as const;
const LIMIT = /Your file has (\d+) of (\d+) parts that colleagues read/;
const UNSIGNED = 'Your file is not signed, because browsers can do that only on pages over https.';

describe('the state of the folder', () => {
  it('tells a member of the limit of parts before it is met, and not earlier', () => {
    const words = Array.from({ length: MOST_MEMBER_PARTS }, (_, index) => {
      const parts = index + 1;
      return (
        LIMIT.exec(folderState({ ...FACTS, parts }).text)
          ?.slice(1)
          .map(Number) ?? null
      );
    });
    const first = words.findIndex((said) => said !== null);
    expect(first).toBe(MOST_MEMBER_PARTS - 3);
    expect(words.slice(0, first).every((said) => said === null)).toBe(true);
    expect(words.slice(first)).toEqual(
      Array.from({ length: 3 }, (_, index) => [MOST_MEMBER_PARTS - 2 + index, MOST_MEMBER_PARTS]),
    );
  });

  it('says that the own file is not signed where that is so, and not in the sample', () => {
    const said = (facts: Partial<Parameters<typeof folderState>[0]>): boolean =>
      folderState({ ...FACTS, ...facts }).text.includes(UNSIGNED);
    expect([said({}), said({ isSigned: false }), said({ isSigned: false, kind: 'files' })]).toEqual([
      false,
      true,
      true,
    ]);
    expect(said({ isSigned: false, kind: 'sample' })).toBe(false);
    // Also while the folder has a problem.
    expect(said({ isSigned: false, problem: 'unreachable' })).toBe(true);
  });
});

it('the words of the limits say the limits that are kept', () => {
  expect([FAULT_WORDS['too-large'], FAULT_WORDS['too-many']]).toEqual([
    'is larger than 1 MB',
    'is one too many: a team has at most 200 members',
  ]);
});
