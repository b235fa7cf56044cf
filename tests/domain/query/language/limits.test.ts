import { describe, expect, it } from 'vitest';
import { limitWords } from '../../../../src/domain/query/language/limits';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { SMALL_FACTS, smallProject } from './ask-project';
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

describe('who decides most', () => {
  const DECIDERS = { name: 'deciders', words: 'deciders', asks: 'who decided', saysWho: true as const };
  const project = smallProject({ facts: { ...SMALL_FACTS, texts: [{ ...DECIDERS, of: () => [] }] } });
  const ask = (sentence: string) => segment(sentence, EVERY_TOPIC, project);
  const decided = { kind: 'said', about: 'deciders', words: [], not: false };

  it.each([
    'who decides the most topics',
    'who decided most',
    'who is the fastest to decide',
    'who has the most decisions',
    'wer entscheidet am meisten',
    'wer hat die meisten Themen entschieden',
  ])('%s: says that people are not ranked, with the decisions that there are', (sentence) => {
    const { query, open, unused } = ask(sentence);
    expect(open).toEqual([]);
    expect([query.conditions, query.texts, query.order]).toEqual([[decided], ['deciders'], null]);
    expect(limitWords(unused)).toContain('not ranked');
  });

  it.each(['who decided the most in Clean power', 'wer hat in Clean power die meisten entschieden'])(
    '%s: keeps what else is said',
    (sentence) => {
      expect(ask(sentence).query.conditions).toContainEqual({ kind: 'shift', names: ['Clean power'], not: false });
    },
  );

  it.each([
    'who has already decided on Heat pumps',
    'wer hat Heat pumps entschieden',
    'wer hat schon über Heat pumps entschieden',
  ])('%s: who it was, of what is named', (sentence) => {
    const { query, open, unused } = ask(sentence);
    expect(open).toEqual([]);
    expect(query.texts).toEqual(['deciders']);
    expect(query.conditions.map(({ kind }) => kind)).not.toContain('status');
    expect(limitWords(unused)).toBeNull();
  });

  it('is said without a column where no feature knows who decided', () => {
    const { query, open, unused } = read('who decides the most topics');
    expect([query.texts, open]).toEqual([undefined, []]);
    expect(limitWords(unused)).toContain('not ranked');
  });
});

it.each(['who funds Heat pumps', 'should we invest in Heat pumps', 'sollten wir in Heat pumps investieren'])(
  '%s: is said to be unknown, with what there is',
  (sentence) => {
    expect(conditionsOf(sentence).map(({ kind }) => kind)).toEqual(['topic']);
    expect(read(sentence).open).toEqual([]);
    expect(limitWords(read(sentence).unused)).toContain('I cannot say');
  },
);

it('asks for no person where rows are asked for', () => {
  expect(read('who are the topics of Clean power').open).toEqual([]);
});
