import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostDisagreementSentence, mostDriversSentence } from '../../../src/domain/topic/deepdive';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { aTopic } from '../../builders/topic-mother';

const percent = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const someTopics = fc
  .array(
    fc.record({
      drivers: fc.option(fc.integer({ min: 0, max: 12 })),
      consumer: fc.option(percent),
      industry: fc.option(percent),
      society: fc.option(percent),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ drivers, ...lenses }, index) =>
      aTopic({ name: `<${index}>`, driverCount: drivers, sizing: { ...UNKNOWN_SIZING, ...lenses } }),
    ),
  );
const namesIn = (sentence: string | null): readonly string[] => sentence?.match(/<\d+>/g) ?? [];

describe('the topics with most drivers', () => {
  it('are those that no other has more than; more than three are counted', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const known = topics.filter(({ driverCount }) => driverCount !== null);
        const isMost = (own: number | null) => known.every(({ driverCount }) => (driverCount ?? 0) <= (own ?? -1));
        const most = known.filter(({ driverCount }) => isMost(driverCount)).map(({ name }) => name);
        const sentence = mostDriversSentence(topics);
        expect(sentence === null).toBe(known.length === 0);
        expect(namesIn(sentence)).toEqual(most.length > 3 ? [] : most);
      }),
    );
  });

  it('are one, or several with the same number', () => {
    const topics = [aTopic({ name: 'A', driverCount: 9 }), aTopic({ name: 'B', driverCount: 9 })];
    expect(mostDriversSentence(topics)).toBe('A and B have the most drivers, nine each.');
    expect(mostDriversSentence(topics.slice(1))).toBe('B has the most drivers, nine.');
  });
});

describe('where the lenses lie furthest apart', () => {
  it('is the topic whose largest difference of two lenses is the largest of all', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const largest = topics.map(({ sizing: { consumer, industry, society } }) => {
          const known = [consumer, industry, society].filter((value) => value !== null);
          const pairs = known.flatMap((one, at) => known.slice(at + 1).map((other) => Math.abs(one - other)));
          return pairs.length === 0 ? -1 : Math.max(...pairs);
        });
        const most = Math.max(-1, ...largest);
        const sentence = mostDisagreementSentence(topics);
        if (most === -1) expect(sentence).toBeNull();
        const widest = topics.filter((_topic, at) => largest[at] === most);
        const isNamed = most > 0 && widest.length === 1;
        expect(namesIn(sentence)).toEqual(isNamed ? widest.map(({ name }) => name) : []);
      }),
    );
  });

  it('says between which lenses', () => {
    const sizing = { ...UNKNOWN_SIZING, consumer: 0.34, industry: 0.86, society: 0.7 };
    expect(mostDisagreementSentence([aTopic({ name: 'A', sizing })])).toBe(
      'The lenses lie furthest apart on A: 52 points, from 34 % (Consumers) to 86 % (Industry).',
    );
  });
});
