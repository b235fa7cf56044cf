import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentParts, openMention, withMentions } from '../../../src/domain/team/comment-text';
import { memberId } from '../../builders/team-mother';

const MEMBERS = [
  { id: memberId('anna-19cd'), name: 'Anna' },
  { id: memberId('anna-22ef'), name: 'Anna Maria' },
  { id: memberId('jo-1'), name: 'Jonas' },
];
const nameOf = (id: string): string | null => MEMBERS.find((member) => member.id === id)?.name ?? null;

describe('a comment', () => {
  it('stores the member that was named, the longest name first', () => {
    expect(withMentions('@Anna Maria and @Anna?', MEMBERS)).toBe('@[anna-22ef] and @[anna-19cd]?');
  });

  it('is shown as it was typed', () => {
    const word = fc.constantFrom('@Anna', '@Anna Maria', '@Jonas', 'hello', '<b>', '@[x]', '@', '\n');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const typed = words.join(' ');
        const parts = commentParts(withMentions(typed, MEMBERS), nameOf);
        expect(parts.map(({ text }) => text).join('')).toBe(typed);
      }),
    );
  });

  it.each([
    ['Thursday? @An', 'An'],
    ['@', ''],
    ['mail@example', null],
    ['@Anna is', null],
  ])('%s: the name being typed is %s', (text, name) => expect(openMention(text)).toBe(name));
});
