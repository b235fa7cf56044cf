import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { EXPLORE_TABS } from '../../../src/domain/workspace/explore-tab';
import { filtersToQuery } from '../../../src/domain/filters/filter-query';
import { withView } from '../../../src/domain/filters/view-query';
import { REVIEW_ORDERS, withReviewOrder } from '../../../src/domain/worklist/review-order';
import { REVIEW_TABS, reviewTabToQuery } from '../../../src/domain/worklist/review-filters';
import type { AddressParameters } from '../../../src/domain/shared/address-parameters';
import { linkParameters } from '../../../src/domain/shared/link-parameters';
import { readAddress as readParameters } from '../../../src/domain/shared/read-address';
import { QUADRANT_CODES } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { aTenthByDay } from '../../setup/random-cases';

/** With a module that has a tab and a parameter of its own. */
const KNOWN = linkParameters([{ tab: ['heat'], warmth: null }]);
const readAddress = (pathname: string, search: string) =>
  readParameters(pathname, [...new URLSearchParams(search)], KNOWN);

const encoded = (query: AddressParameters): string =>
  query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

describe('a damaged link', () => {
  it.each([
    ['a full stop', '?topic_id=1101.', [['topic_id', '1101']]],
    ['a bracket', '?topic_id=1101)', [['topic_id', '1101']]],
    ['a zero-width space', '?topic_id=1101%E2%80%8B', [['topic_id', '1101']]],
    [
      'an ampersand of HTML',
      '?tab=board&amp;topic_id=1101',
      [
        ['tab', 'board'],
        ['topic_id', '1101'],
      ],
    ],
    ['a comma', '?status=3,', [['status', '3']]],
    [
      'a comma after the tab of a module, and its parameter',
      '?tab=heat,&warmth=high%26status=3',
      [
        ['tab', 'heat'],
        ['warmth', 'high'],
        ['status', '3'],
      ],
    ],
    [
      'an ampersand encoded once too often',
      '?tab=board%26status=3',
      [
        ['tab', 'board'],
        ['status', '3'],
      ],
    ],
    [
      'all of it encoded',
      '?tab%3Dboard%26status%3D3',
      [
        ['tab', 'board'],
        ['status', '3'],
      ],
    ],
    ['quoted-printable', '?topic_id=3D1101', [['topic_id', '1101']]],
    ['a soft break in a number', '?topic_id=11=01', [['topic_id', '1101']]],
    ['a soft break in a name', '?topic_=%0D%0Aid=1101', [['topic_id', '1101']]],
    ['spaces', '?topic_id=%201101%20', [['topic_id', '1101']]],
    [
      'one of a brief',
      '?topic=1101%29.&topic=1102',
      [
        ['topic', '1101'],
        ['topic', '1102'],
      ],
    ],
    [
      'a filter behind a name',
      '?topics=Seaweed%20films%26status=3',
      [
        ['topics', 'Seaweed films'],
        ['status', '3'],
      ],
    ],
  ])('with %s is read', (_what, search, query) => {
    const read = readAddress('/review/1', search);
    expect(read.query).toEqual(query);
    expect(read.unused).toEqual([]);
    expect(read.isRepaired).toBe(true);
  });

  it.each([
    ['/review/1.', '/review/1'],
    ['/review/1)', '/review/1'],
    ['/review/1%E2%80%8B', '/review/1'],
    ['/data/own-12345678-energy,', '/data/own-12345678-energy'],
    ['/sow/1', '/homepage/1'],
    ['/sow/1/', '/homepage/1'],
    ['/sow/1/experiments/2.1', '/sow/1/experiments/2.1'],
    ['/data/R%26D', '/data/R%26D'],
  ])('%s is read as %s', (path, read) => {
    expect(readAddress(path, '').pathname).toBe(read);
  });

  it('finds a query that was glued to the project', () => {
    expect(readAddress('/review/1&topic_id=1101', '')).toMatchObject({
      pathname: '/review/1',
      query: [['topic_id', '1101']],
    });
  });

  it.each([
    ['?topic_id=abc', 'topic_id=abc'],
    ['?trend_id=', 'trend_id'],
    ['?status=9', 'status=9'],
    ['?tab=nowhere', 'tab=nowhere'],
  ])('%s is left out, and named', (search, unused) => {
    expect(readAddress('/data/1', search)).toMatchObject({ query: [], unused: [unused] });
  });

  it.each(['?topic=Heat-7', '?trend=T%2F12'])(
    'with an id of a source whose ids are no numbers is read: %s',
    (search) => {
      const query = [...new URLSearchParams(search)];
      expect(readAddress('/brief/1', search)).toMatchObject({ query, unused: [], isRepaired: false });
    },
  );

  it('opens one card, the topic, where it names both', () => {
    const { query, unused } = readAddress('/data/1', '?topic_id=7&trend_id=5');
    expect([query, unused]).toEqual([[['topic_id', '7']], []]);
  });

  it('of others keeps their parameters, and the texts of users', () => {
    const search = '?utm_source=mail.&q=a%26status%3D3%20b&title=What%3F&from=%2Fdata%3Fstatus%3D3';
    expect(readAddress('/brief/1', search)).toMatchObject({ unused: [], isRepaired: false });
  });
});

