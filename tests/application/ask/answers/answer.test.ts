import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../src/application/ask/answers/answer';
import { marksOfAnswer } from '../../../../src/application/ask/answers/answer-map';
import { answerMarkdown, answerSheet } from '../../../../src/application/ask/answers/answer-text';
import { segment } from '../../../../src/domain/query/language/segment';
import { smallProject } from '../../../domain/query/language/ask-project';
import { START_GROUPS } from '../../../../src/application/ask/start-queries';
import { pinChange } from '../../../../src/application/ask/pinned-queries';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';
import { QUERY_GROUPS, STATISTICS } from '../../../../src/domain/query/vocabulary';
import { earlierFacts, NO_FACTS, type QueryFacts } from '../../../../src/domain/query/query-facts';
import { groupForm } from '../../../../src/domain/query/group-rows';
import { nameOfRow } from '../../../../src/domain/query/row';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { numberWord } from '../../../../src/domain/shared/words';
import { QUADRANTS } from '../../../../src/domain/topic/quadrant';
import { randomQuery } from '../../../builders/random-conditions';
import { randomFacts } from '../../../builders/random-facts';
import { aTopic, topics } from '../../../builders/topic-mother';
import { naiveRows } from '../../../domain/query/naive/naive-evaluator';
import { aTenthByDay } from '../../../setup/random-cases';

const RUNS = { numRuns: aTenthByDay(300) };
const whole = (query: Query): Query => ({ ...query, limit: null, offset: 0 });

describe('an answer, beside a naive evaluation', () => {
  it('has the rows of its query, and says how many match', () => {
    fc.assert(
      fc.property(randomFacts, randomQuery, (facts, query) => {
        const { headline, rows, isUnknown } = answerOf(query, facts);
        expect(headline).not.toMatch(/undefined|null|NaN|\bnew · new\b|average average/);
        if (isUnknown) return;
        const names = naiveRows(query, facts).map(({ name }) => name);
        expect(rows.map(nameOfRow)).toEqual(names);
        const count = naiveRows(whole(query), facts).length;
        const [first = ''] = headline.replace(/^All /, '').toLowerCase().split(' ');
        if (query.statistic !== null || query.group !== null || query.intent === 'share') return;
        const said = { there: 'no', none: 'no' }[first] ?? first;
        // One row that leads is named.
        const isNamed = query.limit === 1 && headline.replace(/[\u2066-\u2069]/g, '').startsWith(names[0] ?? '-');
        if (!isNamed) expect(said).toBe(numberWord(names.length).toLowerCase());
        if (names.length < count) expect(headline).toContain(` of ${count} `);
      }),
      RUNS,
    );
  });

  it('names what each condition alone keeps out, and the nearest row where nothing matches', () => {
    fc.assert(
      fc.property(randomFacts, randomQuery, (facts, query) => {
        const { less, nearest, rows: own } = answerOf(query, facts);
        for (const { at, rows } of less) {
          const without = naiveRows({ ...query, conditions: query.conditions.toSpliced(at, 1) }, facts);
          const present = naiveRows(query, facts).map(({ id }) => id);
          expect(rows.length).toBe(without.filter(({ id }) => !present.includes(id)).length);
        }
        if (nearest.length > 0) expect(own).toEqual([]);
        for (const { row, query: next } of nearest)
          expect(naiveRows(next, facts).map(({ name }) => name)).toContain(nameOfRow(row));
      }),
      RUNS,
    );
  });

  it('counts groups, which together have each matching row', () => {
    const grouped = randomQuery.chain((query) => {
      const own = QUERY_GROUPS.filter((group) => groupForm(group).subjects.includes(query.subject));
      return own.length === 0 ? fc.constant(query) : fc.constantFrom(...own).map((group) => ({ ...query, group }));
    });
    fc.assert(
      fc.property(randomFacts, grouped, (facts, query) => {
        const answer = answerOf({ ...query, limit: null, offset: 0 }, facts);
        if (answer.groups === null) return;
        const names = answer.groups.groups.flatMap(({ rows }) => rows.map(nameOfRow));
        expect([...new Set(names)].toSorted()).toEqual([...new Set(answer.rows.map(nameOfRow))].toSorted());
        for (const { count, whole: all, rows } of answer.groups.groups) {
          expect(count).toBe(rows.length);
          expect(all.length).toBeGreaterThanOrEqual(count);
        }
      }),
      RUNS,
    );
  });

  it('is copied with as many lines as it has rows', () => {
    fc.assert(
      fc.property(randomFacts, randomQuery, (facts, query) => {
        const answer = answerOf(query, facts);
        expect(answerSheet(answer)).toHaveLength(answer.rows.length + 1);
        const lines = answerMarkdown(answer)
          .split('\n')
          .filter((line) => line.startsWith('|'));
        expect(lines).toHaveLength(answer.rows.length === 0 ? 0 : answer.rows.length + 2);
      }),
      RUNS,
    );
  });
});

