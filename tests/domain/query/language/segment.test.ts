import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segment } from '../../../../src/domain/query/language/segment';
import { partsOf } from '../../../../src/domain/query/part';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { SMALL_FACTS, smallProject } from './ask-project';
import { conditionsOf, expectWhole, PROJECT, read, salad } from './sentences';
import { aTenthByDay } from '../../../setup/random-cases';

describe('a sentence', () => {
  it('is shown whole: each word is in a chip, grey or amber, and none is lost', () => {
    fc.assert(
      fc.property(salad, (sentence) => expectWhole(sentence, read(sentence))),
      { numRuns: aTenthByDay(300) },
    );
  });

  it.each([
    ...['ohne', 'nicht', 'außer', 'niemand', 'kein'].map((word) => ['strong signals that grow over 5 %', word]),
    ...['without', 'not', 'except', 'nobody', 'neither'].map((word) => ['starke Signale über 5 %', word]),
  ])('has a negation of the other language in amber: %s %s', (start, word) => {
    const { spans } = read(`${start}, ${word} zebra crossing`);
    expect(spans.find(({ text }) => text.includes(word))?.kind).toBe('amber');
  });

  it('excludes what something is not rated as, with the participle and whatever stands between them', () => {
    const status = fc.constantFrom(
      [1, 'analyze', 'analysiert'] as const,
      [2, 'monitor', 'beobachtet'] as const,
      [3, 'important', 'wichtig'] as const,
      [4, 'disregard', 'verworfen'] as const,
    );
    const english = fc
      .tuple(
        status,
        fc.constantFrom('not', 'not yet', 'not so far', 'have not been', 'are not'),
        fc.constantFrom('rated as', 'marked as', 'classified as', 'flagged as', 'rated'),
      )
      .map(([[code, word], not, rated]) => [code, `topics ${not} ${rated} ${word}`] as const);
    const german = fc
      .tuple(
        status,
        fc.constantFrom('nicht', 'noch nicht', 'bisher nicht'),
        fc.constantFrom('bewertet', 'markiert', 'eingestuft', 'markierte'),
      )
      .map(([[code, , word], not, rated]) => [code, `Themen, die ${not} als ${word} ${rated} sind`] as const);
    fc.assert(
      fc.property(fc.oneof(english, german), ([code, sentence]) => {
        const { query, open } = read(sentence);
        expect([sentence, query.conditions, open]).toEqual([
          sentence,
          [{ kind: 'status', statuses: [code], not: true }],
          [],
        ]);
      }),
    );
  });

  it('is not answered with two values side by side of which a row has one', () => {
    const values = [
      ['strong', 'mature', 'disruptors', 'uncertain signals'],
      ['undecided', 'important', 'monitored', 'disregarded'],
      ['low consensus', 'high consensus'],
    ];
    const two = fc.constantFrom(...values).chain((of) => fc.shuffledSubarray(of, { minLength: 2, maxLength: 2 }));
    fc.assert(
      fc.property(two, fc.constantFrom(' ', ' topics that grow over 5 % ', ' in food '), ([one, other], between) => {
        const { open, query } = read(`${one}${between}${other}`);
        expect(open.map(({ readings }) => readings.length)).toEqual([3]);
        const kinds = query.conditions.map(({ kind }) => kind);
        expect(kinds).toHaveLength(new Set(kinds).size);
      }),
    );
  });

  it.each([
    ['topics without a consensus', 'consensus'],
    ['Themen ohne Konsens', 'consensus'],
    ['topics without a shift', 'shift'],
    ['Themen ohne Plattform', 'platform'],
    ['topics without a platform', 'platform'],
    ['topics with no Region', 'own:Region'],
    ['consensus unknown', 'consensus'],
  ])('asks for what the data says no value of: %s', (sentence, about) => {
    expect([conditionsOf(sentence), read(sentence).open]).toEqual([[{ kind: 'valued', about, not: true }], []]);
  });

  it('reads each sign before a figure as that sign, or leaves the figure out with the sign in amber', () => {
    const meant: Readonly<Record<string, readonly string[]>> = {
      over: ['>'],
      under: ['<'],
      'at least': ['>=', '=>', '≥', '≧'],
      'at most': ['<=', '=<', '≤', '≦'],
      exactly: ['=', '==', '==='],
    };
    const comparatorOf = new Map(Object.entries(meant).flatMap(([words, signs]) => signs.map((sign) => [sign, words])));
    const known = fc.constantFrom(...comparatorOf.keys());
    const any = fc
      .array(fc.constantFrom(...'<>=!~^*#|¬≠≥≤≈±≮≯≧≦＞＜＝！'), { minLength: 1, maxLength: 3 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(
        fc.oneof(known, any),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('', ' '),
        (sign, figure, space) => {
          const { query, spans } = read(`growth ${sign}${space}${figure} %`);
          const comparator = comparatorOf.get(sign.normalize('NFKC'));
          if (comparator === undefined) {
            expect(query.conditions).toEqual([]);
            expect(spans.some(({ kind }) => kind === 'amber')).toBe(true);
          } else {
            expect(query.conditions).toEqual([
              { kind: 'figure', figure: 'growth', comparator, value: figure / 100, not: false },
            ]);
          }
        },
      ),
      { numRuns: aTenthByDay(200) },
    );
  });

  it.each(['!strong', '-strong', 'industry size over 5 %, -strong'])('excludes by a sign: %s', (sentence) => {
    const [quadrant] = conditionsOf(sentence).filter(({ kind }) => kind === 'quadrant');
    expect(quadrant).toEqual({ kind: 'quadrant', codes: [1], not: true });
  });

  it.each(['strong ~ mature', 'strong |~ mature'])(
    'joins no values by a sign that it does not read: %s',
    (sentence) => {
      expect(read(sentence).spans.map(({ kind }) => kind)).toContain('amber');
    },
  );

  const MATURE = { kind: 'quadrant', codes: [2], not: false };
  const FAST = { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.05, not: false };
  const UNDECIDED = { kind: 'status', statuses: [0], not: false };
  it.each([
    ['strong | mature', [{ kind: 'quadrant', codes: [1, 2], not: false }]],
    ['strong || mature', [{ kind: 'quadrant', codes: [1, 2], not: false }]],
    ['mature | growth > 5 %, undecided', [{ kind: 'either', of: [MATURE, FAST], not: false }, UNDECIDED]],
    [
      '(undecided growth > 5 %) | mature',
      [{ kind: 'either', of: [{ kind: 'all', of: [UNDECIDED, FAST], not: false }, MATURE], not: false }],
    ],
    ['undecided (mature | growth > 5 %)', [UNDECIDED, { kind: 'either', of: [MATURE, FAST], not: false }]],
  ])('joins by | what stands beside it, brackets first: %s', (sentence, conditions) => {
    expect(conditionsOf(sentence)).toEqual(conditions);
  });

  it('is answered with nothing but its chips', () => {
    fc.assert(
      fc.property(salad, (sentence) => {
        const { query, chips } = read(sentence);
        const shown = chips.map(({ part }) => part.kind);
        for (const { kind } of partsOf(query).slice(1)) expect(shown).toContain(kind);
        expect(query.conditions).toHaveLength(shown.filter((kind) => kind === 'condition').length);
      }),
      { numRuns: aTenthByDay(200) },
    );
  });

  it.each([
    '',
    ' '.repeat(50),
    '???!!…',
    '\u202Eabc\u202C strong',
    'strong '.repeat(3000),
    'ab '.repeat(6700),
    '“',
    '0'.repeat(400),
  ])('may be anything: case %#', (sentence) => expectWhole(sentence, read(sentence)));

  it.each([
    ['strong or mature signals', [{ kind: 'quadrant', codes: [1, 2], not: false }]],
    [
      'starke Signale ohne Food',
      [
        { kind: 'quadrant', codes: [1], not: false },
        { kind: 'shift', names: ['Food redesigned'], not: true },
      ],
    ],
    [
      'topics with industry sizes above 85 %',
      [{ kind: 'figure', figure: 'industry', comparator: 'over', value: 0.85, not: false }],
    ],
    ['they grow faster than 15 %', [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.15, not: false }]],
    ['größer als 15 %', [{ kind: 'figure', figure: 'sizing', comparator: 'over', value: 0.15, not: false }]],
    ['Themen mit Größe', []],
    ['hohe Größe', []],
    ['GRÖSSE ÜBER 15 %', [{ kind: 'figure', figure: 'sizing', comparator: 'over', value: 0.15, not: false }]],
    ['Groesse ueber 15 %', [{ kind: 'figure', figure: 'sizing', comparator: 'over', value: 0.15, not: false }]],
    ['decided by nobody in the team', [{ kind: 'team', says: ['none'], not: false }]],
    ['von niemandem im Team entschieden', [{ kind: 'team', says: ['none'], not: false }]],
    ['topics Anna marked as important', [{ kind: 'member', names: ['Anna Berg'], statuses: [3], not: false }]],
    ['what Anna has not decided', [{ kind: 'member', names: ['Anna Berg'], statuses: [], not: true }]],
    ['von Ben entschieden', [{ kind: 'member', names: ['Ben Ott'], statuses: [], not: false }]],
    ['Anna’s important topics', [{ kind: 'member', names: ['Anna Berg'], statuses: [3], not: false }]],
    ['topics about paper, sorted by size', [{ kind: 'text', words: ['paper'], not: false }]],
    ['topics consumers care about more', []],
    ['larger than 20 points', []],
    ['Heat pumps versus Grid batteries', [{ kind: 'topic', names: ['Heat pumps', 'Grid batteries'], not: false }]],
    [
      'Was ist neu in Clean power',
      [
        { kind: 'new', not: false },
        { kind: 'shift', names: ['Clean power'], not: false },
      ],
    ],
    [
      'Compare Heat pumps with Grid batteries',
      [{ kind: 'topic', names: ['Heat pumps', 'Grid batteries'], not: false }],
    ],
    ['zwischen 5 und 10 Prozent wachsen', [{ kind: 'between', figure: 'growth', from: 0.05, to: 0.1, not: false }]],
    ['fewer than two start-ups', [{ kind: 'figure', figure: 'startups', comparator: 'under', value: 2, not: false }]],
    [
      'Trends wachsen schneller als 12 %',
      [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.12, not: false }],
    ],
    ['about water, heat or sleep', [{ kind: 'text', words: ['water', 'heat', 'sleep'], not: false }]],
    ['growth not between 0 and 10 %', [{ kind: 'between', figure: 'growth', from: 0, to: 0.1, not: true }]],
    [
      'which trends have no strong signals',
      [{ kind: 'figure', figure: 'strong', comparator: 'exactly', value: 0, not: false }],
    ],
    ['topics my colleagues rated important', []],
    ['topics Anna loves that are important', [{ kind: 'status', statuses: [3], not: false }]],
    [
      'topics that were disruptors and are strong',
      [
        { kind: 'before', of: [{ kind: 'quadrant', codes: [3], not: false }], not: false },
        { kind: 'quadrant', codes: [1], not: false },
      ],
    ],
    ['the mover', []],
    ['topics about 8', []],
    ['niche topics', [{ kind: 'label', labels: ['Niche'], not: false }]],
    ['waerme aus abwasser', [{ kind: 'topic', names: ['Wärme aus Abwasser'], not: false }]],
    ['strxxg signals', []],
    ['stong signals', [{ kind: 'quadrant', codes: [1], not: false }]],
    ['only strong signals', [{ kind: 'quadrant', codes: [1], not: false }]],
    ['strong, strong signals', [{ kind: 'quadrant', codes: [1], not: false }]],
    ['share price of strong signals', [{ kind: 'quadrant', codes: [1], not: false }]],
    ['region Asia', [{ kind: 'ownLabel', names: ['Region: Asia'], not: false }]],
    ['market size over 20', [{ kind: 'figure', figure: 'own:Market size', comparator: 'over', value: 20, not: false }]],
    [
      'shifts with more than 3 strong signals',
      [{ kind: 'figure', figure: 'strong', comparator: 'over', value: 3, not: false }],
    ],
    [
      'disruptors without start-ups',
      [
        { kind: 'quadrant', codes: [3], not: false },
        { kind: 'figure', figure: 'startups', comparator: 'exactly', value: 0, not: false },
      ],
    ],
    ['size 40-60', [{ kind: 'between', figure: 'sizing', from: 0.4, to: 0.6, not: false }]],
    ['growth between 10 and 20 %', [{ kind: 'between', figure: 'growth', from: 0.1, to: 0.2, not: false }]],
  ] as const)('%s', (sentence, conditions) => {
    expect(conditionsOf(sentence)).toEqual(conditions);
  });

  it('knows an own figure by its name without the unit', () => {
    const topics = SMALL_FACTS.topics.map((topic, at) => ({ ...topic, own: { 'Budget (m EUR)': at } }));
    const project = smallProject({ facts: { ...SMALL_FACTS, topics } });
    const { query } = segment('budget over 3', EVERY_TOPIC, project);
    expect(query.conditions).toMatchObject([{ figure: 'own:Budget (m EUR)', comparator: 'over', value: 3 }]);
  });

  it('has the order of a lens where it stands beside a rank', () => {
    const { query } = read('top 5 in industry');
    expect(query).toMatchObject({ order: { figure: 'industry', ascending: false }, limit: 5 });
  });

  it.each([
    ['trends sorted by size, top 3', null, { figure: 'sizing', ascending: false }],
    ['top 3', { figure: 'industry', ascending: true }, { figure: 'industry', ascending: false }],
    ['3 smallest trends by drivers', null, { figure: 'drivers', ascending: true }],
    ['bottom 3', { figure: 'industry', ascending: true }, { figure: 'industry', ascending: true }],
  ] as const)('has the rows of the order that stands, where no figure is said: %s', (sentence, before, order) => {
    const { query, unused } = segment(sentence, { ...EVERY_TOPIC, order: before }, PROJECT);
    expect([query.order, query.limit, unused]).toEqual([order, 3, []]);
  });

  it('has the order of a figure around which a language puts its words', () => {
    expect(read('Trends nach Größe sortiert').query).toMatchObject({
      subject: 'trends',
      conditions: [],
      order: { figure: 'sizing', ascending: false },
    });
  });

  it.each([
    ['je Shift die zwei schnellsten', 2],
    ['the fastest growing niche topic in each shift', 1],
  ])('has rows of each group, where it ranks in groups: %s', (sentence, perGroup) => {
    expect(read(sentence).query).toMatchObject({ group: 'shift', perGroup, limit: null });
  });

  it.each([
    ['share of strong signals among the topics with high consensus', ['consensus']],
    ['Anteil der starken Signale unter den Themen mit hohem Konsens', ['consensus']],
    ['share of strong signals that are undecided', ['quadrant']],
  ])('has the whole of a share where it is said: %s', (sentence, kinds) => {
    expect(conditionsOf(sentence).flatMap(({ kind, base }) => (base ? [kind] : []))).toEqual(kinds);
  });

  it('leaves out no kind of rows that it names', () => {
    expect(read('Trends wachsen schneller als 12 %').query.subject).toBe('trends');
  });

  it('means both where it says so', () => {
    expect(conditionsOf('both Less packaging and Strong wines').map(({ kind }) => kind)).toEqual(['trend', 'trend']);
  });

  it('asks by what it is ordered, where only a direction is said', () => {
    const { query, open } = read('smallest first');
    expect(query.order).toBeNull();
    expect(open[0]?.readings.map(({ query: each }) => each?.order?.figure)).toContain('industry');
  });

  it('searches for the words that say something, and not for the small ones before and between them', () => {
    const { query, open } = read('named something with heat');
    expect([query.conditions, open]).toEqual([[{ kind: 'text', words: ['heat'], isOwnName: true, not: false }], []]);
    expect(conditionsOf('topics about the packaging')).toEqual([{ kind: 'text', words: ['packaging'], not: false }]);
  });

  it('asks which one is meant by a name of a topic and a trend', () => {
    const [place] = read('home heating').open;
    expect(place?.readings.map(({ query }) => query?.conditions[0]?.kind)).toEqual(['trend', 'topic']);
  });
});
