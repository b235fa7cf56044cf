import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedRows } from '../../../src/domain/compare/comparison';
import { comparisonWords } from '../../../src/domain/compare/comparison-words';
import { entityId } from '../../../src/domain/shared/entity-id';
import { formatFigure } from '../../../src/domain/topic/figures';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
import { saidFigure } from '../sentences/naive';

function topic(id: number, name: string, growth: number | null, lenses: readonly number[], overrides = {}): Topic {
  const [average = null, consumer = null, industry = null, society = null] = lenses;
  const sizing = { average, averageLabel: null, consumer, industry, society };
  return aTopic({ id: entityId(id), name, growth, sizing, ...overrides });
}

const packagingFree = topic(1, 'Packaging-free e-commerce', 0.243, [0.33, 0.42, 0.24, 0.33]);
const refill = topic(2, 'Refill stations', 0.108, [0.52, 0.44, 0.49, 0.63], { quadrant: QUADRANTS[1] });
const deposit = topic(3, 'Deposit return', 0.061, [0.85, 0.87, 0.79, 0.89]);

function withPrevious(topics: readonly Topic[], previous: readonly Topic[]) {
  return topics.map((signal) => ({ signal, previous: previous.find(({ id }) => id === signal.id) ?? null }));
}

function wordsOf(topics: readonly Topic[], all = topics, previous: readonly Topic[] = [], since: string | null = null) {
  const { headline, sentences } = comparisonWords(withPrevious(topics, previous), comparedRows(topics, all), since);
  return { headline, sentences };
}

describe('the sentence of a comparison', () => {
  it('says who grows how many times as fast, at what size', () => {
    expect(wordsOf([packagingFree, refill, deposit]).headline).toBe(
      'Packaging-free e-commerce grows four times as fast as Deposit return, at less than half its size',
    );
  });

  it('says what differs most, who already sees it, and what has moved', () => {
    const before = { ...refill, quadrant: QUADRANTS[3] };
    const peers = [packagingFree, refill, deposit, topic(4, 'Between', 0.05, [0.4, 0.43, 0.3, 0.5])];
    expect(wordsOf([packagingFree, refill, deposit], peers, [before, deposit], 'Sep 30, 2025').sentences).toEqual([
      'Packaging-free e-commerce and Deposit return differ in average sizing: 33 % against 85 %, 3 places of 4 apart.',
      'Consumers already see Packaging-free e-commerce; industry does not yet.',
      'Refill stations moved to Strong Signal since Sep 30, 2025.',
    ]);
  });

  it('begins with the largest distance where the growth is alike', () => {
    const alike = topic(5, 'Alike', 0.245, [0.33, 0.42, 0.9, 0.33]);
    // As far in sizing for industry: none is the most.
    expect(wordsOf([packagingFree, alike]).headline).toBe('Packaging-free e-commerce and Alike differ in growth');
    const same = { ...alike, growth: packagingFree.growth };
    expect(wordsOf([packagingFree, same]).headline).toBe(
      'Packaging-free e-commerce and Alike differ most in sizing for industry',
    );
  });

  it('says nothing where no rule fits', () => {
    const bare = [aBareTopic(), aBareTopic({ id: entityId(8) })];
    expect(wordsOf(bare)).toEqual({ headline: null, sentences: [] });
    expect(wordsOf([packagingFree])).toEqual({ headline: null, sentences: [] });
    const twin = { ...refill, id: entityId<'topic'>(9), name: 'Twin' };
    expect(wordsOf([refill, twin])).toEqual({ headline: null, sentences: [] });
  });

  it('leaves the size out where it is not known', () => {
    const unsized = topic(6, 'Unsized', 0.5, []);
    expect(wordsOf([unsized, deposit]).headline).toBe('Unsized grows about eight times as fast as Deposit return');
  });

  it('compares the fastest with the slowest that grows, wherever they stand', () => {
    const shrinking = topic(7, 'Shrinking', -0.2, [0.4]);
    const still = topic(8, 'Still', 0, [0.4]);
    expect(wordsOf([deposit, shrinking, still, packagingFree]).headline).toMatch(
      /^Packaging-free e-commerce grows four times as fast as Deposit return, /,
    );
  });

  it('compares growth from one and a half times on', () => {
    const [one, half] = [topic(1, 'One', 0.25, []), topic(2, 'Half more', 0.375, [])];
    expect(wordsOf([one, half]).headline).toMatch(/^Half more grows .* as One$/);
    const less = { ...half, growth: 0.37 };
    expect(wordsOf([one, less]).headline).toBe('One and Half more differ most in growth');
  });

  it('leaves the size out where nothing can be divided by it', () => {
    const [fast, none] = [topic(1, 'Fast', 0.4, [0.5]), topic(2, 'None', 0.2, [0])];
    expect(wordsOf([fast, none]).headline).toBe('Fast grows twice as fast as None');
  });

  it('writes growth with its sign, sizing without, and one place as one', () => {
    const [up, down] = [topic(1, 'Up', 0.125, [0.5]), topic(2, 'Down', -0.04, [0.5])];
    expect(wordsOf([up, down]).sentences).toEqual([
      'Down and Up differ most in growth: −4.0 % against +12.5 %, 1 place of 2 apart.',
    ]);
  });

  it.each([
    [0.4, 0.25, true],
    [0.39, 0.2, false],
    [0.45, 0.3, false],
    [0.43, 0.29, false],
  ])('names a lens with %s and one with %s: %s', (high, low, isNamed) => {
    const seen = topic(1, 'Seen', 0.1, [0.3, low, high]);
    const twin = topic(2, 'Twin', 0.1, [0.3]);
    const text = 'Industry already sees Seen; consumers do not yet.';
    expect(wordsOf([seen, twin]).sentences.includes(text)).toBe(isNamed);
  });

  it('names the one whose lenses are furthest apart, the first of equals', () => {
    const near = topic(1, 'Near', 0.1, [0.3, 0.2, 0.5]);
    const far = topic(2, 'Far', 0.1, [0.3, 0.1, 0.5]);
    const further = 'Industry already sees Far; consumers do not yet.';
    expect(wordsOf([near, far]).sentences).toContain(further);
    expect(wordsOf([far, near]).sentences).toContain(further);
    const equal = { ...far, id: entityId<'topic'>(3), name: 'Equal' };
    expect(wordsOf([far, equal]).sentences).toContain(further);
  });

  it('says nothing of a quadrant that is unknown or the same', () => {
    const same = wordsOf([refill, deposit], [refill, deposit], [refill, deposit]).sentences;
    expect(same.join(' ')).not.toMatch(/moved/);
  });

  it('names the previous data without its day, in its own words', () => {
    const now = { ...refill, quadrant: QUADRANTS[4] };
    expect(wordsOf([now, deposit], [now, deposit], [refill]).sentences).toContain(
      'Refill stations moved to Uncertain Signal since the previous data.',
    );
  });
});

