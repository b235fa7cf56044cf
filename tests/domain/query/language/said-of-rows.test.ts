import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOf, read } from './sentences';

describe('one row, and what is said of rows', () => {
  it.each([
    ['strong topics that grow over 5 %', 'over', 0.05],
    ['topics which shrink by more than 3 %', 'under', -0.03],
    ['trends that are growing at least 10 %', 'at least', 0.1],
    ['topics that shrank faster than -5 %', 'under', -0.05],
    ['topics that have shrunk by more than 5 %', 'under', -0.05],
  ])('%s: the whole comparison is one condition', (sentence, comparator, value) => {
    const { query, unused } = read(sentence);
    expect(unused.join(' ')).not.toMatch(/\d/);
    expect(query.conditions).toContainEqual(
      expect.objectContaining({ kind: 'figure', figure: 'growth', comparator, value }),
    );
  });

  it.each([
    ['largest trend', 1],
    ['largest trends', null],
    ['slowest growing topics, 5 of them', 5],
  ])('%s: %s rows', (sentence, limit) => expect(read(sentence).query.limit).toBe(limit));

  it.each([
    ['trends that shrink', 0],
    ['shifts that shrink', 1],
    ['articles that were published in September', 0],
    ['topics by country', 1],
    ['topics please', 0],
    ['topics that were growing', 1],
    ['all topics but heat pumps', 1],
    ['strong but undecided', 0],
  ])('%s: %i open places', (sentence, open) => expect(read(sentence).open).toHaveLength(open));

  it.each([
    [
      'growth over 15 % and under 20 %',
      [
        ['over', 0.15],
        ['under', 0.2],
      ],
    ],
    [
      'growth over 15 %, but under 20 % and undecided',
      [
        ['over', 0.15],
        ['under', 0.2],
      ],
    ],
    ['growth over 15 % and over 3 blorbs', [['over', 0.15]]],
    ['über 50 % groß', [['over', 0.5]]],
    ['sized above 65 %', [['over', 0.65]]],
    ['topics that got smaller', [['under', 0]]],
    [
      'falling growth since last year, but still over 20 %',
      [
        ['under', 0],
        ['over', 0.2],
      ],
    ],
    [
      'Themen mit sinkendem Wachstum seit dem Vorjahr, aber weiter über 20 %',
      [
        ['under', 0],
        ['over', 0.2],
      ],
    ],
    ['growth turned negative since last year', [['under', 0]]],
    ['big: size over 70 %', [['over', 0.7]]],
    ['topics that consumers rate above 80 %', [['over', 0.8]]],
    ['topics which industry rates at least 50 %', [['at least', 0.5]]],
    ['small ones (under a quarter)', [['under', 0.25]]],
    ['mature ones adding over 7 % a year', [['over', 0.07]]],
  ])('%s: compares %j', (sentence, compared) =>
    expect(
      conditionsOf(sentence).flatMap((each) => (each.kind === 'figure' ? [[each.comparator, each.value]] : [])),
    ).toEqual(compared),
  );

  it('finds what crossed a bound, and asks where it may also be by how much', () => {
    const was = { kind: 'figure', figure: 'growth', comparator: 'at least', value: 0, not: false };
    expect(conditionsOf('growth turned negative')[0]).toEqual({ kind: 'before', of: [was], not: false });
    expect(read('growth fell below 10 %').open[0]?.readings).toHaveLength(2);
    expect(read('growth fell by more than 10 points').open).toEqual([]);
  });

  it('is the gap of two lenses, in any order and with any words for them', () => {
    const lenses = {
      consumer: ['consumers', 'consumer sizing', 'consumer'],
      industry: ['industry', 'industry sizing'],
      society: ['society', 'society sizing'],
    } as const;
    const pair = fc.shuffledSubarray(['consumer', 'industry', 'society'] as const, { minLength: 2, maxLength: 2 });
    const said = pair.chain((own) =>
      fc.tuple(fc.constant(own), ...own.map((lens) => fc.constantFrom<string>(...lenses[lens]))),
    );
    fc.assert(
      fc.property(said, fc.boolean(), ([own, one, other], isBehind) => {
        const gap = isBehind ? `${one} and ${other} gap` : `gap between ${one} and ${other}`;
        const [condition] = conditionsOf(`${gap} over 20 points`);
        const figure = ['consumer', 'industry', 'society'].filter((lens) => own.some((each) => each === lens));
        const name = `${figure[0]}${figure[1]?.[0]?.toUpperCase()}${figure[1]?.slice(1)}`;
        expect([gap, condition]).toEqual([
          gap,
          { kind: 'figure', figure: name, comparator: 'over', value: 0.2, not: false },
        ]);
      }),
    );
  });

  it.each([
    ['Bei welchen Themen fehlt die Größe?', { kind: 'known', figure: 'sizing', not: true }],
    ['trends that are not strong signals', { kind: 'quadrant', codes: [1], not: true }],
    ['topics with heat in the name', { kind: 'text', words: ['heat'], isOwnName: true, not: false }],
    ['topics with heat in their name', { kind: 'text', words: ['heat'], isOwnName: true, not: false }],
    ['topics with heat in its name', { kind: 'text', words: ['heat'], isOwnName: true, not: false }],
    ['topics with heat in the title', { kind: 'text', words: ['heat'], isOwnName: true, not: false }],
    ['topics without a decision', { kind: 'status', statuses: [0], not: false }],
    ['topics with no decision yet', { kind: 'status', statuses: [0], not: false }],
    ['Themen ohne Entscheidung', { kind: 'status', statuses: [0], not: false }],
    ['alle Themen außer denen in Clean power', { kind: 'shift', names: ['Clean power'], not: true }],
    ['topics leaning on iso.org', { kind: 'publisher', hosts: ['iso.org'], not: false }],
    ['topics with the highest consensus', { kind: 'consensus', levels: [3], not: false }],
    ['Themen mit dem höchsten Konsens', { kind: 'consensus', levels: [3], not: false }],
    ['ohne Seed-Startups', { kind: 'funding', words: ['seed'], not: true }],
    ['not updated since the end of March 2026', { kind: 'dated', from: '2026-03-31', to: null, not: true }],
    [
      'start-ups that got more than 25 million',
      { kind: 'raised', comparator: 'over', millions: 25, currency: null, not: false },
    ],
  ])('%s: %j', (sentence, condition) => expect(conditionsOf(sentence)).toEqual([condition]));

  it.each([
    ['topics that were decided in October 2025', { kind: 'decided', from: '2025-10-01', to: '2025-10-31', not: false }],
    ['decided until March 2025', { kind: 'decided', from: null, to: '2025-03-31', not: false }],
  ])('%s: a verb of the past asks nothing beside a day', (sentence, condition) => {
    const { query, open } = read(sentence);
    expect([query.conditions, open]).toEqual([[condition], []]);
  });

  it('compares no figure of the data with an amount of money', () =>
    expect(conditionsOf('growth over €5 million').filter(({ kind }) => kind === 'figure')).toEqual([]));

  it('compares one figure with both of two others', () => {
    expect(conditionsOf('society above both consumers and industry')).toMatchObject([
      { kind: 'against', other: 'consumer' },
      { kind: 'against', other: 'industry' },
    ]);
  });

  it.each([
    ['rated at least 20 points higher by industry than by consumers', 'at least', 0.2],
    ['20 points lower for industry than for consumers', 'at most', -0.2],
  ])('%s: is the distance of two lenses', (sentence, comparator, plus) =>
    expect(conditionsOf(sentence)).toEqual([
      {
        kind: 'against',
        figure: 'industry',
        other: 'consumer',
        comparator,
        plus,
        times: 1,
        whose: 'own',
        name: '',
        not: false,
      },
    ]),
  );

  it('is the quadrant before and the one now, with whatever verb', () => {
    const verb = fc.constantFrom('that moved', 'which went', 'that turned', 'that became,', '');
    fc.assert(
      fc.property(verb, (said) => {
        expect(conditionsOf(`topics ${said} from disruptor to strong`)).toEqual([
          { kind: 'before', of: [{ kind: 'quadrant', codes: [3], not: false }], not: false },
          { kind: 'quadrant', codes: [1], not: false },
        ]);
      }),
    );
    expect(conditionsOf('welche Themen wurden von Disruptor zu stark')).toEqual(
      conditionsOf('from disruptor to strong'),
    );
  });

  it.each([
    ['how many start-ups are there', 'startups'],
    ['how many topics do we have', 'topics'],
    ['wie viele Trends gibt es', 'trends'],
  ])('%s: all rows are counted', (sentence, subject) => {
    const { query, open } = read(sentence);
    expect([query.subject, query.conditions, open]).toEqual([subject, [], []]);
  });

  it.each([
    'median of funding rounds per stage',
    'median amount raised by funding stage',
    'Median der Finanzierungsrunden nach Phase',
  ])('%s: one number for the start-ups of each stage', (sentence) => {
    const { query, open } = read(sentence);
    expect([query.subject, query.group, query.statistic, open]).toEqual([
      'startups',
      'stage',
      { kind: 'median', figure: 'raised' },
      [],
    ]);
  });

  it.each(['which shift has the most disruptors', 'Welcher Shift hat die meisten Disruptoren?'])(
    '%s: counts the topics of the quadrant',
    (sentence) => {
      const { query, open } = read(sentence);
      expect([query.order, query.limit, open]).toEqual([{ figure: 'disruptors', ascending: false }, 1, []]);
    },
  );

  it('says of other rows to which topic they belong', () => {
    const { query } = read('insights linked to Heat pumps');
    expect([query.subject, query.conditions[0]?.kind]).toEqual(['insights', 'rows']);
  });
});
