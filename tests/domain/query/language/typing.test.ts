import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsOf, type AskChip } from '../../../../src/domain/query/language/chips';
import { isOfSubject } from '../../../../src/domain/query/language/ask-proposal';
import { contradicted, withAskedPart, withPart, type AskPart } from '../../../../src/domain/query/part';
import { proposalsAt } from '../../../../src/domain/query/language/proposals';
import { EVERY_TOPIC, type Condition, type Query } from '../../../../src/domain/query/query';
import type { QueryFigure } from '../../../../src/domain/query/query-figures';
import { TEAM_SAYS } from '../../../../src/domain/topic/agreement';
import { smallProject } from './ask-project';
import { aTenthByDay } from '../../../setup/random-cases';

const PROJECT = smallProject();

const figure = fc.constantFrom<QueryFigure>(
  'growth',
  'sizing',
  'consumer',
  'industry',
  'society',
  'drivers',
  'sources',
  'disagreement',
  'consumerIndustry',
  'own:Market size',
);
const comparator = fc.constantFrom('over', 'at least', 'under', 'at most', 'exactly');
const value = fc.constantFrom(0.05, 0.2, 0.125, 0.5);
const valueOf = (of: QueryFigure, each: number): number =>
  of === 'drivers' || of === 'sources' || of.startsWith('own') ? each * 1000 : each;
const lens = fc.constantFrom<QueryFigure>('consumer', 'industry', 'society');
const one = <Value>(...values: readonly Value[]) => fc.constantFrom(...values).map((each) => [each]);

const condition = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('quadrant'), codes: one(1, 2, 3, 4, null) }),
      fc.record({
        kind: fc.constant('before'),
        of: fc.constantFrom(1, 2, 3, 4).map((code) => [{ kind: 'quadrant', codes: [code], not: false }]),
      }),
      fc.record({ kind: fc.constant('status'), statuses: one(0, 1, 2, 3, 4) }),
      fc.record({ kind: fc.constant('team'), says: one(...TEAM_SAYS) }),
      fc.record({ kind: fc.constant('consensus'), levels: one(1, 2, 3) }),
      fc.record({ kind: fc.constant('shift'), names: one('Food redesigned', 'Clean power') }),
      fc.record({ kind: fc.constant('trend'), names: one('Less packaging', 'Strong wines') }),
      fc.record({
        kind: fc.constant('topic'),
        names: one('Barrier paper', 'Heat pumps', 'Wärme aus Abwasser', 'Growth'),
      }),
      fc.record({ kind: fc.constant('label'), labels: one('Niche', 'Mainstream') }),
      fc.record({ kind: fc.constant('platform'), names: one('Future kitchen') }),
      fc.record({ kind: fc.constantFrom('new', 'moved', 'changed') }),
      fc.record({ kind: fc.constant('own'), what: fc.constantFrom('note', 'star', 'brief'), words: fc.constant([]) }),
      fc.record({ kind: fc.constantFrom('text', 'mentions'), words: one('water', 'heat pumps') }),
      fc.record({ kind: fc.constant('publisher'), hosts: one('iea.org') }),
      fc.record({ kind: fc.constant('sourceClass'), names: one('Research') }),
      fc.record({
        kind: fc.constant('member'),
        names: one('Anna Berg', 'Ben Ott'),
        statuses: fc.constantFrom([], [3], [1]),
      }),
      fc.record({
        kind: fc.constant('raised'),
        comparator,
        millions: fc.constantFrom(2, 0.5),
        currency: fc.constantFrom('€', null),
      }),
      fc.record({ kind: fc.constant('known'), figure }),
      fc
        .tuple(figure, comparator, value)
        .map(([of, way, each]) => ({ kind: 'figure', figure: of, comparator: way, value: valueOf(of, each) })),
      fc.tuple(figure).map(([of]) => ({ kind: 'between', figure: of, from: valueOf(of, 0.05), to: valueOf(of, 0.2) })),
      fc
        .record({
          kind: fc.constant('against'),
          figure: lens,
          comparator,
          times: fc.constantFrom(1, 2, 0.5),
          plus: fc.constantFrom(0, 0.1, -0.1),
          other: lens,
          whose: fc.constantFrom('own', 'trend', 'average'),
          name: fc.constant(''),
        })
        .filter(({ figure: of, other, whose }) => (of === other) !== (whose === 'own')),
      fc.record({
        kind: fc.constant('top'),
        figure: fc.constantFrom('growth', 'industry'),
        count: fc.constant(10),
        ascending: fc.boolean(),
      }),
    ),
    fc.boolean(),
  )
  .map(([own, not]) => ({ ...own, not }) as Condition)
  .map((each): AskPart => ({ kind: 'condition', condition: each }));

