import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_TOPIC, type Condition } from '../../../src/domain/query/query';
import { queryFromText, queryToText, readQuery } from '../../../src/domain/query/read-query';
import { randomQuery } from '../../builders/random-conditions';

const NAMES = {
  topic: new Set(['Seaweed films']),
  trend: new Set(['Next packaging']),
  shift: new Set(['Food redesigned']),
  platform: new Set(['Packaging lab']),
  label: new Set(['Niche']),
  sourceClass: new Set(['Research']),
  member: new Set(['Anna Berg']),
};
const withCondition = (condition: unknown) => readQuery({ conditions: [condition] }, NAMES);

/** One of each kind, with what it must not hold. */
const KINDS: readonly (readonly [Condition, refused: Record<string, unknown>, reason: string])[] = [
  [{ kind: 'quadrant', codes: [1, null], not: false }, { codes: [5] }, '‘codes’ is none of 1, 2, 3, 4'],
  [{ kind: 'status', statuses: [0, 4], not: false }, { statuses: [5] }, '‘statuses’ is none of 0, 1, 2, 3, 4'],
  [{ kind: 'trend', names: ['Next packaging'], not: false }, { names: ['X'] }, 'the project has no trend ‘X’'],
  [{ kind: 'shift', names: ['Food redesigned'], not: false }, { names: ['X'] }, 'the project has no shift ‘X’'],
  [{ kind: 'topic', names: ['Seaweed films'], not: false }, { names: ['X'] }, 'the project has no topic ‘X’'],
  [{ kind: 'platform', names: ['Packaging lab'], not: false }, { names: ['X'] }, 'the project has no platform ‘X’'],
  [{ kind: 'label', labels: ['Niche'], not: false }, { labels: ['X'] }, 'the project has no label ‘X’'],
  [
    { kind: 'either', of: [{ kind: 'new', not: false }], not: false },
    { of: [{ kind: 'old' }] },
    '‘old’ is no kind of condition',
  ],
  [{ kind: 'before', of: [{ kind: 'new', not: false }], not: false }, { of: 1 }, '‘of’ is not a list'],
  [{ kind: 'among', ids: ['7'], label: 'the 2 before', not: false }, { ids: [7] }, '‘ids’ is not a text'],
  [{ kind: 'rows', query: EVERY_TOPIC, not: false }, { query: { limit: -1 } }, '‘limit’ is not a count'],
  [{ kind: 'text', words: ['food'], isOwnName: true, not: false }, { isOwnName: false }, '‘isOwnName’ is not true'],
  [{ kind: 'mentions', words: ['food'], not: false }, { words: [1] }, '‘words’ is not a text'],
  [{ kind: 'consensus', levels: [1, 2, 3], not: false }, { levels: [4] }, '‘levels’ is none of 1, 2, 3'],
  [
    { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.2, not: false },
    { value: Number.POSITIVE_INFINITY },
    '‘value’ is not a finite number',
  ],
  [{ kind: 'between', figure: 'sizing', from: 0, to: 1, not: false }, { to: null }, '‘to’ is not a finite number'],
  [{ kind: 'known', figure: 'drivers', not: false }, { figure: 'toString' }, '‘figure’ is none of growth, '],
  [{ kind: 'publisher', hosts: ['who.int'], not: false }, { hosts: null }, '‘hosts’ is not a list'],
  [{ kind: 'top', figure: 'growth', count: 3, ascending: false, not: false }, { count: 1.5 }, '‘count’ is not a count'],
  [
    {
      kind: 'against',
      figure: 'industry',
      comparator: 'at least',
      times: 1,
      plus: 0.1,
      other: 'consumer',
      whose: 'own',
      name: '',
      not: false,
    },
    { whose: 'theirs' },
    '‘whose’ is none of own, trend, average, named',
  ],
  [{ kind: 'sourceClass', names: ['Research'], not: false }, { names: ['X'] }, 'the project has no sourceClass ‘X’'],
  [{ kind: 'dated', from: '2026-08-01', to: null, not: false }, { to: '2026-08-40' }, '‘to’ is not a day'],
  [
    { kind: 'member', names: ['Anna Berg'], statuses: [3], not: false },
    { names: ['X'] },
    'the project has no member ‘X’',
  ],
  [{ kind: 'own', what: 'note', words: [], not: false }, { what: 'secret' }, '‘what’ is none of note, star, brief'],
  [{ kind: 'changed', not: false }, { by: 1 }, 'has the unknown field ‘by’'],
  [
    { kind: 'parts', parts: 'insights', of: [], comparator: 'over', count: 1, not: false },
    { parts: 'users' },
    '‘parts’ is none of topics, ',
  ],
  [{ kind: 'all', of: [{ kind: 'new', not: false }], not: false }, { of: [7] }, '‘undefined’ is no kind of condition'],
  [{ kind: 'new', not: false }, { not: 'no' }, '‘not’ is neither true nor false'],
  [{ kind: 'moved', not: false }, { other: 1 }, 'has the unknown field ‘other’'],
  [{ kind: 'funding', words: ['seed'], not: false }, { base: false }, '‘base’ is not true'],
  [
    { kind: 'raised', comparator: 'over', millions: 5, currency: null, not: false },
    { comparator: 'above' },
    '‘comparator’ is none of over, ',
  ],
];

