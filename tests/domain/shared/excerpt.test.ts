import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/domain/shared/excerpt';

describe('the excerpt of a text', () => {
  it.each([
    ['Films cast from alginate.', 'alginate', 'Films cast from alginate.'],
    ['Films <b>cast</b> from alginate.', 'CAST', 'Films cast from alginate.'],
    ['Films cast from alginate.', 'seaweed', null],
    ['Made by a café in Malmö.', 'cafe', 'Made by a café in Malmö.'],
    ['Sold in cafe\u0301s.', 'CAFÉ', 'Sold in cafe\u0301s.'],
    [`${'before '.repeat(20)}match ${'after '.repeat(30)}`, 'match', expect.stringMatching(/^… .*match .* …$/)],
  ])('%j for %j is %j', (text, query, expected) => expect(excerptOf(text, query)).toEqual(expected));
});