const shape: fc.Arbitrary<AskPart> = fc.oneof(
  fc.record({
    kind: fc.constant('subject' as const),
    subject: fc.constantFrom('trends' as const, 'shifts' as const, 'startups' as const, 'platforms' as const),
  }),
  fc.constant({ kind: 'version', version: 'previous' } as const),
  fc.record({
    kind: fc.constant('group' as const),
    group: fc.constantFrom(
      'quadrant' as const,
      'shift' as const,
      'trend' as const,
      'status' as const,
      'consensus' as const,
      'own:Region' as const,
    ),
  }),
  fc.constant({ kind: 'share' as const, of: [] }),
  fc.record({
    kind: fc.constant('statistic' as const),
    statistic: fc.record({ kind: fc.constantFrom('average' as const, 'median' as const, 'sum' as const), figure }),
  }),
  fc
    .tuple(figure, fc.boolean())
    .map(([of, ascending]): AskPart => ({ kind: 'order', order: { figure: of, ascending }, alphabetical: undefined })),
  fc
    .constantFrom('ascending' as const, 'descending' as const)
    .map((alphabetical): AskPart => ({ kind: 'order', order: null, alphabetical })),
  fc
    .tuple(fc.constantFrom(0, 6), fc.constantFrom(6, 1, null))
    .filter(([offset, limit]) => offset > 0 || limit !== null)
    .map(([offset, limit]): AskPart => ({ kind: 'rows', offset, limit })),
  fc.constant({ kind: 'rowsOfGroup' as const, perGroup: 3 }),
  fc.uniqueArray(figure, { minLength: 1, maxLength: 2 }).map((shown): AskPart => ({ kind: 'columns', shown })),
);

/** As a chip says it. */
function typedOf({ key, value: words, isExcluded }: AskChip): string {
  // How many rows it is of is not typed.
  if (key === 'share of') return 'share of all';
  return `${isExcluded ? '-' : ''}${key} ${words}`.replace(/^(-?) +/, '$1');
}

const chipOfPart = (query: Query, part: AskPart): AskChip | undefined =>
  chipsOf(withPart(query, part), PROJECT).find((chip) => JSON.stringify(chip.part) === JSON.stringify(part));

/** The same for equal queries, whatever the order of their fields. */
function textOf(query: unknown): string {
  return JSON.stringify(query, (_name, own: unknown) =>
    typeof own === 'object' && own !== null && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : own,
  );
}

const firstOf = (text: string, query: Query): Query | null | undefined => proposalsAt(text, query, PROJECT)[0]?.query;

/** The words with as few characters of each as still give the same query. */
function shortest(text: string, isSame: (shorter: string) => boolean): string {
  const words = text.split(' ');
  for (const [at, word] of words.entries())
    for (let length = 1; length < word.length; length += 1) {
      const shorter = words.with(at, word.slice(0, length));
      if (!isSame(shorter.join(' '))) continue;
      words[at] = word.slice(0, length);
      break;
    }
  return words.join(' ');
}

describe('typing a query', () => {
  it('gives each part from the words of its chip', () => {
    fc.assert(
      fc.property(fc.oneof(condition, shape), (part) => {
        const chip = chipOfPart(EVERY_TOPIC, part);
        const text = chip === undefined ? '' : typedOf(chip);
        const queries = proposalsAt(text, EVERY_TOPIC, PROJECT).map(({ query }) => textOf(query));
        expect(`${text} ${queries[0]}`).toBe(`${text} ${textOf(withPart(EVERY_TOPIC, part))}`);
      }),
      { numRuns: aTenthByDay(600) },
    );
  });

  it('gives exactly that query from the shortest unique beginnings of its parts', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 3 }), fc.array(shape, { maxLength: 2 }), (conditions, shapes) => {
        let query = EVERY_TOPIC;
        let wanted = EVERY_TOPIC;
        for (const part of [...conditions, ...shapes]) {
          if (!isOfSubject(part, wanted.subject)) continue;
          // What contradicts a part, or sets its bound anew, is offered in the place of it.
          if (part.kind === 'condition' && contradicted(wanted, part.condition) !== null) continue;
          wanted = withAskedPart(wanted, part);
          const chip = chipOfPart(query, part);
          if (chip === undefined) continue;
          const goal = textOf(wanted);
          const before = query;
          const text = shortest(typedOf(chip), (shorter) => textOf(firstOf(shorter, before)) === goal);
          query = firstOf(text, query) ?? query;
        }
        expect(query).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });
});
