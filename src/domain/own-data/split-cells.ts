/** What stands between several labels in one cell. */
export const SPLIT_SIGNS = ['\n', ';', '|', ',', '/'] as const;
export type SplitSign = (typeof SPLIT_SIGNS)[number];

/** How the cells of a column are split into labels. */
export interface CellSplit {
  /** null: a cell is one label. */
  readonly at: SplitSign | null;
  /** What its cells look like; null: they are one text each. */
  readonly found: SplitSign | null;
  /** By the user. */
  readonly isChosen: boolean;
}

/** The labels of a cell, each once. */
export function partsOfCell(text: string, at: SplitSign): readonly string[] {
  const parts = text.split(at).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** In characters and words: longer parts are no labels. */
const LONGEST_PART = 40;
const MOST_WORDS = 4;
const MOST_LABELS = 24;
/** A slash is a part of many names, so only the user splits at it. */
const FOUND_SIGNS = SPLIT_SIGNS.filter((sign) => sign !== '/');

/**
 * The sign between several labels in the cells of a column: at least two cells have it, and the labels repeat more than the
 * cells do. null: a cell is one text.
 */
export function splitOf(texts: readonly string[]): SplitSign | null {
  return FOUND_SIGNS.find((sign) => areLists(texts, sign)) ?? null;
}

function areLists(texts: readonly string[], sign: SplitSign): boolean {
  const lists = texts.filter((text) => partsOfCell(text, sign).length > 1);
  if (lists.length < 2) return false;
  const parts = texts.flatMap((text) => partsOfCell(text, sign));
  const isLabel = (part: string): boolean =>
    part.length <= LONGEST_PART && part.split(/\s+/).length <= MOST_WORDS && /\p{L}/u.test(part);
  const distinct = new Set(parts).size;
  const areRepeated = distinct * 1.5 <= parts.length && distinct <= new Set(texts).size;
  return distinct <= MOST_LABELS && areRepeated && parts.every(isLabel);
}
