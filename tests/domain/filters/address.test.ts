import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withIds, withSignalNames } from '../../../src/domain/filters/id-query';
import { senderStatuses } from '../../../src/domain/filters/sender-statuses';
import { viewFromQuery, withView, type ExploreView } from '../../../src/domain/filters/view-query';
import type { AddressParameters } from '../../../src/domain/shared/address-parameters';

const CHARTS = ['trendMap', 'opportunityMap', 'trendList', 'topicList', 'drivers', 'impact'];

const anyView: fc.Arbitrary<ExploreView> = fc.record({
  table: fc.boolean(),
  movement: fc.boolean(),
  radar: fc.boolean(),
  list: fc.constantFrom('grouped', 'topics', 'trends'),
  orders: fc.dictionary(
    fc.constantFrom(...CHARTS),
    fc.constantFrom('growth', '-growth', 'name', '-status', '-own:Size (%): a'),
  ),
  columns: fc.option(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 })),
  across: fc.option(fc.constantFrom('growth', 'own:Impact, all: a', 'of:ranking')),
  up: fc.option(fc.constantFrom('sizing', 'own:Feasibility')),
});
const others: fc.Arbitrary<AddressParameters> = fc.array(
  fc.tuple(fc.constantFrom('tab', 'topics', 'topic_id'), fc.string()),
);

describe('the view in the address', () => {
  it('comes back as it went, and leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(anyView, anyView, others, (view, before, rest) => {
        const query = withView(withView(rest, before), view);
        expect(viewFromQuery(query)).toEqual(view);
        expect(query.slice(0, rest.length)).toEqual(rest);
      }),
    );
  });

  it('is the map in its own order where nothing or nonsense is said', () => {
    const sort = fc.tuple(fc.constantFrom('sort', 'show', 'across', 'up'), fc.string());
    fc.assert(
      fc.property(fc.array(sort), (query) => {
        const view = viewFromQuery(query);
        expect(viewFromQuery(withView([], view))).toEqual(view);
      }),
    );
    expect(viewFromQuery([['sort', 'growth']])).toEqual({
      table: false,
      movement: false,
      radar: false,
      list: 'grouped',
      orders: {},
      columns: null,
      across: null,
      up: null,
    });
  });
});

describe('many names in the address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }).map(String), { minLength: 51, maxLength: 90 });
  const nameOf = (kind: string, id: string): string => `${kind} no. ${id}`;
  const idOf = () => (name: string) => name.split(' no. ')[1];
  const named = (chosen: readonly string[]): AddressParameters => chosen.map((id) => ['topics', nameOf('topics', id)]);

  it('are ids, which become the same names again in the same order', () => {
    fc.assert(
      fc.property(ids, others, (chosen, rest) => {
        const other = rest.filter(([name]) => name !== 'topics');
        const short = withIds([...named(chosen), ...other], idOf);
        expect(short).toEqual([['topicIds', chosen.join('.')], ...other]);
        expect(withSignalNames(short, nameOf)).toEqual([...named(chosen), ...other]);
      }),
    );
  });

  it('stay names where they are few or without an id', () => {
    expect(withIds(named(['1', '2']), idOf)).toEqual(named(['1', '2']));
    expect(withIds(named(['1', '2']), idOf, true)).toEqual([['topicIds', '1.2']]);
    expect(withIds([['trends', 'Gone']], () => () => undefined, true)).toEqual([['trends', 'Gone']]);
  });

  it('are not lost while the names are being loaded', () => {
    const loading = withSignalNames([['topicIds', '1.2']], () => undefined);
    expect(withIds(loading, idOf)).toEqual([['topicIds', '1.2']]);
  });

  it('ignore what is no id', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const [, name] of withSignalNames([['topicIds', text]], () => undefined)) expect(name).toMatch(/^id:\d+$/);
      }),
    );
  });
});

it('the statuses of a sender are statuses', () => {
  const query = ['1', '3', '9', 'x', ''].map((value) => ['sender', value] as const);
  expect(senderStatuses(query)).toEqual([1, 3]);
});
