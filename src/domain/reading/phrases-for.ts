import ENGLISH from './english.json';
import GERMAN from './german.json';
import { phrasesOf, type Phrases } from './language';
import type { KnownProject } from './names';
import { stemOf, type Word } from './words';

const LANGUAGES = [ENGLISH, GERMAN].map(phrasesOf);

/** The phrases of the language of which a question has more words. */
export function phrasesFor(all: readonly Word[], { nameWords }: KnownProject): Phrases {
  // Names are in the language of the data.
  const words = all.filter(({ text }) => !nameWords.has(stemOf(text)));
  const isOf = (phrases: Phrases, text: string): boolean =>
    phrases.get(text)?.some((each) => each.words.length === 1) === true;
  const [english = 0, german = 0] = LANGUAGES.map((each) => words.filter(({ text }) => isOf(each, text)).length);
  return LANGUAGES[german > english ? 1 : 0] as Phrases;
}

export function isGerman(phrases: Phrases): boolean {
  return phrases === LANGUAGES[1];
}
