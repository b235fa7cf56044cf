import { describe, expect, it } from 'vitest';
import { figureParts, isDeepdiveEmpty } from '../../../src/domain/topic/deepdive';
import { aDeepdive, anEmptyDeepdive } from '../../builders/deepdive-mother';

describe('an empty deepdive', () => {
  it('has nothing in any of its four parts', () => expect(isDeepdiveEmpty(anEmptyDeepdive())).toBe(true));

  it.each(['evolution', 'manifestations', 'provocations', 'dataPoints'] as const)('is none with %s alone', (part) => {
    expect(isDeepdiveEmpty({ ...anEmptyDeepdive(), [part]: aDeepdive()[part] })).toBe(false);
  });
});

describe('the value of a data point', () => {
  it.each([
    ['460 Mt', '460', 'Mt'],
    ['4.45 million tonnes', '4.45', 'million tonnes'],
    ['€6.2 million', '€6.2', 'million'],
    ['-14.2 % a year', '-14.2', '% a year'],
    ['1,023 TWh', '1,023', 'TWh'],
    [' 460   Mt ', '460', 'Mt'],
  ])('%s is the figure %s and the unit %s', (value, figure, unit) =>
    expect(figureParts(value)).toEqual({ figure, unit }),
  );

  it.each(['three in four', 'some 460 Mt', '2021', '12.5%', ''])('%j stays whole', (value) =>
    expect(figureParts(value)).toEqual({ figure: value, unit: null }),
  );
});
