import { describe, expect, it } from 'vitest';
import { isOnePart } from '../../../../src/domain/query/language/proposals';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { conditionsOf, PROJECT, read } from './sentences';

describe('what is asked of rows that are named', () => {
  it.each([
    ['growth of Heat pumps', ['growth'], null],
    ["what's the consumer sizing of Heat pumps", ['consumer'], null],
    ['how fast does Heat pumps grow', ['growth'], null],
    ['Wie groß ist Heat pumps bei Verbrauchern', ['sizing', 'consumer'], null],
    ['when were the sources of Heat pumps last updated', ['date'], null],
    ['which grows faster, Heat pumps or Grid batteries', undefined, { figure: 'growth', ascending: false }],
    ['which is smaller, Heat pumps or Grid batteries', undefined, { figure: 'sizing', ascending: true }],
  ])('%s: the columns %j, the order %j', (sentence, shown, order) => {
    const { query, open } = read(sentence);
    expect([query.shown, query.order, open.length]).toEqual([shown, order, 0]);
    expect(query.conditions.map(({ kind }) => kind)).toEqual(['topic']);
  });

  it('is to be chosen where rows are described', () => {
    expect(read('growth of strong signals').open).toHaveLength(1);
  });

  it.each([
    ['which topic is the largest', 1],
    ['which potential disruptor is the smallest', 1],
    ['welches Thema wächst am schnellsten', 1],
    ['which topics are the largest', null],
    ['what is the fastest growing topic per shift', null],
    ['Welche Themen schrumpfen am stärksten? Top 5', 5],
  ])('%s: %s rows', (sentence, limit) => expect(read(sentence).query.limit).toBe(limit));

  it.each([
    ['the 3 shifts with the most strong signals', 3],
    ['shift with the most strong signals', 1],
    ['shifts with the most strong signals', null],
    ['Shift mit den meisten starken Signalen', 1],
    ['three mature signals with the highest growth', 3],
    ['where is the gap between industry and consumer sizing widest', 1],
  ])('%s: %s of the order that is asked', (sentence, limit) => {
    const { query, open } = read(sentence);
    expect([query.limit, query.order !== null, open.length]).toEqual([limit, true, 0]);
  });

  it.each([
    ['Compare Food redesigned with Clean power', 'shifts'],
    ['which grows faster, Food redesigned or Clean power', 'shifts'],
    ['topics in Food redesigned or Clean power', 'topics'],
    ['Food redesigned, Clean power', 'topics'],
  ])('%s: rows are %s', (sentence, subject) => expect(read(sentence).query.subject).toBe(subject));

  it('has further values in a list: publishers, and figures that are compared again', () => {
    expect(conditionsOf('no start-ups at series B')).toEqual([{ kind: 'funding', words: ['series b'], not: true }]);
  });

  it.each([
    ['winners by growth', 'growth', false],
    ['gained most size since last time', 'sizingChange', false],
    ['lost most growth', 'growthChange', true],
    ['biggest cut in growth', 'growthChange', true],
    ['second in growth', 'growth', false],
    ['what do consumers rate highest', 'consumer', false],
  ])('%s: the order %s', (sentence, figure, ascending) =>
    expect(read(sentence).query.order).toEqual({ figure, ascending }),
  );

  it('is one number of the topics of a trend, and columns of one topic', () => {
    const statistic = { kind: 'average', figure: 'sizing' };
    expect(read('average sizing of topics of Less packaging').query.statistic).toEqual(statistic);
    expect(read('average sizing of strong signals').query.statistic).toEqual(statistic);
    expect(read('average sizing of Heat pumps').query).toMatchObject({ statistic: null, shown: ['sizing'] });
    expect(read('what changed with Heat pumps').query.group).toBeNull();
    expect(read('source titles of Heat pumps').query).toMatchObject({
      texts: ['source titles'],
      conditions: [{ kind: 'topic' }],
    });
  });
});

it.each([
  ['latest insight', 'insights', 'date', 1],
  ['the latest insight', 'insights', 'date', 1],
  ['largest trend', 'trends', 'sizing', 1],
  ['welcher Trend wächst am langsamsten', 'trends', 'growth', 1],
  ['newest source', 'sources', 'date', null],
  ['latest sources', 'sources', 'date', null],
])('%s: asks for %s, by %s', (sentence, subject, figure, limit) => {
  const { query, open } = read(sentence);
  expect([query.subject, query.order?.figure, query.limit, open.length]).toEqual([subject, figure, limit, 0]);
  // It is a sentence of other rows, and no beginning of a part of these.
  expect(isOnePart(sentence, EVERY_TOPIC, PROJECT)).toBe(false);
});

it('is a figure where sources are counted', () => {
  expect(read('most sources').query.subject).toBe('topics');
});

it.each([
  ['sise < 40', 'sizing'],
  ['grwth > 25', 'growth'],
])('%s: a figure with a typing error before a sign', (sentence, figure) => {
  expect(conditionsOf(sentence)).toEqual([expect.objectContaining({ kind: 'figure', figure })]);
});
