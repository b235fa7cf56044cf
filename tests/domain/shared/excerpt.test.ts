import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/domain/shared/words';

describe('the excerpt of a text', () => {
  it.each([
    ['Films cast from alginate.', 'alginate', 'Films cast from alginate.'],
    ['Films <b>cast</b> from alginate.', 'CAST', 'Films cast from alginate.'],
    ['Films cast from alginate.', 'seaweed', null],
    ['Made by a café in Malmö.', 'cafe', 'Made by a café in Malmö.'],
    ['Sold in cafe\u0301s.', 'CAFÉ', 'Sold in cafe\u0301s.'],
    ['a   b <i>c</i>', 'C', 'a b c'],
    // Two fields, or two paragraphs, do not read as one sentence.
    ['Buyers (a topic) \n\n How buyers choose', 'choose', '… (a topic) · How buyers choose'],
    ['\na\n', 'a', 'a'],
    ['Films, cast', 'none film', 'Films, cast'],
    ['Films', '', null],
    ['Films', ' - ', null],
    // The match begins at the 24th character, and at the 25th: only then are words left out before it.
    [`${'b'.repeat(11)} ${'b'.repeat(11)} match`, 'match', `${'b'.repeat(11)} ${'b'.repeat(11)} match`],
    [`${'b'.repeat(11)} ${'b'.repeat(12)} match`, 'match', `… ${'b'.repeat(12)} match`],
    // A word that is longer than the room before the match is left out whole.
    [`a ${'b'.repeat(40)}match`, 'match', '… match'],
    // 70 characters from the match on are shown, then whole words only.
    [`match ${'a'.repeat(64)}`, 'match', `match ${'a'.repeat(64)}`],
    [`match ${'a'.repeat(60)} ${'a'.repeat(20)}`, 'match', `match ${'a'.repeat(60)} …`],
    [`${'before '.repeat(20)}match ${'after '.repeat(30)}`, 'match', expect.stringMatching(/^… .*match .* …$/)],
  ])('%j for %j is %j', (text, query, expected) => expect(excerptOf(text, query)).toEqual(expected));
});
