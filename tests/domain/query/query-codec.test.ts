import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { queryFromText, queryToText } from '../../../src/domain/query/query-codec';

const NAMES = {
  topics: [{ name: 'Seaweed films', sizing: { average: 0.2, averageLabel: 'Niche' } }],
  trends: [{ name: 'Next packaging' }],
  shifts: [{ name: 'Food redesigned' }],
  platforms: [{ name: 'Packaging lab' }],
};

describe('a query in an address', () => {
  it.each([
    'strong signals in Food redesigned growing over 20 % that are not marked Disregard in Germany',
    'top 3 topics of each shift by sizing',
    'average growth of topics in Next packaging by quadrant',
    'topics with growth between 10 and 20 % or new',
    'which topics of Packaging lab were uncertain before?',
    'start-ups that raised more than 5 million euros in seed rounds',
    'where is industry ahead of consumers by 10 points, in alphabetical order',
    'what share of strong signals is important?',
  ])('is read as it was written: %s', (question) => {
    const reading = readQuestion({ text: question, before: { query: null, item: null }, today: '2026-10-05' }, NAMES);
    if (reading.kind !== 'query') throw new Error(reading.kind);
    const { query, unread } = reading;
    expect(queryFromText(queryToText({ query, unread }))).toEqual({ query, unread });
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
