/**
 * What the words of a language mean, as data: by kind and value, the phrases that say it, separated by '|'. A phrase whose
 * last word ends with '*' also stands for the words that begin with it. Names of projects stay as the data have them.
 */
export type Language = Readonly<Record<LexemeKind, Readonly<Record<string, string>>>>;

const KINDS = [
  'figure grow move sup comp cmp post unit scale currency number times ordinal adj stable ahead gap lenses average its others',
  'quadrant status level consensus consensusLevel stage subject groupable count share compare or and but neg group sort dir',
  'alpha top next state was became nolonger from to still since after month period own mark text named cite similar pronoun',
  'agreement bound aspect whyHere howto meaning self command make instead only what drop rest list overview judge future team greet recent unknown frame glue',
] as const;

export type LexemeKind = (typeof KINDS)[number] extends infer Line ? WordOf<Line> : never;
type WordOf<Line> = Line extends `${infer First} ${infer Rest}` ? First | WordOf<Rest> : Line;

/** One meaning of a phrase. `value` is the key of its entry; of a name or an amount an object. */
export interface Meaning {
  readonly kind: LexemeKind | 'name' | 'amount' | 'word' | 'comma';
  readonly value: unknown;
}

export interface Phrase extends Meaning {
  readonly words: readonly string[];
}

/** Phrases by their first word; those whose first word is only a beginning are under ''. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases of a language, the longest first. */
export function phrasesOf(language: Language): Phrases {
  const all = Object.entries(language).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, phrases]) =>
      phrases.split('|').map((phrase): Phrase => ({ kind: kind as LexemeKind, value, words: phrase.split(' ') })),
    ),
  );
  return byFirstWord(all);
}

export function byFirstWord(all: readonly Phrase[]): Phrases {
  const found = new Map<string, Phrase[]>();
  for (const phrase of all.toSorted((one, other) => other.words.length - one.words.length)) {
    const [first = ''] = phrase.words;
    const key = first.endsWith('*') ? '' : first;
    const same = found.get(key);
    if (same === undefined) found.set(key, [phrase]);
    else same.push(phrase);
  }
  return found;
}

export function matchesWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}
