/** One thing of the product, the word that all texts have for it, and the words that they do not have. */
interface GlossaryEntry {
  readonly word: string;
  readonly meaning: string;
  /** Other words for the same thing, as regular expressions. */
  readonly not: readonly RegExp[];
  /** Texts that the specification fixes, as they are. */
  readonly fixed?: readonly string[];
}

/** The words of the user's texts. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    word: 'Data Explorer',
    meaning: 'The screen with the maps and lists of the project.',
    not: [/\bexplore (my|your|the) data\b/i, /\bdata explorer\b/],
    fixed: ['Explore my data', 'Explore your data'],
  },
  {
    word: 'Foresight Feed',
    meaning: 'The screen with an article a week; the articles are weekly insights.',
    not: [/\bforesight feed\b/, /\binsights? feed\b/i, /\bweekly (articles?|news)\b/i],
  },
  {
    word: 'quadrant',
    meaning: 'One of the four parts of the map: Strong Signal, Mature Signal, Potential Disruptor, Uncertain Signal.',
    not: [/\bmaturity\b/i],
    fixed: ['Maturity'],
  },
  {
    word: 'points',
    meaning: 'The unit of a difference of two shares.',
    not: [/\bpts\b/i, /\bpercentage points?\b/i, /\bpp\b/],
  },
  {
    word: 'Data of Sep 2026',
    meaning: 'The day or month from which the data of the project are.',
    not: [/\bdata (from|as of)\b/i, /\bdata updated\b/i],
    fixed: ['Data updated on'],
  },
];
