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
    word: 'topic or trend',
    meaning: 'What the data are about. A signal is only a part of the names of the quadrants.',
    not: [/(?<!\b(?:strong|mature|uncertain|weak) )\bsignals?\b/i],
    fixed: ['All signals'],
  },
  {
    word: 'Analyze',
    meaning: 'A status: to be looked into. The link of this name, fixed by the specification, leads to What changed.',
    not: [/\banaly[sz](e (in|opens|leads|the|your|my)|es|ing)\b/i, /\b(press|under|link) .?analyze\b/i],
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
  {
    word: 'data has, data is',
    meaning: 'What is loaded, as one thing.',
    not: [/\bdata (are|were|have|do)\b/i],
  },
  {
    word: 'automatically',
    meaning: 'What the product does without being asked.',
    not: [/\bby itself\b/i, /\bof its own accord\b/i],
  },
  {
    word: 'undecided',
    meaning: 'A topic whose status is Undefined; Undefined is the name of the status only.',
    not: [
      /(?<!\b(?:has|have) )\bnot (?:yet )?decided\b/i,
      /\bno decisions?\b(?! to\b)/i,
      /\bstill open\b/i,
      /(?:\$|\d) (?:more )?left\b(?! out)/i,
    ],
  },
  {
    word: 'Log in, Log out',
    meaning: 'To begin and to end the session.',
    not: [/\bsign(ed)?[ -](in|out)\b/i],
    fixed: ['Sign-in'],
  },
  {
    word: 'house style',
    meaning: "Logo, colours and font of the user's organisation on what leaves the product.",
    not: [/\bbranding\b/i, /\bletterhead\b/i, /\bcorporate design\b/i],
  },
  {
    word: '−3',
    meaning: 'A figure below 0 has the minus sign.',
    not: [/(?<!\w)-\d[\d.]* ?(%|points)/],
  },
];
