import { describe, expect, it } from 'vitest';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import { segment } from '../../../../src/domain/query/language/segment';
import { partWords } from '../../../../src/domain/query/query-words';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { readQuery } from '../../../../src/domain/query/read-query';
import { nameOfRow } from '../../../../src/domain/query/row';
import { SMALL_FACTS, smallProject } from './ask-project';

const SCORES: Readonly<Record<string, number>> = { 'Heat pumps': 90, 'Grid batteries': 70.25 };
const scoreOf = (weights: string, { name }: { readonly name: string }): number | null =>
  weights === 'growth 60, average sizing 40' ? (SCORES[name] ?? null) : null;
const facts = { ...SMALL_FACTS, scoreOf };
const read = (sentence: string, of: QueryFacts = facts) => segment(sentence, EVERY_TOPIC, smallProject({ facts: of }));
const orderOfQuery = (sentence: string) => read(sentence).query.order;

describe('an order by weights', () => {
  it.each([
    ['by growth 60, sizing 40', 'growth 60, average sizing 40'],
    ['topics by growth 60 and sizing 40', 'growth 60, average sizing 40'],
    ['rank by 60 % growth and 40 % sizing', 'growth 60, average sizing 40'],
    ['undecided topics ranked by growth 50, sizing 30, Market size 20', 'growth 50, average sizing 30, Market size 20'],
    ['sorted by industry 3, drivers 1', 'industry 3, drivers 1'],
  ])('is read from %j', (sentence, words) => {
    expect(orderOfQuery(sentence)).toEqual({ figure: `score:${words}`, ascending: false });
    expect(read(sentence).unused).toEqual([]);
  });

  it.each([
    'by growth 60, growth 40',
    'by growth 0, sizing 0',
    'by sources 60, growth 40',
    'trends by growth 60, sizing 40',
  ])('is none of %j', (sentence) => {
    expect(orderOfQuery(sentence)?.figure ?? '').not.toMatch(/^score:/);
  });

  it('is none where nothing makes a score', () => {
    expect(read('by growth 60, sizing 40', { ...facts, scoreOf: null }).query.order?.figure).toBe('growth');
  });

  it('is a chip, orders the rows, and is kept by an address', () => {
    const { query, chips } = read('by growth 60, sizing 40');
    expect(chips.map(({ part }) => partWords(part))).toEqual(['Score by growth 60, average sizing 40, largest first']);
    const rows = evaluateQuery(query, facts).rows.map(nameOfRow);
    expect(rows.slice(0, 2)).toEqual(['Heat pumps', 'Grid batteries']);
    expect(rows).toHaveLength(SMALL_FACTS.topics.length);
    expect(readQuery(JSON.parse(JSON.stringify(query)), {})).toEqual({ query, unread: [] });
  });
});