const facts = (all: QueryFacts['topics'], more: Partial<QueryFacts> = {}): QueryFacts => ({
  ...NO_FACTS,
  topics: all,
  ...more,
});

describe('the sums of compared groups', () => {
  const setSum: QueryFacts['setSum'] = {
    head: 'Budget, sum',
    of: (all) => (all.length === 0 ? null : all.reduce((sum, { own }) => sum + Number(own?.['Budget'] ?? 0), 0)),
    textOf: (sum) => `${sum} of 9`,
  };
  const rows = topics(5, (index) => ({ status: index < 2 ? 3 : 0, growth: index / 10, own: { Budget: index + 1 } }));
  const facts: QueryFacts = { ...NO_FACTS, topics: rows, setSum };

  it('are of those that match, a column of the table, the text and the file', () => {
    const answer = answerOf({ ...EVERY_TOPIC, group: 'status' }, facts);
    expect(answer.groups?.groups.map((group) => [group.name, answer.groups?.sum?.of(group)])).toEqual([
      ['Undefined', 12],
      ['Important', 3],
    ]);
    expect(answerSheet(answer)[0]).toEqual(['Status', 'Matching', 'All topics', 'Budget, sum']);
    expect(answerMarkdown(answer)).toContain('3 of 9');
  });

  it('are not there for trends, and where no function adds up', () => {
    expect(answerOf({ ...EVERY_TOPIC, group: 'status' }, { ...facts, setSum: null }).groups?.sum).toBeNull();
    const ofTrends = answerOf({ ...EVERY_TOPIC, subject: 'trends', group: 'shift' }, facts);
    expect(ofTrends.groups?.sum ?? null).toBeNull();
  });
});

describe('the headline of an answer', () => {
  const strong = { kind: 'quadrant', codes: [1], not: false } as const;
  const fast = { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.15, not: false } as const;
  const undecided = { kind: 'status', statuses: [0], not: false } as const;
  const outside = { kind: 'shift', names: ['Food'], not: true } as const;
  const all = [
    ...topics(3, (at) => ({ quadrant: QUADRANTS[1], growth: 0.2 + at / 100, status: 0 })),
    aTopic({ id: entityId('9'), name: 'Slow', quadrant: QUADRANTS[1], growth: 0.1, status: 3 }),
  ];
  const said = (query: Partial<Query>, of: readonly ReturnType<typeof aTopic>[] = all) =>
    answerOf({ ...EVERY_TOPIC, ...query }, facts(of)).headline;

  it.each<[Partial<Query>, string]>([
    [
      { conditions: [strong, fast, undecided, outside] },
      'Three strong signals outside Food grow over 15 % and are undecided',
    ],
    [
      { conditions: [{ ...strong, base: true }, fast], intent: 'share' },
      'Three of the 4 strong signals, 75 %, grow over 15 %',
    ],
    [{ conditions: [{ ...fast, not: true }] }, 'One topic does not grow over 15 %'],
    [{ order: { figure: 'growth', ascending: false } }, 'All four topics; Topic 3 grows fastest'],
    [{ conditions: [{ ...strong, codes: [2] }] }, 'No topic meets ‘quadrant Mature Signal’'],
    [
      { conditions: [strong], statistic: { kind: 'average', figure: 'growth' } },
      'The average of growth a year of the 4 strong signals is +18.3 %',
    ],
    [
      { conditions: [strong], statistic: { kind: 'average', figure: 'sizing' } },
      'The average sizing of the 4 strong signals is 21 %',
    ],
    [{ group: 'status' }, 'Undefined has the most topics: 3 of 4'],
    [{ conditions: [fast], group: 'status' }, 'Undefined has the most topics that grow over 15 %: 3 of 3'],
    [
      { conditions: [fast], statistic: { kind: 'average', figure: 'drivers' } },
      'The average of impacting drivers of the 3 topics that grow over 15 % is 9',
    ],
    [
      { conditions: [{ ...fast, base: true }, strong], intent: 'share' },
      'Three of the 3 topics that grow over 15 %, 100 %, are strong signals',
    ],
  ])('of %j is %s', (query, words) => expect(said(query)).toBe(words));

  it('says what is not known instead of that nothing matches', () => {
    expect(
      said(
        { conditions: [fast] },
        topics(2, () => ({ growth: null })),
      ),
    ).toBe('Not known: no topic of this project has growth a year');
    expect(said({ conditions: [{ kind: 'moved', not: false }] })).toBe(
      'Not known: this project has no previous data to compare with',
    );
  });

  it('has a note for each thing that must be known with it', () => {
    const amounts: Query = { ...EVERY_TOPIC, subject: 'startups', order: { figure: 'raised', ascending: false } };
    const startups = new Map([
      [
        '1203',
        [
          {
            name: 'Loop',
            description: null,
            product: null,
            fundraisingStage: 'Seed',
            fundraisingAmount: '$2 m',
            sourceUrl: null,
          },
        ],
      ],
    ]);
    expect(answerOf(amounts, facts([aTopic()], { startups })).notes).toContain(
      'Amounts are compared as written; currencies are not converted.',
    );
    const unknown = answerOf(
      { ...EVERY_TOPIC, order: { figure: 'growth', ascending: false } },
      facts([...all, aTopic({ id: entityId('8'), growth: null })]),
    );
    expect(unknown.notes).toContain('1 topic without growth a year is last.');
    const changed = answerOf(
      { ...EVERY_TOPIC, group: 'change' },
      facts(all, { previous: earlierFacts({ topics: [...all, aTopic({ name: 'Fax' })], trends: [] }) }),
    );
    expect(changed.notes).toEqual(['Gone: Fax.']);
  });
});

