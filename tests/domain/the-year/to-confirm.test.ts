import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { queryToText } from '../../../src/domain/query/read-query';
import { entityId } from '../../../src/domain/shared/entity-id';
import {
  conditionTest,
  decisionsToConfirm,
  listsOfDecisions,
  TO_CONFIRM,
  toConfirmWords,
  WORDS_SINCE_DECIDED,
  type StandingTopic,
  type ToConfirm,
} from '../../../src/domain/the-year/to-confirm';
import { QUADRANT_CODES, quadrantOf, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { aDatedDecision } from '../../builders/decision-mother';
import { aTopic, someFigures } from '../../builders/topic-mother';

const code = fc.constantFrom(...QUADRANT_CODES, null);
/** 'growth under x', as an object, for the naive evaluator. */
const under = fc.option(fc.constantFrom(0, 0.05, 0.1, 0.3), { nil: null });
const anyCase = fc.record({
  isGone: fc.boolean(),
  isNoted: fc.boolean(),
  before: fc.option(code, { nil: undefined }),
  now: code,
  growth: fc.option(fc.constantFrom(-0.1, 0.04, 0.2), { nil: null }),
  under,
});
type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

function underText(value: number): string {
  const condition: Condition = { kind: 'figure', figure: 'growth', comparator: 'under', value, not: false };
  const query: Query = { ...EVERY_TOPIC, conditions: [condition] };
  return queryToText({ query, unread: [] });
}

function standingOf(each: Case, index: number): StandingTopic {
  const id = entityId<'topic'>(String(index));
  const quadrant = each.now === null ? UNCLASSIFIED : quadrantOf(each.now);
  const decision = aDatedDecision({
    figures: each.before === undefined ? null : someFigures({ quadrant: each.before }),
    condition: each.under === null ? null : underText(each.under),
    isGone: each.isNoted,
  });
  const topic = each.isGone ? null : aTopic({ id, quadrant, growth: each.growth });
  return { id, name: `T${index}`, topic, decision, history: [decision] };
}

/** Said again, one sentence each. */
function naive(each: Case): string | null {
  if (each.isGone) return each.isNoted ? null : 'gone';
  if (each.under !== null && each.growth !== null && each.growth < each.under) return 'condition';
  return each.before !== undefined && each.before !== each.now ? 'quadrant' : null;
}

describe('the decisions to confirm', () => {
  it('are those whose data have changed since, for one reason each', () => {
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 12 }), (cases) => {
        const standing = cases.map(standingOf);
        const found = decisionsToConfirm(standing, conditionTest(NO_FACTS));
        const wanted = cases.flatMap((each, index) => {
          const why = naive(each);
          return why === null ? [] : [`${index} ${why}`];
        });
        expect(found.map(({ id, why }) => `${id} ${why}`)).toEqual(wanted);
        // The sentence counts each of them once.
        const counts = [...(toConfirmWords(found) ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
        const [all = 0, ...parts] = counts;
        const isOfOneReason = new Set(found.map(({ why }) => why)).size === 1;
        expect([all, isOfOneReason ? all : parts.reduce((sum, part) => sum + part, 0)]).toEqual([
          found.length,
          found.length,
        ]);
        expect([...(listsOfDecisions(standing, NO_FACTS).get(TO_CONFIRM) ?? [])]).toEqual(found.map(({ id }) => id));
      }),
    );
  });

  it('are counted in one sentence', () => {
    const [quadrant, condition, gone] = (['quadrant', 'condition', 'gone'] as const).map((why) => ({ why }));
    const all = [quadrant!, quadrant!, quadrant!, quadrant!, condition!, condition!, gone!];
    expect(toConfirmWords(all)).toBe(
      '7 decisions to confirm: 4 changed quadrant, 2 met your condition, 1 is no longer in the data',
    );
    expect(toConfirmWords([])).toBeNull();
  });

  it('are counted once where all are for one reason', () => {
    const said = (why: ToConfirm['why'], count: number) =>
      toConfirmWords(Array.from({ length: count }, () => ({ why })));
    expect((['quadrant', 'condition', 'gone'] as const).flatMap((why) => [said(why, 1), said(why, 3)])).toEqual([
      '1 decision to confirm: its topic has changed quadrant',
      '3 decisions to confirm: their topics have changed quadrant',
      '1 decision to confirm: it met your condition',
      '3 decisions to confirm: they met your condition',
      '1 decision to confirm: its topic is no longer in the data',
      '3 decisions to confirm: their topics are no longer in the data',
    ]);
  });

  it('are not asked for by a condition that cannot be read', () => {
    const standing = standingOf({ isGone: false, isNoted: false, before: 1, now: 1, growth: 0.2, under: null }, 1);
    for (const condition of ['', '{', '{"conditions":[{"kind":"x"}]}', '{}']) {
      const damaged = { ...standing, decision: { ...standing.decision, condition } };
      expect(decisionsToConfirm([damaged], conditionTest(NO_FACTS))).toEqual([]);
    }
  });
});

it('the further words of lists are of lists that there are', () => {
  expect([...listsOfDecisions([], NO_FACTS).keys()]).toEqual(expect.arrayContaining([...WORDS_SINCE_DECIDED.keys()]));
});

it('topics that shrank or grew since are those whose size looks different, as it is written', () => {
  const known = fc.record({ before: fc.integer({ min: 100, max: 99_000 }), step: fc.integer({ min: -30, max: 30 }) });
  const cases = fc.array(
    fc.oneof(
      known.map(({ before, step }) => ({ before: before / 100_000, now: (before + step) / 100_000 })),
      fc.constantFrom({ before: null, now: 0.2 }, { before: 0.2, now: null }),
    ),
  );
  fc.assert(
    fc.property(cases, (all) => {
      const standing = all.map(({ before, now }, index): StandingTopic => {
        const id = entityId<'topic'>(String(index));
        const topic = aTopic({ id, sizing: { ...aTopic().sizing, average: now } });
        const decision = aDatedDecision({ figures: someFigures({ sizing: before }) });
        return { id, name: `T${index}`, topic, decision, history: [decision] };
      });
      const lists = listsOfDecisions(standing, NO_FACTS);
      // What is shown of a difference has two decimals of a per cent.
      const shown = ({ before, now }: (typeof all)[number]): number =>
        before === null || now === null || Math.round(Math.abs(now - before) * 10_000) === 0
          ? 0
          : Math.sign(now - before);
      const idsOf = (sign: number) => all.flatMap((each, index) => (shown(each) === sign ? [String(index)] : []));
      expect([...(lists.get('smaller than when decided') ?? [])]).toEqual(idsOf(-1));
      expect([...(lists.get('larger than when decided') ?? [])]).toEqual(idsOf(1));
    }),
  );
});
