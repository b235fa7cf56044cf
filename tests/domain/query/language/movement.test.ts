import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialOf } from '../../../../src/domain/query/condition-kinds';
import { orderOfQuery } from '../../../../src/domain/query/evaluate-query';
import type { Condition } from '../../../../src/domain/query/query';
import { chipWords } from '../../../../src/domain/query/query-words';
import { conditionsOf, read } from './sentences';

const UP = ['rose', 'have risen', 'are rising', 'went up', 'gained', 'increased', 'have increased', 'climbed'] as const;
const DOWN = ['fell', 'have fallen', 'are falling', 'went down', 'lost', 'dropped', 'decreased', 'declined'] as const;
const HOCH = ['gestiegen sind', 'steigen', 'stiegen', 'zugelegt haben', 'gewonnen haben'] as const;
const RUNTER = ['gefallen sind', 'gesunken sind', 'sinken', 'verloren haben', 'zurückgegangen sind'] as const;

/** What is said of the two figures of which earlier ones are known. */
const movements = (conditions: readonly Condition[]): readonly (readonly [string, string])[] =>
  conditions.flatMap((each) => {
    if (each.kind === 'either') return movements(each.of);
    return each.kind === 'figure' ? [[each.figure, each.comparator] as const] : [];
  });
const either = (comparator: string) => [
  ['growthChange', comparator],
  ['sizingChange', comparator],
];

describe('what moved', () => {
  const verbs = fc.oneof(
    fc.record({
      subject: fc.constantFrom('topics', 'strong signals', 'trends', 'disruptors'),
      joint: fc.constantFrom('that', 'which', ''),
      verb: fc.constantFrom(...UP, ...DOWN),
      since: fc.constantFrom('', ' since last year', ' since the last update', ' compared with the previous data'),
    }),
    fc.record({
      subject: fc.constantFrom('Themen, die', 'starke Signale, die', 'Trends, welche'),
      joint: fc.constant(''),
      verb: fc.constantFrom(...HOCH, ...RUNTER),
      since: fc.constantFrom('', ' seit dem Vorjahr'),
    }),
  );

  it('is understood in any tense, with and without a pronoun and the day, and is one condition', () => {
    fc.assert(
      fc.property(verbs, ({ subject, joint, verb, since }) => {
        const { query, open, unused } = read(`${subject} ${joint} ${verb}${since}`);
        const isUp = [...UP, ...HOCH].some((each) => each === verb);
        expect(movements(query.conditions)).toEqual(either(isUp ? 'over' : 'under'));
        expect(open).toEqual([]);
        expect(unused.join(' ')).not.toContain(verb);
        expect(materialOf(query)).toContain('previous');
      }),
    );
  });

  it('is of the figure that is named, on either side of the verb', () => {
    const figures = { growth: ['growth', 'Wachstum'], sizing: ['sizing', 'size', 'Größe'] } as const;
    const named = fc.constantFrom(...(['growth', 'sizing'] as const));
    const of = named.chain((figure) => fc.tuple(fc.constant(figure), fc.constantFrom(...figures[figure])));
    fc.assert(
      fc.property(of, fc.boolean(), fc.nat(), ([figure, word], isBefore, at) => {
        const isGerman = /^[WG]/.test(word) && word !== 'growth';
        const verb = isGerman ? (['gesunken', 'gefallen'][at % 2] ?? '') : (['fell', 'dropped'][at % 2] ?? '');
        const lead = isGerman ? 'bei denen' : 'whose';
        const said = isBefore ? `${lead} ${word} ${verb}` : `that lost ${word}`;
        if (isGerman && !isBefore) return;
        expect(movements(conditionsOf(said))).toEqual([[`${figure}Change`, 'under']]);
      }),
    );
  });

  it('says by how much, and which moved most', () => {
    expect(conditionsOf('topics that fell by more than 5 points')).toMatchObject([
      { of: [{ comparator: 'under', value: -0.05 }, { figure: 'sizingChange' }] },
    ]);
    for (const most of ['topics that have risen most', 'most increased topics', 'am meisten gestiegene Themen'])
      expect(read(most).query.order).toEqual({ figure: 'sizingChange', ascending: false });
    expect(read('whose growth fell most').query.order).toEqual({ figure: 'growthChange', ascending: true });
  });

  it('is asked where it may be a growth below zero, and where no earlier figure is known', () => {
    expect(read('topics that shrank since last year').open[0]?.readings).toHaveLength(2);
    for (const said of ['topics whose drivers fell', 'topics that lost society'])
      expect(
        read(said).open.map(({ readings }) => readings.length),
        said,
      ).toEqual([0]);
  });

  it('is another quadrant where two are named', () => {
    const [before, is] = conditionsOf('topics that fell from strong to mature');
    expect([before?.kind, is?.kind]).toEqual(['before', 'quadrant']);
    expect(conditionsOf('topics that dropped to mature').map(({ kind }) => kind)).toEqual(['moved', 'quadrant']);
  });

  it('orders the rows by the movement, the largest first, and says it in words', () => {
    const { query } = read('topics that fell');
    expect(orderOfQuery(query)).toEqual({ figure: 'growthChange', ascending: true });
    const [condition] = query.conditions;
    expect(condition && chipWords({ kind: 'condition', condition })).toEqual(['', 'growth fell or sizing fell']);
  });
});