describe('the figures of an answer', () => {
  const decimalsIn = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const tenThousandth = fc.integer({ min: 0, max: 9999 }).map((value) => value / 1e4);

  it('are those of a list, but on their side of a bound', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(tenThousandth, tenThousandth), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(null, 0.15, 0.1234),
        (figures, bound) => {
          const some = topics(figures.length, (at) => ({
            growth: figures[at]?.[0] ?? 0,
            sizing: { ...aTopic().sizing, average: figures[at]?.[1] ?? 0 },
          }));
          const over = (figure: 'growth' | 'sizing') =>
            ({ kind: 'figure', figure, comparator: 'over', value: bound ?? 0, not: false }) as const;
          const conditions = bound === null ? [] : [over('growth'), over('sizing')];
          const { columns, rows } = answerOf({ ...EVERY_TOPIC, conditions }, facts(some));
          for (const [id, most] of [
            ['growth', 1],
            ['sizing', 0],
          ] as const) {
            const texts = rows.flatMap((row) => columns.find((column) => column.id === id)?.text(row) ?? []);
            expect(texts).toHaveLength(rows.length);
            if (bound === null) expect(Math.max(...texts.map(decimalsIn))).toBeLessThanOrEqual(most);
            else for (const text of texts) expect(Number.parseFloat(text)).toBeGreaterThan(bound * 100);
          }
        },
      ),
      RUNS,
    );
  });
});

describe('an answer about what moved', () => {
  const fell = (figure: 'growthChange' | 'sizingChange') =>
    ({ kind: 'figure', figure, comparator: 'under', value: 0, not: false }) as const;
  const sizing = (average: number) => ({ ...aTopic().sizing, average });
  const now = topics(3, (at) => ({ growth: [0.1, 0.2, 0.3][at] ?? 0, sizing: sizing(0.4) }));
  const before = topics(3, (at) => ({ growth: [0.15, 0.2, 0.2][at] ?? 0, sizing: sizing([0.3, 0.4, 0.6][at] ?? 0) }));
  const known = facts(now, { previous: earlierFacts({ topics: before, trends: [] }) });
  const either: Query = {
    ...EVERY_TOPIC,
    conditions: [{ kind: 'either', of: [fell('growthChange'), fell('sizingChange')], not: false }],
  };

  it('says it in its headline, and has what moved most first, by whichever figure', () => {
    const { headline, rows } = answerOf(either, known);
    expect(headline).toBe('Two topics fell in growth or sizing');
    expect(rows.map(nameOfRow)).toEqual(['Topic 3', 'Topic 1']);
    const one = answerOf({ ...EVERY_TOPIC, conditions: [{ ...fell('growthChange'), value: -0.05 }] }, known);
    expect(one.headline).toBe('No topic meets ‘growth fell by more than 5 points’');
  });

  it('names only the figures in which a row has moved, in every sentence', () => {
    const move = fc.record({ growth: fc.integer({ min: -3, max: 3 }), sizing: fc.integer({ min: -3, max: 3 }) });
    const shapes: readonly Partial<Query>[] = [
      {},
      { limit: 1 },
      { intent: 'share' },
      { group: 'quadrant' },
      { statistic: { kind: 'average', figure: 'growth' } },
    ];
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 4 }), fc.constantFrom(...shapes), (moves, shape) => {
        const after = moves.map((each, at) => ({ ...each, topic: topics(moves.length)[at] ?? aTopic() }));
        const moved = after.map(({ topic, growth, sizing: by }) => ({
          ...topic,
          growth: 0.2 + growth / 100,
          sizing: sizing(0.4 + by / 100),
        }));
        const was = after.map(({ topic }) => ({ ...topic, growth: 0.2, sizing: sizing(0.4) }));
        const earlier = facts(moved, { previous: earlierFacts({ topics: was, trends: [] }) });
        const { headline } = answerOf({ ...either, ...shape }, earlier);
        const named = (['growth', 'sizing'] as const).filter((figure) => moves.some((each) => each[figure] < 0));
        if (named.length > 0) expect(headline).toContain(` fell in ${named.join(' or ')}`);
        if (named.length === 1) expect(headline).not.toContain(' or ');
      }),
      RUNS,
    );
  });

  it('shows each figure then and now, and marks which of them fell', () => {
    const { columns, rows } = answerOf(either, known);
    const marks = columns.flatMap(({ id, movement }) =>
      movement === undefined ? [] : [[id, rows.map((row) => movement(row)?.isAsked)]],
    );
    expect(marks).toEqual([
      ['growthChange', [false, true]],
      ['sizingChange', [true, false]],
    ]);
    expect(columns.map(({ id }) => id)).not.toContain('growth');
    expect(marksOfAnswer(answerOf(either, known))?.before?.size).toBe(3);
    expect(marksOfAnswer(answerOf(EVERY_TOPIC, known))?.before).toBeNull();
  });

  it('has changes in one decimal of growth and none of sizing, alike in a column', () => {
    const after = topics(4, (at) => ({
      growth: 0.2 + ([-0.0825, -0.0399, -0.057, -0.08][at] ?? 0),
      sizing: sizing(0.4 + ([0.0125, -0.124, -0.06, -0.003][at] ?? 0)),
    }));
    const was = topics(4, () => ({ growth: 0.2, sizing: sizing(0.4) }));
    const answer = answerOf(either, facts(after, { previous: earlierFacts({ topics: was, trends: [] }) }));
    const points = answer.columns.map(({ movement }) => answer.rows.map((row) => movement?.(row)?.points));
    expect(points.filter(([first]) => first !== undefined)).toEqual([
      ['−4.0 points', '−8.3 points', '−8.0 points', '−5.7 points'],
      // What would be shown as none has all of its decimals.
      ['−12 points', '+1 points', '−0.3 points', '−6 points'],
    ]);
  });

  it('is not compared with itself where it is pinned', () =>
    expect(pinChange(either, known)).toMatchObject({ count: 2, added: null, gone: null }));
});

