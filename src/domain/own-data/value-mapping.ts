import { CONSENSUS_LEVELS, consensusName } from '../topic/signal';
import { QUADRANT_CODES, quadrantOf, UNCLASSIFIED } from '../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../topic/topic-status';
import { cellText, isBlank } from './cell-text';
import { readConsensus, readQuadrant, inRingOrder, rankOfRing, NOT_TRACKABLE, readStatusWord } from './value-words';
import type { ColumnMapping, ColumnTarget, ValueMapping } from './mapping';
import { normalisedName } from './normalised-name';
import type { SheetRow } from './tables';

/** More different values are texts, and no words of a list. */
const MOST_VALUES = 24;

interface ValueForm {
  /** What each value of the file can become. */
  readonly options: readonly { readonly meaning: number; readonly text: string }[];
  /** null: not known. */
  readonly read: (word: string) => number | null;
}

const STATUSES = TOPIC_STATUSES.map((status) => ({ meaning: status, text: topicStatusName(status) }));

const FORMS: Readonly<Partial<Record<ColumnTarget, ValueForm>>> = {
  status: { options: STATUSES, read: readStatusWord },
  ring: { options: [], read: () => null },
  quadrant: {
    options: QUADRANT_CODES.map((code) => ({ meaning: code, text: quadrantOf(code).label })),
    read: readQuadrant,
  },
  consensus: {
    options: CONSENSUS_LEVELS.map((level) => ({ meaning: level, text: consensusName(level) })),
    read: readConsensus,
  },
};

/** What the values of a column can become; empty for a column without a list of values. */
export function valueOptions(target: ColumnTarget): ValueForm['options'] {
  return FORMS[target]?.options ?? [];
}

/** Whether a word is written as the product writes it, so that nothing has to be said about it. */
export function isOwnWord(target: ColumnTarget, word: string): boolean {
  const key = normalisedName(word);
  if (target === 'quadrant' && key === normalisedName(UNCLASSIFIED.label)) return true;
  return valueOptions(target).some(({ meaning, text }) => key === normalisedName(text) || word === String(meaning));
}

/**
 * The different values of a column with a list, the most frequent first, and what each becomes; rings from the inside.
 * @param earlier the choices of the user, which are taken over
 * @param rings as the file lists them
 * @returns undefined where all are the product's own words
 */
export function valuesOfColumn(
  target: ColumnTarget,
  rows: readonly SheetRow[],
  index: number,
  earlier: readonly ValueMapping[] = [],
  rings: readonly string[] = [],
): readonly ValueMapping[] | undefined {
  const form = FORMS[target];
  if (form === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const word = cellText(cells[index]).trim();
    if (!isBlank(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()];
  // Numbers are those of another scale, unless our words stand beside them.
  const hasForeignNumber =
    target === 'status'
      ? !words.some((word) => !isNumber(word) && form.read(word) !== null) &&
        words.some((word) => isNumber(word) && !isNotTrackable(target, word))
      : words.some((word) => isNumber(word) && form.read(word) === null);
  // Where most words are not known, 'Open' is a status of another scale too.
  const unknown = words.filter((word) => form.read(word) === null);
  const hasForeignWord = target === 'status' && unknown.length * 2 > words.length;
  const isForeign = (word: string): boolean =>
    isNumber(word) ? hasForeignNumber : hasForeignWord && !isOwnWord(target, word);
  const mappedValue = (value: string, count: number): ValueMapping => {
    const chosen = earlier.find((each) => each.value === value && each.isChosen);
    if (chosen !== undefined) return { ...chosen, count };
    return { value, count, meaning: isForeign(value) ? null : form.read(value), isChosen: false };
  };
  if (target === 'ring') {
    const listed = earlier.map(({ value }) => value).filter((ring) => counts.has(ring) || rings.includes(ring));
    const ordered = inRingOrder(words, listed.length > 0 ? listed : rings);
    return words.length === 0 || ordered.length > MOST_VALUES
      ? undefined
      : ordered.map((value) => mappedValue(value, counts.get(value) ?? 0));
  }
  const isOurs = (word: string): boolean => isOwnWord(target, word) || isNotTrackable(target, word);
  if (counts.size > MOST_VALUES || words.every((word) => isOurs(word) && !isForeign(word))) return undefined;
  return [...counts].map(([value, count]) => mappedValue(value, count)).toSorted((a, b) => b.count - a.count);
}

/** Whether nothing says the order of rings: the file lists none, they have no numbers, and not all words are known. */
export function asksOrderOfRings(values: readonly ValueMapping[], listed: readonly string[] = []): boolean {
  const isListed = values.every(({ value }) => listed.includes(value));
  return !isListed && !values.every(({ value }) => /^\d/.test(value) || rankOfRing(value) !== null);
}

/** Numbers of another scale than that of our statuses; a word that is not known stays a label without a question. */
export function foreignNumbers({ target, values = [] }: ColumnMapping): readonly ValueMapping[] {
  const isForeign = ({ value, meaning, isChosen }: ValueMapping): boolean =>
    isNumber(value) && (meaning === null || isChosen) && !isNotTrackable(target, value);
  return target === 'status' ? values.filter(isForeign) : [];
}

/** A number as the code of a status of ours; null: there is none with it. */
export function readsAsOurs(each: ValueMapping): ValueMapping {
  const meaning = STATUSES.find((status) => status.meaning === Number(each.value))?.meaning ?? null;
  return { ...each, meaning, isChosen: true };
}

/** What a word of a column becomes; null: it is not known, or stands for nothing. */
export function meaningOf({ target, values }: ColumnMapping, word: string): number | null {
  const mapped = values?.find(({ value }) => value === word);
  return mapped === undefined ? (FORMS[target]?.read(word) ?? null) : mapped.meaning;
}

function isNotTrackable(target: ColumnTarget, word: string): boolean {
  return target === 'status' && word === String(NOT_TRACKABLE);
}

function isNumber(word: string): boolean {
  return /^[+-]?\d+$/.test(word);
}
