import { describe, expect, it } from 'vitest';
import { comparisonFromQuery, comparisonToQuery, isComparable } from '../../../src/domain/compare/comparison';

describe('the comparison in an address', () => {
  it('names topics or trends, each once, and four at most', () => {
    const ids = ['1', '2', '1', ' 3 ', '', '4', '5'];
    expect(comparisonFromQuery(ids.map((id) => ['topic', id]))).toEqual({ type: 'topic', ids: ['1', '2', '3', '4'] });
    expect(comparisonFromQuery([['trend', '9']])).toEqual({ type: 'trend', ids: ['9'] });
    expect(comparisonFromQuery([])).toEqual({ type: 'topic', ids: [] });
  });

  it('is of topics where both are named', () => {
    const query = [['trend', '9'] as const, ['topic', '1'] as const];
    expect(comparisonFromQuery(query)).toEqual({ type: 'topic', ids: ['1'] });
  });

  it('leaves the other parameters, such as an open card, where they are', () => {
    const query = comparisonToQuery({ type: 'topic', ids: ['1', '2'] }, [
      ['trend', '9'],
      ['topic', '7'],
      ['topic_id', '5'],
    ]);
    expect(query).toEqual([
      ['topic', '1'],
      ['topic', '2'],
      ['topic_id', '5'],
    ]);
  });

  it('is of two to four', () => {
    expect([1, 2, 3, 4, 5].filter(isComparable)).toEqual([2, 3, 4]);
  });
});