describe('an answer about shifts', () => {
  it('shows the counts of what was asked', () => {
    const trendOf = (shiftName: string) => ({ id: entityId<'trend'>(shiftName), name: shiftName, shiftName });
    const all = topics(5, (at) => ({
      quadrant: QUADRANTS[at < 3 ? 1 : 2],
      trend: trendOf(at % 2 === 0 ? 'Food' : 'Energy'),
    }));
    const of = [{ kind: 'quadrant', codes: [1], not: false }] as const;
    const query: Query = {
      ...EVERY_TOPIC,
      subject: 'shifts',
      conditions: [{ kind: 'parts', parts: 'topics', of, comparator: 'at least', count: 1, not: false }],
    };
    const { rows, columns } = answerOf(query, facts(all));
    const counts = columns.find(({ head }) => head.startsWith('Topics, quadrant'));
    expect(rows.map((row) => [nameOfRow(row), counts?.text(row)])).toEqual(
      expect.arrayContaining([
        ['Food', '2'],
        ['Energy', '1'],
      ]),
    );
  });
});

describe('the queries to start with', () => {
  it('are read whole from what one could type', () => {
    for (const [, typed] of START_GROUPS.flatMap(({ queries }) => queries)) {
      const { unused, open } = segment(typed, EVERY_TOPIC, smallProject());
      expect([typed, unused, open]).toEqual([typed, [], []]);
    }
  });
});

describe('a pinned query', () => {
  it('says what came in and went out since the previous data, where that is known', () => {
    const conditions = [{ kind: 'quadrant', codes: [1], not: false }] as const;
    const query: Query = { ...EVERY_TOPIC, conditions };
    const now = topics(3, (at) => ({ quadrant: QUADRANTS[at < 2 ? 1 : 2] }));
    const before = topics(3, (at) => ({ quadrant: QUADRANTS[at > 0 ? 1 : 2] }));
    const known = facts(now, { previous: earlierFacts({ topics: before, trends: [] }) });
    expect(pinChange(query, known)).toEqual({ count: 2, added: ['Topic 1'], gone: ['Topic 3'] });
    expect(pinChange(query, facts(now))).toEqual({ count: 2, added: null, gone: null });
    const personal: Query = { ...query, conditions: [...conditions, { kind: 'status', statuses: [2], not: false }] };
    expect(pinChange(personal, known)).toMatchObject({ added: null, gone: null });
  });
});

it('each statistic has a headline', () => {
  for (const kind of STATISTICS)
    expect(answerOf({ ...EVERY_TOPIC, statistic: { kind, figure: 'drivers' } }, facts(topics(3))).headline).toMatch(
      /is \d/,
    );
});
