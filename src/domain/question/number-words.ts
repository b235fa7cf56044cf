const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: readonly (readonly [string, number])[] = [
  ['fifteen', 15],
  ['twenty five', 25],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy five', 75],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
];
const SHARES: Readonly<Record<string, number>> = {
  'one half': 0.5,
  half: 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  'one quarter': 0.25,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
};

export const NUMBER = [
  String.raw`-?\d+(?:\.\d+)?(?: ?%)?`,
  // "half the average" is no share.
  `(?:${Object.keys(SHARES).join('|')})(?! (?:of )?(?:the |that |as |its |their )?(?:overall )?(?:average|mean|median|rate|speed|pace|others?)\\b)`,
  ...TENS.map(([word]) => `${word}(?: %)?`),
  ...UNITS.map((word) => `${word}(?: %)?`),
].join('|');

/** "20 %" and "twenty" of a share are 0.2, "half" is 0.5, "three" of a count is 3; null: not possible. */
export function readNumber(text: string, isCount: boolean): number | null {
  const share = SHARES[text];
  if (share !== undefined) return isCount ? null : share;
  const hasUnit = text.includes('%');
  const word = text.replace(/ ?%/, '');
  const unit = UNITS.indexOf(word);
  const value = unit >= 0 ? unit : (TENS.find(([name]) => name === word)?.[1] ?? Number.parseFloat(word));
  if (isCount) return hasUnit ? null : value;
  if (unit > 0 && !hasUnit) return null;
  return hasUnit || Math.abs(value) >= 1 || value === 0 ? value / 100 : value;
}