describe('a query from elsewhere', () => {
  it('of an older address has the gap of two lenses as a comparison', () => {
    const former = { kind: 'ahead', lens: 'industry', of: 'consumer', by: 0.1, not: true, added: true };
    expect(withCondition(former)).toMatchObject({
      query: {
        conditions: [{ kind: 'against', figure: 'industry', other: 'consumer', plus: 0.1, not: true }],
      },
    });
    expect(withCondition({ ...former, by: '1' })).toEqual({ fault: '‘plus’ is not a finite number' });
  });

  it('of an older address has the quadrant before as a condition of the other data', () => {
    expect(withCondition({ kind: 'was', codes: [2], not: true })).toMatchObject({
      query: { conditions: [{ kind: 'before', of: [{ kind: 'quadrant', codes: [2], not: false }], not: true }] },
    });
  });

  it.each(['count', 'compare', 'list'])(
    'of an older address that narrows and has the intent %s lists rows',
    (intent) => {
      const added = { kind: 'either', of: [{ kind: 'new', not: false, added: true }], not: false, added: true };
      const read = { kind: 'either', of: [{ kind: 'new', not: false }], not: false };
      expect(readQuery({ intent, narrows: true, conditions: [added] }, NAMES)).toEqual({
        query: { ...EVERY_TOPIC, conditions: [read] },
        unread: [],
      });
    },
  );

  it('is refused with a condition or a figure that its rows do not have', () => {
    const product = { subject: 'topics', conditions: [{ kind: 'product', words: ['food'], not: false }] };
    expect(readQuery(product, NAMES)).toEqual({ fault: 'topics have no condition ‘Words of a product’' });
    expect(readQuery({ subject: 'insights', order: { figure: 'growth', ascending: true } }, NAMES)).toEqual({
      fault: 'insights have no growth a year',
    });
  });

  it.each(KINDS)(
    'is read where it is right, and refused with the reason where it is not: %j',
    (condition, refused, reason) => {
      expect(withCondition(condition)).toEqual({ query: { ...EVERY_TOPIC, conditions: [condition] }, unread: [] });
      const { fault = '' } = withCondition({ ...condition, ...refused }) as { readonly fault?: string };
      expect(fault).toContain(reason);
    },
  );

  it('survives an address', () => {
    const query = { ...EVERY_TOPIC, conditions: KINDS.map(([condition]) => condition) };
    expect(queryFromText(queryToText({ query, unread: ['germany'] }), NAMES)).toEqual({ query, unread: ['germany'] });
  });

  it.each([
    ['{"limit":', 'it is not complete'],
    ['7', 'it is not an object'],
    ['[]', 'it is not an object'],
    ['{"conditions":{}}', '‘conditions’ is not a list'],
    ['{"conditions":[{"kind":"shift","not":false}]}', '‘names’ is missing'],
    [
      `{"conditions":[${'{"kind":"new","not":false},'.repeat(200)}{"kind":"new","not":false}]}`,
      'a list of more than 200',
    ],
    ['{"conditions":[{"kind":"rows","query":{"conditions":[7]},"not":false}]}', '‘undefined’ is no kind of condition'],
    ['{"order":{"figure":"growth","ascending":true,"by":1}}', '‘order’ has the unknown field ‘by’'],
    ['{"colour":1}', 'has the unknown field ‘colour’'],
    ['{"conditions":[{"kind":"figure","figure":"growth","comparator":"over","value":1e999,"not":false}]}', 'finite'],
  ])('is refused with a reason where it is no query: %s', (text, reason) => {
    expect(queryFromText(text)).toEqual({ fault: expect.stringContaining(reason) });
  });

  it('may name what the project does not have while its names are not known', () => {
    const text = '{"conditions":[{"kind":"shift","names":["X"],"not":false}]}';
    expect(queryFromText(text)).toMatchObject({ query: { conditions: [{ names: ['X'] }] } });
    expect(queryFromText(text, NAMES)).toEqual({ fault: 'the project has no shift ‘X’' });
  });

  it('of an older address is read without the topics that platforms held', () => {
    const text =
      '{"conditions":[{"kind":"platform","names":["Packaging lab"],"topics":["Seaweed films"],"not":false}],"limit":3}';
    expect(queryFromText(text, NAMES)).toEqual({
      query: { ...EVERY_TOPIC, conditions: [{ kind: 'platform', names: ['Packaging lab'], not: false }], limit: 3 },
      unread: [],
    });
  });
});

