import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  briefOfQuery,
  briefQuery,
  EMPTY_BRIEF,
  isSameBrief,
  readBriefContent,
  TEXT_LIMITS,
  BRIEF_SECTIONS,
} from '../../../src/domain/personal/brief-content';
import { originText, printedAddress } from '../../../src/domain/brief/brief';
import { entityId } from '../../../src/domain/shared/entity-id';

describe('the address of a brief', () => {
  const text = (limit: number) => fc.string({ unit: 'grapheme', maxLength: limit / 4 });

  it('carries topics, title, question and conclusion, whatever is written in them', () => {
    const brief = fc.record({
      topics: fc.uniqueArray(
        fc.integer({ min: 1, max: 9999 }).map((id) => entityId<'topic'>(id)),
        { maxLength: 60 },
      ),
      title: text(TEXT_LIMITS.title),
      question: text(TEXT_LIMITS.question),
      conclusion: text(TEXT_LIMITS.conclusion),
    });
    fc.assert(
      fc.property(brief, (content) => {
        const query = briefQuery(content);
        const address = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
        expect(isSameBrief(briefOfQuery([...address]), content)).toBe(true);
      }),
    );
  });

  it('is not told of a project that only this browser has', () => {
    const head = { source: 'Mine', origin: 'Chosen by hand, no filters' };
    expect(originText({ ...head, address: '' }, null)).toContain('no address opens it');
    expect(originText({ ...head, address: 'https://x.example/brief/1' }, null)).toContain('at the address below');
  });

  it('stands on paper without the texts that the paper has', () => {
    const address = 'https://x.example/brief/1?topic=12&topic=13&title=A%20title&conclusion=Do%26so';
    expect(printedAddress(address)).toBe('x.example/brief/1?topic=12&topic=13');
    expect(printedAddress('https://x.example/brief/1')).toBe('x.example/brief/1');
  });

  it('of a draft from before has the parts that were not left out, and no further ones', () => {
    expect(readBriefContent({ leftOut: ['evolution', 'map'] }).parts).toEqual(
      BRIEF_SECTIONS.filter((part) => !['evolution', 'map', 'imagine'].includes(part)),
    );
    expect(readBriefContent({ leftOut: [] }).parts).toContain('evolution');
    expect(readBriefContent({ parts: ['map', 'x'] }).parts).toEqual(['map']);
    expect(readBriefContent(null)).toEqual(EMPTY_BRIEF);
  });

  it('is empty for an empty brief', () => expect(briefQuery(EMPTY_BRIEF)).toEqual([]));
});
