import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckFromQuery } from '../../../src/domain/deck/deck-query';
import { deckSlides, markedTopics, statementOf } from '../../../src/domain/deck/deck-slides';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';

const kelp = aTopic({ id: entityId('1'), name: 'Kelp' });
const refill = aTopic({ id: entityId('2'), name: 'Refill' });

describe('the slides of a deck', () => {
  it('are a title, one for each provocation or topic, and a summary', () => {
    const slides = deckSlides([
      { topic: kelp, provocations: ['the pot ate the wrapper', ' ', 'Imagine if... refills were free'] },
      { topic: refill, provocations: [] },
    ]);
    expect(slides.map((slide) => [slide.key, slide.kind === 'topic' ? slide.statement : slide.kind])).toEqual([
      ['title', 'title'],
      ['1:0', 'the pot ate the wrapper.'],
      ['1:1', 'refills were free.'],
      ['2:0', null],
      ['summary', 'summary'],
    ]);
  });

  it('have keys that stay while provocations are loaded, and are each there once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 5 }), (lists) => {
        const topics = lists.map((provocations, index) => ({ topic: aTopic({ id: entityId(index) }), provocations }));
        const before = deckSlides(topics.map(({ topic }) => ({ topic, provocations: [] }))).map(({ key }) => key);
        const after = deckSlides(topics).map(({ key }) => key);
        expect(after).toEqual(expect.arrayContaining(before));
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  it.each([
    ['it worked', 'it worked.'],
    ['  did it\n work? ', 'did it work?'],
    ['Imagine if… it <b>worked</b>', 'it worked.'],
    ['', ''],
  ])('say %j as %j', (provocation, statement) => expect(statementOf(provocation)).toBe(statement));
});

describe('what is marked', () => {
  it('is listed by topic in the order of the deck', () => {
    const slides = deckSlides([
      { topic: kelp, provocations: ['one', 'two'] },
      { topic: refill, provocations: [] },
    ]);
    expect(markedTopics(slides, new Set(['2:0', '1:1', 'title', '9:0']))).toEqual([
      { topic: kelp, statements: ['two.'] },
      { topic: refill, statements: [] },
    ]);
  });
});

describe('the address of a deck', () => {
  it('names topics, each once, and a title', () => {
    const topic = (id: string) => ['topic', id] as const;
    expect(deckFromQuery([topic('1'), topic('2'), topic('1'), ['title', ' Budget 2027 ']])).toEqual({
      ids: ['1', '2'],
      title: 'Budget 2027',
    });
    expect(deckFromQuery([['title', ' ']])).toEqual({ ids: [], title: null });
  });
});