/** All places in a value, each as the keys that lead there. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

function changedAt(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const own = value as Readonly<Record<string | number, unknown>>;
  const changed = changedAt(own[key], rest, to);
  return Array.isArray(value) ? value.with(key as number, changed) : { ...own, [key]: changed };
}

describe('a query in an address', () => {
  it('is refused with one reason wherever a value in it has another shape', () => {
    fc.assert(
      fc.property(randomQuery, fc.nat(), (query, at) => {
        const places = placesIn(query);
        // No place in a query accepts an object of this field.
        const broken = changedAt(query, places[at % places.length] ?? [], { unlike: true });
        const read = readQuery(broken, {});
        expect(read).toEqual({ fault: expect.stringMatching(/\b(?:is|has|have)\b/) });
      }),
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(randomQuery, fc.subarray(['germany', 'a patent']), (query, unread) => {
        expect(queryFromText(queryToText({ query, unread }))).toEqual({ query, unread });
      }),
    );
  });

  it('holds only what the question asks for', () => {
    expect(queryToText({ query: { ...EVERY_TOPIC, limit: 3 }, unread: [] })).toBe('{"limit":3}');
  });

  it.each([
    '',
    'null',
    '[]',
    '{"limit":-1}',
    '{"subject":"users"}',
    '{"other":1}',
    '{"conditions":[{"kind":"quadrant","codes":[9],"not":false}]}',
    '{"conditions":[{"kind":"shift","names":["Food"]}]}',
    '{"conditions":[{"kind":"shift","names":["Food"],"not":false,"codes":[1]}]}',
    '{"conditions":[{"kind":"toString","not":false}]}',
    `{"conditions":[${'{"kind":"either","of":['.repeat(5)}${'],"not":false}'.repeat(5)}]}`,
    '{"conditions":[null]}',
    '{"order":{"figure":"price","ascending":true}}',
  ])('is refused as a whole where a part of it is unknown: %s', (text) => {
    expect(queryFromText(text)).toEqual({ fault: expect.any(String) });
  });
});