/** What the product writes, by each of its writers. */
const written: fc.Arbitrary<AddressParameters> = fc.oneof(
  fc
    .record({
      activeTab: fc.constantFrom(...EXPLORE_TABS),
      statusFilter: fc.subarray([...TOPIC_STATUSES], { minLength: 1 }),
      topicFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }),
      topicQuadrantFilter: fc.subarray([...QUADRANT_CODES]),
      trendQuadrantFilter: fc.subarray([...QUADRANT_CODES]),
      growthFilter: fc.record({
        min: fc.option(fc.integer()),
        max: fc.option(fc.double({ noNaN: true, min: -9, max: 9 }).map((value) => Number(value.toFixed(2)))),
      }),
      newFilter: fc.boolean(),
      allVersionsFilter: fc.boolean(),
    })
    .map((filters) => filtersToQuery({ ...DEFAULT_FILTERS, ...filters })),
  fc.constantFrom(...REVIEW_TABS).map(reviewTabToQuery),
  fc.constantFrom(...REVIEW_ORDERS).map((order) => withReviewOrder([], order)),
  fc.record({ table: fc.boolean(), movement: fc.boolean(), radar: fc.boolean() }).map((view) =>
    withView([], {
      ...view,
      list: 'topics',
      orders: { topicList: '-growth', trendList: 'own:Région (EU)' },
      columns: ['Owner'],
      across: 'own:Région (EU)',
      up: 'of:ranking',
    }),
  ),
  fc.nat().map((id): AddressParameters => [
    ['topic_id', String(id)],
    ['card_tab', 'Impacting Drivers'],
  ]),
);

/** Of links without texts: each kind of damage, wherever it happens. */
const damages: readonly ((link: string, at: number) => string)[] = [
  (link) => `${link}.`,
  (link) => `${link}),`,
  (link) => `${link}%E2%80%8B`,
  (link) => `${link}%C2%AD`,
  (link) => `${link}%20`,
  (link) => `${link}%22%3E`,
  (link) => link.replaceAll('&', '&amp;'),
  (link) => link.replaceAll('&', '&amp;amp;'),
  (link) => link.replaceAll('&', '%26'),
  (link) => link.replaceAll('=', '=3D'),
  (link) => link.replaceAll('=', '%3D'),
  (link, at) => `${link.slice(0, at)}=%0D%0A${link.slice(at)}`,
  (link, at) => `${link.slice(0, at)}%E2%80%8B${link.slice(at)}`,
];

const wordsAndIds = fc
  .record({
    tab: fc.constantFrom('opportunityMap', 'drivers', 'board'),
    status: fc.constantFrom('0', '3', '4'),
    topic_id: fc.nat({ max: 99_999 }).map(String),
    topicIds: fc.array(fc.nat({ max: 9999 }).map(String), { minLength: 1, maxLength: 3 }).map((ids) => ids.join('.')),
  })
  .map((all): AddressParameters => Object.entries(all));

describe('the reader of addresses', () => {
  it('takes what the product has written as it is', () => {
    fc.assert(
      fc.property(written, (query) => {
        const read = readAddress('/data/1', `?${encoded(query)}`);
        expect(read).toEqual({ pathname: '/data/1', query, unused: [], isRepaired: false });
      }),
    );
  });

  it('reads a link of ids and words after any damage, or says what it has left out; never anything else', () => {
    let whole = 0;
    let all = 0;
    fc.assert(
      fc.property(wordsAndIds, fc.constantFrom(...damages), fc.nat(), (query, damage, at) => {
        const link = encoded(query);
        const { query: read, unused } = readAddress('/data/1', `?${damage(link, at % link.length)}`);
        all += 1;
        if (JSON.stringify(read) === JSON.stringify(query)) whole += 1;
        else expect(unused.length + read.filter(([name]) => !KNOWN.names.includes(name)).length).toBeGreaterThan(0);
        // No value is made up.
        for (const [name, value] of read)
          if (KNOWN.names.includes(name)) expect(query.find(([own]) => own === name)?.[1]).toBe(value);
      }),
      { numRuns: aTenthByDay(1000) },
    );
    expect(whole / all).toBeGreaterThan(0.9);
  });

  it('reads its own reading as it is, and never throws', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters(), fc.webPath());
    fc.assert(
      fc.property(anything, anything, (path, search) => {
        const read = readAddress(`/data/${path}`, search);
        const again = readAddress(
          read.pathname,
          `?${new URLSearchParams(read.query.map(([name, value]) => [name, value]))}`,
        );
        expect([again.pathname, again.query, again.unused]).toEqual([read.pathname, read.query, []]);
      }),
    );
  });
});
