import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import { headlineOf } from '../../../../src/domain/query/headline';
import { proposalsAt } from '../../../../src/domain/query/language/proposals';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';
import { nameOfRow } from '../../../../src/domain/query/row';
import { SMALL_FACTS, smallProject } from './ask-project';

const PROJECT = smallProject();
const FASTEST: Query = { ...EVERY_TOPIC, order: { figure: 'growth', ascending: false }, limit: 3 };
const STRONG: Query = { ...EVERY_TOPIC, conditions: [{ kind: 'quadrant', codes: [1], not: false }] };
const namesOf = (query: Query | null | undefined) =>
  query == null ? null : evaluateQuery(query, SMALL_FACTS).rows.map(nameOfRow);

describe('a query with a limit', () => {
  it('has a headline of the rows that it takes', () => {
    const result = evaluateQuery(FASTEST, SMALL_FACTS);
    expect(headlineOf(FASTEST, result, SMALL_FACTS)).toMatch(/^Three of 8 topics/);
  });

  it.each(['which of them are strong', 'welche davon sind stark'])('is what its follow-up is about: %s', (sentence) => {
    const { query, open } = segment(sentence, FASTEST, PROJECT);
    const fastest = evaluateQuery(FASTEST, SMALL_FACTS).rows;
    const strong = fastest.filter((row) => row.type === 'topic' && row.topic.quadrant.code === 1).map(nameOfRow);
    expect([open, namesOf(query)]).toEqual([[], strong]);
  });

  it('offers a part of all rows, and one of these', () => {
    const [all, these] = proposalsAt('mature', FASTEST, PROJECT);
    expect(these?.words).toBe('Mature Signal, of these 3');
    expect(namesOf(all?.query)).not.toEqual(namesOf(these?.query));
    for (const name of namesOf(these?.query) ?? []) expect(namesOf(FASTEST)).toContain(name);
    expect(these?.effect.count()).toMatchObject({ count: namesOf(these?.query)?.length, of: 3 });
  });
});

describe('a second value of what a row has one of', () => {
  it('comes in the place of the one before, or beside it: both are offered with their counts', () => {
    const [instead, both] = proposalsAt('mature', STRONG, PROJECT);
    expect([instead?.words, both?.words]).toEqual([
      'Mature Signal, instead of Strong Signal',
      'Mature Signal, or Strong Signal',
    ]);
    expect(instead?.query?.conditions).toEqual([{ kind: 'quadrant', codes: [2], not: false }]);
    expect(both?.query?.conditions).toEqual([{ kind: 'quadrant', codes: [1, 2], not: false }]);
    for (const each of [instead, both])
      expect(each?.effect.count()).toMatchObject({ count: namesOf(each?.query)?.length });
  });

  it('offers both in a sentence that does not say which', () => {
    const { open, query } = segment('the mature ones that grow over 1 %', STRONG, PROJECT);
    expect(open.flatMap(({ readings }) => readings.map(({ words }) => words))).toEqual([
      'Quadrant Mature Signal, instead of Strong Signal',
      'Quadrant Mature Signal, or Strong Signal',
    ]);
    expect(query.conditions.map(({ kind }) => kind)).toEqual(['quadrant', 'figure']);
  });

  it.each(['same for mature', 'now mature instead', 'jetzt reife Themen'])(
    'replaces where it says so: %s',
    (sentence) => {
      const { open, query } = segment(sentence, STRONG, PROJECT);
      expect([open, query.conditions]).toEqual([[], [{ kind: 'quadrant', codes: [2], not: false }]]);
    },
  );

  it('sets a bound anew', () => {
    const before: Query = {
      ...EVERY_TOPIC,
      conditions: [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.1, not: false }],
    };
    const [first] = proposalsAt('growth > 20', before, PROJECT);
    expect(first?.query?.conditions).toMatchObject([{ value: 0.2 }]);
  });
});