const fraction = fc.option(
  fc.integer({ min: -2000, max: 9000 }).map((basis) => basis / 10000),
  { nil: null },
);
const share = fc.option(
  fc.integer({ min: 0, max: 10000 }).map((basis) => basis / 10000),
  { nil: null },
);
const anyTopics = fc
  .array(fc.tuple(fraction, share, share, share, share, fc.constantFrom(1, 2, 3, 4)), { minLength: 2, maxLength: 4 })
  .map((rows) =>
    rows.map(([growth, average, consumer, industry, society, code], index) =>
      aTopic({
        id: entityId(index),
        name: `Topic ${'ABCD'.charAt(index)}`,
        growth,
        sizing: { average, averageLabel: null, consumer, industry, society },
        quadrant: QUADRANTS[code],
      }),
    ),
  );

describe('every sentence of a comparison', () => {
  it('holds only figures of the compared ones, and ends like a sentence', () => {
    fc.assert(
      fc.property(anyTopics, anyTopics, (topics, previous) => {
        const compared = withPrevious(topics, previous);
        const { headline, sentences } = comparisonWords(compared, comparedRows(topics, topics), null);
        const known = topics.flatMap(({ growth, sizing: { average, consumer, industry, society } }) =>
          [
            formatFigure('growth', growth),
            ...[average, consumer, industry, society].map((value) => formatFigure('sizing', value)),
          ].map(saidFigure),
        );
        for (const text of [...(headline === null ? [] : [headline]), ...sentences]) {
          for (const [figure] of text.matchAll(/[+−]?\d+(?:\.\d+)? %/g)) expect(known).toContain(saidFigure(figure));
          for (const [name] of text.matchAll(/Topic \w/g)) expect(topics.map((each) => each.name)).toContain(name);
        }
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
        if (headline !== null) expect(headline).toMatch(/^Topic [A-D] .*[^.,]$/);
      }),
    );
  });

  it('names the faster one first', () => {
    fc.assert(
      fc.property(anyTopics, (topics) => {
        const { headline } = comparisonWords(withPrevious(topics, []), comparedRows(topics, topics), null);
        const text = headline ?? '';
        const [, fast, slow] = /^(Topic \w) grows .* as (Topic \w)/.exec(text) ?? [];
        if (fast === undefined || slow === undefined) return;
        const growthOf = (name: string) => topics.find((each) => each.name === name)?.growth ?? Number.NaN;
        expect(growthOf(fast) / growthOf(slow)).toBeGreaterThanOrEqual(1.5);
        expect(Math.max(...topics.map(({ growth }) => growth ?? -Infinity))).toBe(growthOf(fast));
      }),
    );
  });
});
