import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_WEIGHTING,
  defaultWeighting,
  newWeight,
  rankFigures,
  rankValue,
  readWeighting,
  weightingFromText,
  weightingOfWords,
  weightingToText,
  weightingWords,
  withFigure,
  withoutFigure,
  withPoints,
  type RankFigure,
  type Weighting,
} from '../../../src/domain/ranking/weighting';
import { SIGNAL_FIGURES } from '../../../src/domain/topic/figures';
import { ownKey } from '../../../src/domain/topic/own-values';
import { aTopic } from '../../builders/topic-mother';

const figure: fc.Arbitrary<RankFigure> = fc.oneof(
  fc.constantFrom(...SIGNAL_FIGURES),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((name) => /^[^\n\r\u2028\u2029]/u.test(name))
    .map(ownKey),
);
type Change = { readonly do: 'points' | 'add' | 'leave'; readonly figure: RankFigure; readonly points: number };
const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({ do: fc.constantFrom('points', 'add', 'leave'), figure, points: fc.integer({ min: -20, max: 130 }) }),
  { maxLength: 12 },
);

function changed(all: readonly Change[]): Weighting {
  return all.reduce<Weighting>((weighting, each) => {
    if (each.do === 'add') return withFigure(weighting, each.figure);
    const own = weighting[Math.abs(each.points) % weighting.length]!.figure;
    return each.do === 'leave' ? withoutFigure(weighting, own) : withPoints(weighting, own, each.points);
  }, DEFAULT_WEIGHTING);
}

describe('weights', () => {
  it('are two to six figures with 100 points together, whatever is changed', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const weighting = changed(all);
        expect(readWeighting(weighting)).toEqual(weighting);
      }),
    );
  });

  it('are read from an address as they were written into it', () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (all, flag) => {
        const weighting = changed(all).map((each, index) =>
          index === 0 ? { ...each, isLowBetter: flag, scaling: flag ? ('rank' as const) : ('range' as const) } : each,
        );
        expect(weightingFromText(weightingToText(weighting))).toEqual(weighting);
      }),
    );
  });

  it('are none where anything of it is wrong', () => {
    const sound = JSON.parse(JSON.stringify(DEFAULT_WEIGHTING)) as object[];
    for (const wrong of [
      null,
      {},
      [],
      sound.slice(1),
      [...sound, ...sound],
      sound.map((each) => ({ ...each, points: 40 })),
      sound.map((each) => ({ ...each, points: 50.5 })),
      sound.map((each) => ({ ...each, figure: 'luck' })),
      sound.map((each) => ({ ...each, scaling: 'luck' })),
    ])
      expect(readWeighting(wrong)).toBeNull();
    for (const text of ['', 'growth,60', 'growth,60;luck,40', 'growth,60;sizing,%', 'growth,x;sizing,40'])
      expect(weightingFromText(text)).toBeNull();
  });

  it('give the rest to the others in proportion, and equally where they had none', () => {
    const three = [newWeight('growth', 50), newWeight('sizing', 30), newWeight('drivers', 20)];
    expect(withPoints(three, 'growth', 0).map(({ points }) => points)).toEqual([0, 60, 40]);
    const one = withPoints(three, 'growth', 100);
    expect(one.map(({ points }) => points)).toEqual([100, 0, 0]);
    expect(withPoints(one, 'growth', 49).map(({ points }) => points)).toEqual([49, 26, 25]);
  });

  it('are read from the words that say them', () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (all, flag) => {
        const weighting = changed(all)
          .filter((each) => !/\d|,/.test(each.figure))
          .map((each) => ({ ...each, isLowBetter: flag, scaling: flag ? ('rank' as const) : ('range' as const) }));
        fc.pre(weighting.length > 0);
        const figures = [...SIGNAL_FIGURES, ...weighting.map((each) => each.figure)];
        expect(weightingOfWords(weightingWords(weighting), figures)).toEqual(weighting);
      }),
    );
    expect(weightingOfWords('growth 3, sizing 1', ['growth', 'sizing'])).toBeNull();
    expect(weightingOfWords('growth 3, average sizing 1', ['growth', 'sizing'])?.map(({ points }) => points)).toEqual([
      3, 1,
    ]);
  });

  it('are said in words, with what is not usual', () => {
    const cost = { ...newWeight(ownKey('Cost'), 40), isLowBetter: true, scaling: 'rank' } as const;
    expect(weightingWords([newWeight('growth', 60), cost])).toBe('growth 60, Cost 40 (less is better, by rank)');
  });

  it('are of growth and sizing at first, and of all figures where one of these is not in the data', () => {
    expect(defaultWeighting(SIGNAL_FIGURES)).toBe(DEFAULT_WEIGHTING);
    const own = ['Impact', 'Effort', 'Cost'].map(ownKey);
    expect(defaultWeighting(own).map(({ figure: each, points }) => [each, points])).toEqual([
      ['own:Impact', 34],
      ['own:Effort', 33],
      ['own:Cost', 33],
    ]);
    expect(readWeighting(defaultWeighting([...own, 'growth', ...'abcdef'].map((each) => ownKey(each))))).toHaveLength(
      6,
    );
    expect(defaultWeighting(own.slice(1, 2))).toBe(DEFAULT_WEIGHTING);
  });

  it('are of the figures that the data has; a text is none', () => {
    const topics = [aTopic({ own: { Impact: 3, Region: 'Asia' }, driverCount: null })];
    expect(rankFigures(topics)).toEqual(['growth', 'sizing', 'consumer', 'industry', 'society', 'own:Impact']);
    expect(rankValue(ownKey('Region'), topics[0]!)).toBeNull();
    expect(rankValue(ownKey('constructor'), topics[0]!)).toBeNull();
  });
});
