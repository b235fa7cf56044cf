import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition } from '../../../../src/domain/query/query';
import { read, salad } from './sentences';

/** The sentence and the query after a reading was taken. */
function taken(sentence: string, words: string): readonly [string, Condition | undefined] {
  const { open } = read(sentence);
  const reading = open.flatMap(({ readings }) => readings).find((each) => each.words === words);
  const { from = 0, to = 0 } = reading?.replaces ?? {};
  return [sentence.slice(0, from) + (reading?.typed ?? '') + sentence.slice(to), reading?.query?.conditions.at(-1)];
}

describe('a word of negation or scope that no part took', () => {
  const SENTENCE = 'strong signals that nobody has decided';

  it('leaves open what it touches, until a reading is taken', () => {
    const reading = read(SENTENCE);
    expect(reading.spans.filter(({ kind }) => kind === 'amber').map(({ text, place }) => [text, place])).toEqual([
      ['nobody', 0],
      ['decided', 0],
    ]);
    expect(reading.query.conditions).toHaveLength(1);
    const [place] = reading.open;
    expect([place?.words, SENTENCE.slice(0, place?.end)]).toEqual(['nobody', 'strong signals that nobody']);
    expect(place?.readings.map(({ words }) => words)).toEqual([
      'I have not decided',
      'Team no colleague has decided',
      'I have decided',
    ]);
  });

  it.each([
    ['everything in Clean power except solar', 'solar', true],
    ['nothing but disruptors', 'Disruptor', true],
    ['Food redesigned, aber kaum starke', 'Strong Signal', true],
  ])('has the two readings as proposals, and Enter runs neither: %s', (sentence, value, isTurned) => {
    const { open, query } = read(sentence);
    const [place] = open;
    const conditions = place?.readings.map(({ query: each }) => each?.conditions.at(-1));
    expect(JSON.stringify(conditions)).toContain(value === 'solar' ? value : '"quadrant"');
    expect(conditions?.map((each) => each?.not)).toEqual(isTurned ? [false, true] : [false]);
    expect(JSON.stringify(query)).not.toContain(value);
  });

  it('leaves the sentence with the words of the reading, and nothing else does', () => {
    const excluded = read('everything in Clean power except solar').open[0]?.readings.at(-1)?.words ?? '';
    const [rest, condition] = taken('everything in Clean power except solar', excluded);
    expect(rest.trim()).toBe('everything in Clean power');
    expect(condition).toMatchObject({ words: ['solar'], not: true });
  });

  it('keeps all other words, whatever is taken', () => {
    fc.assert(
      fc.property(salad, (sentence) => {
        for (const { readings, spans } of read(sentence).open)
          for (const { replaces, typed } of readings) {
            const rest = sentence.slice(0, replaces.from) + typed + sentence.slice(replaces.to);
            const cut = spans.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), sentence);
            expect(rest).toBe(cut);
          }
      }),
      { numRuns: 100 },
    );
  });

  it('never answers with a condition turned round that no part says', () => {
    const negation = fc.constantFrom('not', 'without', 'except', 'nobody', 'ohne', 'nicht', 'außer', 'kaum', 'hardly');
    fc.assert(
      fc.property(salad, negation, salad, (before, word, after) => {
        const { chips, open } = read(`${before} ${word} ${after}`);
        for (const { spans } of chips)
          for (const { spans: own } of open)
            for (const { from, to } of own) expect(spans.some((span) => from < span.to && to > span.from)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  "topics that I haven't decided",
  "strong signals that we haven't decided yet",
  "topics that aren't mature",
  "topics that don't grow over 5 %",
  "topics where growth isn't known",
  "strong signals that didn't fall",
  "topics that can't be decided",
  "topics that won't grow",
])('reads ‘%s’ as the same without its apostrophe', (sentence) => {
  const typed = read(sentence.replace("'", ''));
  const { query, open } = read(sentence);
  expect(typed.query).toEqual(query);
  expect(typed.open.map(({ readings }) => readings.map(({ words }) => words))).toEqual(
    open.map(({ readings }) => readings.map(({ words }) => words)),
  );
});
