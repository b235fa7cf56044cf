import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { queryFromText, queryToText } from '../../../src/domain/query/query-codec';
import { randomQuery } from '../../builders/random-conditions';

describe('a query in an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(randomQuery, fc.subarray(['germany', 'a patent']), (query, unread) => {
        expect(queryFromText(queryToText({ query, unread }))).toEqual({ query, unread });
      }),
    );
  });

  it('holds only what the question asks for', () => {
    expect(queryToText({ query: { ...EVERY_TOPIC, limit: 3 }, unread: [] })).toBe('{"limit":3}');
  });

  it.each([
    '',
    'null',
    '[]',
    '{"limit":-1}',
    '{"subject":"users"}',
    '{"other":1}',
    '{"conditions":[{"kind":"quadrant","codes":[9],"not":false}]}',
    '{"conditions":[{"kind":"shift","names":["Food"]}]}',
    '{"conditions":[{"kind":"shift","names":["Food"],"not":false,"codes":[1]}]}',
    '{"conditions":[{"kind":"toString","not":false}]}',
    `{"conditions":[${'{"kind":"either","of":['.repeat(5)}${'],"not":false}'.repeat(5)}]}`,
    '{"conditions":[null]}',
    '{"order":{"figure":"price","ascending":true}}',
  ])('is refused as a whole where a part of it is unknown: %s', (text) => {
    expect(queryFromText(text)).toEqual({ fault: expect.any(String) });
  });
});
