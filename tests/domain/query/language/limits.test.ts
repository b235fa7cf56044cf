import { describe, expect, it } from 'vitest';
import { limitWords } from '../../../../src/domain/query/language/limits';
import { conditionsOf, read } from './sentences';

describe('a sentence that asks for what no data has', () => {
  it.each([
    ['why is Heat pumps falling', ['Heat pumps']],
    ['warum fällt Heat pumps', ['Heat pumps']],
    ['why is Heat pumps not growing over 15 %', ['Heat pumps']],
    ['how likely is it that Grid batteries shrink', ['Grid batteries']],
    ['Aktienkurs von Grid batteries', ['Grid batteries']],
  ])('%s: of the names it speaks of, whatever is said of them', (sentence, names) => {
    expect(conditionsOf(sentence)).toEqual([{ kind: 'topic', names, not: false }]);
    expect(read(sentence).open).toEqual([]);
    expect(limitWords(read(sentence).unused)).not.toBeNull();
  });

  it('keeps its parts where it names none, with what is not known', () => {
    const { query, unused } = read('share price of strong signals that grow over 15 %');
    expect(query.conditions.map(({ kind }) => kind)).toEqual(['quadrant', 'figure']);
    expect(limitWords(unused)).toContain('‘share price’');
  });

  it('is none where nothing of the kind is asked', () => {
    expect(limitWords(read('show me strong signals of interest').unused)).toBeNull();
  });
});
