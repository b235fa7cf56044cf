import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../src/domain/team/member-file';
import { lastOf, MEMBER_TEXT_LIMITS, type MemberRecord } from '../../../src/domain/team/member-record';
import { foundEntries, mergeRecords, withFound } from '../../../src/domain/team/merge-records';
import {
  withDecideAgainWhen,
  withConfirmationTakenBack,
  withConfirmedDecision,
  withDecision,
  withReason,
} from '../../../src/domain/team/record-edits';
import { decisionWords } from '../../../src/domain/team/team-words';
import { textOfConditions } from '../../../src/domain/query/condition-text';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { aMember, memberId, topicId, START } from '../../builders/team-mother';

const TOPIC = { id: topicId(1), name: 'T1' };
const at = (n: number) => ({ n, at: new Date(Date.parse(START) + n * 60_000).toISOString() });
const decided = withDecision(aMember('anna-19cd'), TOPIC, 3, at(1));
const conditionOf = (record: MemberRecord) => lastOf(record.decisions.get(TOPIC.id))?.condition?.text ?? null;

const UNDER = textOfConditions({
  ...EVERY_TOPIC,
  conditions: [{ kind: 'figure', figure: 'growth', comparator: 'under', value: 0.05, not: false }],
});

type Edit = { readonly set: string | null } | { readonly why: string } | 'confirm' | 'take back';
const edit = fc.oneof(
  fc.constantFrom<string | null>('a', 'b', null).map((set): Edit => ({ set })),
  fc.constantFrom('one', 'two').map((why): Edit => ({ why })),
  fc.constantFrom<Edit>('confirm', 'take back'),
);

function edited(record: MemberRecord, what: Edit, n: number): MemberRecord {
  if (what === 'confirm') return withConfirmedDecision(record, TOPIC, at(n), null);
  if (what === 'take back') return withConfirmationTakenBack(record, TOPIC, at(n));
  return 'set' in what
    ? withDecideAgainWhen(record, TOPIC, what.set, at(n))
    : withReason(record, TOPIC, what.why, at(n));
}

/** Said again: what was set last on the decision that stands; a confirmation drops it, and taking that back brings it again. */
function naive(edits: readonly Edit[]): string | null {
  const stack: (string | null)[] = [null];
  let isConfirmed = false;
  for (const what of edits) {
    if (what === 'confirm') {
      stack.push(null);
      isConfirmed = true;
    } else if (what === 'take back') {
      if (isConfirmed) stack.pop();
      isConfirmed = false;
    } else if ('set' in what) stack[stack.length - 1] = what.set;
  }
  return stack.at(-1) ?? null;
}

describe('when a decision is to be made again, in the log of a team,', () => {
  it('is what was set last on the decision that stands, in whatever order copies are united', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), fc.integer({ min: 0, max: 8 }), (edits, cut) => {
        const steps = [decided];
        edits.forEach((what, index) => steps.push(edited(steps.at(-1) ?? decided, what, index + 2)));
        const [last, before] = [steps.at(-1) ?? decided, steps[Math.min(cut, edits.length)] ?? decided];
        expect(conditionOf(last)).toBe(naive(edits));
        for (const both of [mergeRecords(last, before), mergeRecords(before, last)]) {
          expect(both.decisions).toEqual(last.decisions);
        }
      }),
    );
  });

  it('is not changed by a copy of the file, which only adds', () => {
    const own = withDecideAgainWhen(decided, TOPIC, 'a', at(2));
    const copy = withDecideAgainWhen(decided, TOPIC, 'b', at(9));
    const files = [
      { fileName: 'anna-19cd (2).json', content: { record: copy } },
      { fileName: 'anna-19cd.json', content: { record: own } },
    ];
    const [read] = recordsOf(files, memberId('maya-7f3a'));
    expect(read && conditionOf(read)).toBe('a');
  });

  it('is found in an older copy of the own file beside the newer reason', () => {
    const own = withReason(decided, TOPIC, 'new', at(5));
    const other = withDecideAgainWhen(decided, TOPIC, 'a', at(3));
    const found = foundEntries(other, [own]);
    expect(found).not.toBeNull();
    const taken = withFound(own, found ?? own, at(9));
    expect([conditionOf(taken), lastOf(taken.decisions.get(TOPIC.id))?.reason]).toEqual(['a', 'new']);
    // Nothing is left to be taken.
    expect(foundEntries(other, [taken])).toBeNull();
  });

  it('is said in words, and not at all where it cannot be read', () => {
    const said = (text: string | null) => {
      const log = withDecideAgainWhen(decided, TOPIC, text, at(2)).decisions.get(TOPIC.id);
      return decisionWords(3, log, '2027').condition;
    };
    expect(said(UNDER)).toBe('growth under 5 %');
    for (const damaged of [null, '', '{', '[]', 'null', '{"conditions":[{"kind":"unknown"}]}', UNDER?.slice(1) ?? '']) {
      expect(said(damaged), String(damaged)).toBeNull();
    }
    expect(
      conditionOf(withDecideAgainWhen(decided, TOPIC, 'x'.repeat(MEMBER_TEXT_LIMITS.condition + 1), at(2))),
    ).toBeNull();
  });
});
