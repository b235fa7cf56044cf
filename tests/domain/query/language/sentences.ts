import fc from 'fast-check';
import { expect } from 'vitest';
import { segment, type AskReading } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC, type Condition } from '../../../../src/domain/query/query';
import LISTS from '../../../../src/domain/query/language/words.json' with { type: 'json' };
import { SMALL_FACTS, smallProject } from './ask-project';

export const PROJECT = smallProject();
/** How a sentence is read in the small project. */
export const read = (sentence: string): AskReading => segment(sentence, EVERY_TOPIC, PROJECT);
export const conditionsOf = (sentence: string): readonly Condition[] => read(sentence).query.conditions;

/** All words of the word lists and of the names. */
const WORDS: readonly string[] = [
  ...Object.values(LISTS).flatMap((values) => (typeof values === 'string' ? [values] : Object.values(values))),
  ...SMALL_FACTS.topics.map(({ name }) => name),
].flatMap((phrases) => phrases.split(/[|;*#]/));
/** Sentences of words that the language knows, and of others. */
export const salad = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('15 %', '3', ',', 'blorb', '>', '(', '€2 million')), {
    maxLength: 14,
  })
  .map((words) => words.join(' '));

/** Each word of a sentence is in a chip, grey or amber. */
export function expectWhole(sentence: string, reading: AskReading): void {
  expect(reading.spans.map(({ text }) => text).join('')).toBe(sentence);
  for (const { kind, text } of reading.spans) if (kind === 'gap') expect(text).not.toMatch(/[\p{L}\p{N}]/u);
  const words = reading.spans.filter(({ kind }) => kind === 'grey' || kind === 'amber').map(({ text }) => text);
  expect(reading.unused.join(' ')).toBe(words.join(' '));
  for (const { spans } of reading.chips) expect(spans.length).toBeGreaterThan(0);
}
