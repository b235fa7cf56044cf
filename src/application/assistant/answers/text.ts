import type { AnswerBlock, AnswerPart, Reference } from '../answerer';

/** Lower case without accents and punctuation: "Réfill-Stations?" becomes "refill stations". */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function paragraph(...parts: readonly (string | Reference)[]): AnswerBlock {
  return { kind: 'paragraph', parts: parts.map(toPart) };
}

export function list(items: readonly (readonly (string | Reference)[])[]): AnswerBlock {
  return { kind: 'list', items: items.map((parts) => parts.map(toPart)) };
}

/** References as "a", "a and b", "a, b and c". */
export function enumerate(references: readonly Reference[]): (string | Reference)[] {
  return references.flatMap((reference, index) => {
    if (index === 0) return [reference];
    return [index === references.length - 1 ? ' and ' : ', ', reference];
  });
}

/** The first whole sentences of a text, without HTML, up to the length. */
export function opening(text: string, length = 320): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > length / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** So many whole sentences of a text, without HTML. @returns how many there are, at most as asked */
export function firstSentences(text: string, count: number): { readonly text: string; readonly count: number } {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = plain.match(/.+?[.!?](?=\s+[\p{Lu}“"(]|$)|.+$/gu) ?? [];
  const first = sentences.slice(0, count).map((sentence) => sentence.trim());
  return { text: first.join(' '), count: first.length };
}

/** Before names that share words with a question that was not understood. */
export const SUGGESTED = 'Topics and trends that share words with the question, which do not answer it: ';

/** A paragraph of names that are no answer: no follow-up is about them. */
export function isSuggestion({ parts: [first] }: { readonly parts: readonly AnswerPart[] }): boolean {
  return first?.kind === 'text' && first.text === SUGGESTED;
}

function toPart(part: string | Reference): AnswerPart {
  return typeof part === 'string' ? { kind: 'text', text: part } : { kind: 'reference', reference: part };
}
