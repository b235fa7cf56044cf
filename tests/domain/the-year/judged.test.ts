import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byStatus,
  howWeJudged,
  isEarlier,
  judgedHeadline,
  judgedNotes,
  movedFirst,
  secondLooks,
  teamCalls,
  type HowWeJudged,
} from '../../../src/domain/the-year/judged';
import type { StandingTopic } from '../../../src/domain/the-year/to-confirm';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aDatedDecision } from '../../builders/decision-mother';
import { aTopic, someFigures } from '../../builders/topic-mother';

const NOW = '2026-09-30';

interface Case {
  readonly status?: TopicStatus;
  readonly data?: string | null;
  /** In points of a hundred since then. */
  readonly sizing?: number;
  readonly growth?: number;
  readonly kind?: 'gone' | 'without';
}

function standing(cases: readonly Case[]): readonly StandingTopic[] {
  return cases.map(({ status = 3, data = '2025-09-30', sizing = 0, growth = 0, kind }, index) => {
    const id = entityId<'topic'>(String(index));
    const figures = kind === 'without' ? null : someFigures({ sizing: 0.4, growth: 0.2, quadrant: 3, data });
    const decision = aDatedDecision({ status, figures });
    const now = { ...aTopic().sizing, average: 0.4 + sizing / 100 };
    const topic = aTopic({ id, name: `T${index}`, sizing: now, growth: 0.2 + growth / 100, quadrant: QUADRANTS[3] });
    return { id, name: `T${index}`, topic: kind === 'gone' ? null : topic, decision, history: [decision] };
  });
}

const judged = (cases: readonly Case[]): HowWeJudged => howWeJudged(standing(cases), NOW);
const many = (count: number, each: Case): readonly Case[] => Array.from({ length: count }, () => each);

describe('how one judged', () => {
  it('is said in one sentence', () => {
    const cases = [...many(7, { status: 2, sizing: 20, growth: -5 }), ...many(11, {})];
    expect(judgedHeadline(judged(cases))).toBe(
      'Seven of 18 topics decided on data up to Sep 2025 have moved, all towards larger and slower, and none of them was called Important',
    );
    expect(judgedHeadline(judged([...cases, { sizing: -10 }]))).toBe(
      'Eight of 19 topics decided on data up to Sep 2025 have moved, and one of them was called Important',
    );
    expect(judgedHeadline(judged(many(3, {})))).toBe('No topic decided on data up to Sep 2025 has moved');
  });

  it('says no share of fewer than ten decisions, and claims no cause', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ sizing: fc.constantFrom(0, 10, -10) }), { maxLength: 20 }), (cases) => {
        const all = judged(cases);
        const sentence = judgedHeadline(all);
        expect(/ of (?:\d+|\w+) topics/.test(sentence)).toBe(all.moved.length > 0 && cases.length >= 10);
        expect(judgedNotes(all).at(-1)).toBe('A move is not a verdict.');
      }),
    );
  });

  it('counts each decision once: compared, gone, without figures, or waiting', () => {
    const anyCase = fc.record({
      data: fc.constantFrom('2025-09-30', NOW),
      kind: fc.constantFrom<NonNullable<Case['kind']> | undefined>('gone', 'without', undefined),
      sizing: fc.constantFrom(0, 10),
    });
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 20 }), (cases) => {
        const { compared, moved, gone, without, waiting } = judged(cases as readonly Case[]);
        const isOld = ({ data, kind }: Case): boolean => kind === 'without' || data !== NOW;
        const wanted = {
          gone: cases.filter(({ kind }) => kind === 'gone').length,
          without: cases.filter(({ kind }) => kind === 'without').length,
          compared: cases.filter((each) => each.kind === undefined && isOld(each as Case)).length,
        };
        expect({ gone: gone.length, without: without.length, compared: compared.length }).toEqual(wanted);
        expect(waiting).toBe(cases.length - wanted.gone - wanted.without - wanted.compared);
        expect(moved.length).toBe(
          cases.filter((each) => each.kind === undefined && each.data !== NOW && each.sizing > 0).length,
        );
      }),
    );
  });

  it('is listed with what has moved first, the farthest first, and the groups that have moved', () => {
    const anyCase = fc.record({
      status: fc.constantFrom<TopicStatus[]>(1, 2, 3, 4),
      sizing: fc.constantFrom(0, 0, 10, -20, 30),
    });
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 20 }), (cases) => {
        const groups = byStatus(judged(cases).compared);
        expect(groups.map(({ status }) => status)).toEqual([1, 2, 3, 4]);
        const listed = movedFirst(groups);
        const far = ({ id }: { readonly id: string }): number => Math.abs(cases[Number(id)]?.sizing ?? 0);
        for (const { status, of } of listed) {
          expect(of.map(far)).toEqual(of.map(far).toSorted((one, other) => other - one));
          const still = (rows: typeof of) => rows.filter((each) => far(each) === 0);
          expect(still(of)).toEqual(still(groups.find((each) => each.status === status)?.of ?? []));
        }
        const moves = listed.map(({ of }) => of.some((each) => far(each) > 0));
        expect(moves).toEqual(moves.toSorted((one, other) => Number(other) - Number(one)));
        expect(listed.flatMap(({ of }) => of).length).toBe(cases.length);
      }),
    );
  });

  it('is of the decision on earlier data where one was made on the present', () => {
    const [one] = standing([{ sizing: 10 }]);
    const again = aDatedDecision({ status: 3, at: '2026-10-02T09:00:00.000Z', figures: someFigures({ data: NOW }) });
    const all = howWeJudged([{ ...one!, decision: again, history: [one!.decision, again] }], NOW);
    expect(all.compared.map(({ decision }) => decision)).toEqual([one!.decision]);
  });

  it('takes a decision without figures for an earlier one by its day alone', () => {
    const on = (at: string | null) => isEarlier(aDatedDecision({ at, figures: null }), NOW);
    expect([on('2026-09-01T12:00:00Z'), on('2026-11-01T12:00:00Z'), on(null)]).toEqual([true, false, true]);
  });

  it('has what was disregarded and is strong now worth a second look', () => {
    const [one] = standing([{ status: 4, sizing: 30 }]);
    const strong = { ...one!, topic: { ...one!.topic!, quadrant: QUADRANTS[1] } };
    expect(secondLooks(howWeJudged([strong], NOW)).map(({ of, words }) => `${of.name} ${words}`)).toEqual([
      'T0 set to Disregard, now Strong Signal',
    ]);
    expect(secondLooks(judged([{ status: 4 }]))).toEqual([]);
  });

  it('names who called a topic first, by topic, and nothing where that is hidden', () => {
    const [one] = standing([{ status: 2, sizing: 30 }]);
    const all = howWeJudged([{ ...one!, topic: { ...one!.topic!, quadrant: QUADRANTS[1] } }], NOW);
    const calls = [
      { name: 'Ben', status: 4 as const, at: '2025-10-01T09:00:00.000Z' },
      { name: 'Anna', status: 3 as const, at: '2025-10-02T09:00:00.000Z' },
      { name: 'Maya', status: 3 as const, at: '2025-10-03T09:00:00.000Z' },
    ];
    const [said] = teamCalls(all, () => calls);
    expect(said?.words.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'Anna called it Important first; Ben disregarded it. It is Strong Signal now.',
    );
    expect(teamCalls(all, () => [])).toEqual([]);
  });
});
