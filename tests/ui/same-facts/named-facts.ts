import { MISSING_FIGURE } from '../../../src/domain/shared/figures';
import { QUADRANT_CODES } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';

/** What is said in one place, by the name of the fact. */
export type Said = Readonly<Record<string, number | string | null>>;
/** A place of the product, such as 'map', with what it says. */
export type Places = Readonly<Record<string, Said>>;

export const CODES = [...QUADRANT_CODES, null] as const;

/** The number that stands before some words, as a figure or as a word; 0 where the words are not there. */
export function numberBefore(words: string, text: string): number {
  const found = new RegExp(`(\\w+)(?: more)? ${words}`, 'i').exec(text)?.[1];
  if (found === undefined) return 0;
  const named = NAMES.indexOf(found.toLowerCase());
  return named >= 0 ? named : Number(found);
}
export const NAMES = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const facts = <Key extends string | number | null>(
  name: string,
  keys: readonly Key[],
  valueOf: (key: Key, at: number) => number | string | null,
): Said => Object.fromEntries(keys.map((key, at) => [`${name} ${String(key)}`, valueOf(key, at)]));

/** The data itself, counted by nothing of the product. */
export function factsOfData(
  topics: readonly Topic[],
  previous: readonly Topic[],
  statuses: ReadonlyMap<string, number | null>,
): Said {
  const statusOf = ({ id }: Topic) => statuses.get(id) ?? null;
  const count = (isMeant: (topic: Topic) => boolean): number => topics.filter(isMeant).length;
  const isTracked = (topic: Topic): boolean => statusOf(topic) !== null;
  const isPlaced = ({ growth, sizing }: Topic): boolean => growth !== null && sizing.average !== null;
  const before = new Map(previous.map((topic) => [topic.id, topic]));
  const isUndecided = (topic: Topic): boolean => statusOf(topic) === 0;
  const hasQuadrantChanged = ({ id, quadrant }: Topic): boolean => {
    const was = before.get(id);
    return was !== undefined && was.quadrant.code !== quadrant.code;
  };
  return {
    topics: topics.length,
    tracked: count(isTracked),
    untracked: count((topic) => !isTracked(topic)),
    decided: count((topic) => isTracked(topic) && !isUndecided(topic)),
    undecided: count(isUndecided),
    'off the map': count((topic) => !isPlaced(topic)),
    new: previous.length === 0 ? 0 : count(({ id }) => !before.has(id)),
    gone: previous.filter(({ id }) => topics.every((topic) => topic.id !== id)).length,
    'changed quadrant': count(hasQuadrantChanged),
    'changed quadrant, undecided': count((topic) => hasQuadrantChanged(topic) && isUndecided(topic)),
    ...facts('with status', TOPIC_STATUSES, (status) => count((topic) => statusOf(topic) === status)),
    ...facts('in quadrant', CODES, (code) => count(({ quadrant }) => quadrant.code === code)),
    ...facts('tracked in quadrant', CODES, (code) =>
      count((topic) => topic.quadrant.code === code && isTracked(topic)),
    ),
    ...facts('drawn in quadrant', CODES, (code) => count((topic) => topic.quadrant.code === code && isPlaced(topic))),
    ...facts(
      'name of',
      topics.map(({ id }) => id),
      (_, at) => topics[at]?.name ?? '',
    ),
    ...facts(
      'status of',
      topics.map(({ id }) => id),
      (_, at) => {
        const topic = topics[at];
        return topic === undefined ? null : statusOf(topic);
      },
    ),
  };
}

export function ofRows(
  rows: readonly Topic[],
  of: {
    readonly status?: (topic: Topic) => number | null;
    readonly growth?: (topic: Topic) => string;
    readonly sizing?: (topic: Topic) => string;
  },
): Said {
  const { status, growth, sizing } = of;
  const ids = rows.map(({ id }) => id);
  const each = (name: string, valueOf: ((topic: Topic) => number | string | null) | undefined): Said =>
    valueOf === undefined ? {} : facts(name, ids, (_, at) => valueOf(rows[at] as Topic));
  return {
    ...each('name of', ({ name }) => name),
    ...each('status of', status),
    // A column has the decimals that its own values need: '+40 %' and '+40.0 %' are one fact.
    ...each('growth of', growth && ((topic) => amountIn(growth(topic)))),
    ...each('size of', sizing && ((topic) => amountIn(sizing(topic)))),
  };
}

/** The number of a percentage as it is shown; null: it is not known. Whatever has no number stays a text, and is the same nowhere. */
function amountIn(text: string): number | string | null {
  if (text === MISSING_FIGURE) return null;
  const amount = Number(text.replace('−', '-').replace(' %', ''));
  return Number.isNaN(amount) ? text : amount;
}
