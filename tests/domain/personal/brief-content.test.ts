import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTION_LIMITS,
  BRIEF_SECTIONS,
  briefOfQuery,
  briefQuery,
  CONCLUSION_LIMIT,
  EMPTY_BRIEF,
  hasAction,
  hasSameTopics,
  isBriefSection,
  isSameBrief,
  linkContents,
  MOST_POINTS,
  MOST_TOPICS,
  NO_ACTION,
  PARTS_AT_FIRST,
  POINT_LIMIT,
  QUESTION_LIMIT,
  readBriefContent,
  TITLE_LIMIT,
  type AddressedBrief,
} from '../../../src/domain/personal/brief-content';
import { entityId } from '../../../src/domain/shared/entity-id';

const content = (overrides: Partial<AddressedBrief> = {}): AddressedBrief => ({ ...EMPTY_BRIEF, ...overrides });
const ids = (...numbers: readonly number[]) => numbers.map((number) => entityId<'topic'>(number));
const texts = { title: 'Packaging', question: 'What first?', conclusion: 'Start with kelp.' };

describe('a stored brief', () => {
  it.each([null, undefined, 'text', 7, [], {}])('that says nothing, such as %j, is an empty one', (raw) => {
    expect(readBriefContent(raw)).toEqual(EMPTY_BRIEF);
  });

  it('is read as it was written', () => {
    const written = {
      ...texts,
      topics: ids(3, 1),
      parts: ['map', 'imagine'] as const,
      actions: { '3': { what: 'Try it', by: 'May', who: 'Maya' } },
      points: { '1': ['One', 'Two'] },
      origin: 'Filters: Important',
    };
    expect(readBriefContent(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it('is read for any value of its fields: what is wrong there is as if it was not', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_BRIEF)), fc.jsonValue()), (raw) => {
        const read = readBriefContent(raw);
        expect(readBriefContent(read)).toEqual(read);
        expect(read.parts.every(isBriefSection)).toBe(true);
      }),
    );
  });

  it('is cut where it is too long', () => {
    const long = 'x'.repeat(2000);
    const read = readBriefContent({
      title: long,
      question: long,
      conclusion: long,
      topics: Array.from({ length: MOST_TOPICS + 3 }, (_, index) => index + 1),
      actions: { '1': { what: long, by: long, who: long } },
      points: { '1': [long, 'b', 'c', 'd'] },
      origin: long,
    });
    expect([read.title, read.question, read.conclusion, read.origin].map(({ length }) => length)).toEqual([
      TITLE_LIMIT,
      QUESTION_LIMIT,
      CONCLUSION_LIMIT,
      500,
    ]);
    expect(read.topics).toHaveLength(MOST_TOPICS);
    const { what, by, who } = { ...NO_ACTION, ...read.actions['1'] };
    expect({ what: what.length, by: by.length, who: who.length }).toEqual(ACTION_LIMITS);
    expect(read.points['1']).toHaveLength(MOST_POINTS);
    expect(read.points['1']?.[0]).toHaveLength(POINT_LIMIT);
  });

  it('has each topic once, in its order, and none that is no id', () => {
    expect(readBriefContent({ topics: [4, '2', 4, null, {}, '2'] }).topics).toEqual(ids(4, 2));
  });

  it('has the written parts of an action only: the others come from the team', () => {
    const { actions } = readBriefContent({
      actions: { '1': { what: '', who: 3 }, '2': { who: 4 }, '3': null, '4': 'x' },
    });
    expect(actions).toEqual({ '1': { what: '' } });
  });

  it('has points that are a list, with an empty one in the place of what is no text', () => {
    expect(readBriefContent({ points: { '1': ['a', 2], '2': 'a' } }).points).toEqual({ '1': ['a', ''] });
  });

  it('of the time before briefs had Imagine if has all other parts that were not left out', () => {
    const { parts } = readBriefContent({ leftOut: ['map', 'sources'] });
    expect(parts).toEqual(BRIEF_SECTIONS.filter((part) => !['map', 'sources', 'imagine'].includes(part)));
    expect(readBriefContent({ leftOut: 'map' }).parts).toEqual(PARTS_AT_FIRST);
  });

  it('has no part that this version does not know', () => {
    expect(readBriefContent({ parts: ['map', 'appendix', 'title'] }).parts).toEqual(['map', 'title']);
    expect(BRIEF_SECTIONS.every(isBriefSection)).toBe(true);
    expect(['', 'appendix', null].some(isBriefSection)).toBe(false);
  });
});

describe('an action of a brief', () => {
  it.each(['what', 'by', 'who'] as const)('is there as soon as it says %s', (part) => {
    expect(hasAction({ action: { ...NO_ACTION, [part]: 'x' } })).toBe(true);
  });

  it('is not there where it says nothing', () => expect(hasAction({ action: NO_ACTION })).toBe(false));
});

describe('the address of a brief', () => {
  it('carries topics and texts, and leads back to them', () => {
    const brief = content({ ...texts, topics: ids(3, 1) });
    expect(briefQuery(brief)).toEqual([['topic', '3'], ['topic', '1'], ...Object.entries(texts)]);
    expect(briefOfQuery(briefQuery(brief))).toEqual({ ...texts, topics: ids(3, 1) });
  });

  it('has nothing of a text that is blank', () => {
    expect(briefQuery(content({ title: '  ', topics: ids(1) }))).toEqual([['topic', '1']]);
    expect(briefOfQuery([['other', 'x']])).toEqual({ title: '', question: '', conclusion: '', topics: [] });
  });

  it('is read up to the limits, the first of several', () => {
    const read = briefOfQuery([
      ['title', 't'.repeat(TITLE_LIMIT + 1)],
      ['title', 'second'],
      ['question', 'q'.repeat(QUESTION_LIMIT + 1)],
      ['topic', ''],
      ['topic', '5'],
      ['topic', '5'],
    ]);
    expect([read.title.length, read.question.length, read.topics]).toEqual([TITLE_LIMIT, QUESTION_LIMIT, ids(5)]);
  });

  it.each([
    [content({ topics: ids(1) }), 'one topic'],
    [content({ conclusion: 'Yes.', topics: ids(1, 2) }), 'the conclusion and two topics'],
    [content({ ...texts, question: ' ', topics: ids(1, 2, 3) }), 'the title, the conclusion and three topics'],
  ])('is described to its sender: %#', (brief, words) => expect(linkContents(brief)).toBe(words));
});

describe('two briefs', () => {
  const brief = content({ ...texts, topics: ids(1, 2) });

  it('are the same where topics, their order and all texts are, beside the space around them', () => {
    expect(isSameBrief(brief, content({ ...texts, title: ' Packaging ', topics: ids(1, 2) }))).toBe(true);
    expect(isSameBrief({ ...brief, title: ' Packaging' }, brief)).toBe(true);
  });

  it.each(['title', 'question', 'conclusion'] as const)('differ by the %s alone', (text) => {
    expect(isSameBrief(brief, { ...brief, [text]: 'Other' })).toBe(false);
  });

  it.each([[ids(2, 1)], [ids(1)], [ids(1, 2, 3)], [ids(1, 3)], [[]]])('differ by their topics alone: %j', (topics) => {
    expect(isSameBrief(brief, { ...brief, topics })).toBe(false);
    expect(hasSameTopics(brief, { topics })).toBe(false);
    expect(hasSameTopics({ topics }, { topics: [...topics] })).toBe(true);
  });
});
