import { stemOf, wordsOf } from './words';

/** Shorter names are ordinary words. */
const SHORTEST_NAME = 4;

/** The names that stand in a text as a whole. */
export function nameMatches(text: string, names: readonly string[]): readonly string[] {
  const asked = ` ${stems(text)} `;
  return [...new Set(names)].filter((name) => name.length >= SHORTEST_NAME && asked.includes(` ${stems(name)} `));
}

/** The items whose names share most words with a text, the most first. */
export function closeNames<Item extends { readonly name: string }>(
  text: string,
  items: readonly Item[],
): readonly Item[] {
  const asked = new Set(
    stems(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const scored = items.map((item) => ({
    item,
    score: stems(item.name)
      .split(' ')
      .filter((word) => asked.has(word)).length,
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

function stems(text: string): string {
  return wordsOf(text)
    .map((word) => stemOf(word.text))
    .join(' ');
}
