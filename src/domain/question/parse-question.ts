import type { Trend } from '../trend/trend';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { TopicStatus } from '../topic/topic-status';
import { conditionText } from './condition-text';
import { takeFigures } from './figure-phrases';
import { nameWords } from './name-words';
import type { Condition, Query, Requirement } from './query';
import { QuestionText, tidy } from './question-text';
import { takeOrder } from './question-order';
import { FILLERS } from './question-fillers';

/** The names that a question can hold. */
export interface QuestionNames {
  readonly topics: readonly { readonly name: string }[];
  readonly trends: readonly Pick<Trend, 'name'>[];
  readonly shifts: readonly { readonly name: string }[];
}

export interface ParsedQuestion {
  readonly query: Query;
  /** Whether the question asks for rows: it names topics or trends in the plural, or counts. */
  readonly asksForRows: boolean;
  /** The words that were not understood, in their order: the query does not filter by them. */
  readonly unread: readonly string[];
}

const QUADRANT_WORDS: Readonly<Record<QuadrantCode, string>> = {
  1: 'strong signals?|strong(?= (?:or|and|,|topics|trends|ones)\\b)',
  2: 'mature signals?|mature',
  3: '(?:potential )?disruptors?|disruptive',
  4: 'uncertain signals?|uncertain',
};
const STATUS_WORDS: readonly (readonly [TopicStatus, string])[] = [
  [0, '(?:still )?(?:undefined|undecided|unrated)'],
  [1, 'analy[sz](?:e|ed|ing)'],
  [2, 'monitor(?:ed|ing)?'],
  [3, '(?<!most |least )important'],
  [4, 'disregard(?:ed|ing)?'],
];
const NEGATION =
  'not|except(?: for)?|excluding|exclude|excludes|without|no|never|other than|apart from|besides|ignoring|ignore|neither|outside|minus';
const BETWEEN =
  '(?:the|those|these|ones|any|that|which|i|we|have|has|had|are|is|in|on|set|to|marked|rated|as|my|our|status|of|from|quadrant|topics|signals|trends|already|belong|belonging|trend|shift|about)';

const MOVED = '(?:have |has )?(?:moved|changed quadrants?|switched quadrants?)(?: to another quadrant| quadrants?)?';

/** Reads what a question asks for. Every word is understood, a filler word, or in `unread`. */
export function parseQuestion(question: string, names: QuestionNames): ParsedQuestion {
  const text = new QuestionText(question);
  const conditions: Condition[] = [];
  const used: number[] = [];
  const isNegated = (before: string, mark: string): boolean => {
    const direct = new RegExp(`(?<= )(?:${NEGATION})(?= )(?: ${BETWEEN}(?= ))* $`).exec(before);
    const linked = new RegExp(
      `(?<= )(?:${NEGATION})(?= )(?: ${BETWEEN}(?= ))*(?: +${mark}+ +(?:(?:or|nor|and|,)(?: |$))*(?:${BETWEEN}(?: |$))*)+$`,
    ).exec(before);
    const match = direct ?? linked;
    if (match === null) return false;
    used.push(match.index);
    return true;
  };
  const add = (requirement: Requirement, not: boolean): boolean => {
    const at = conditions.findIndex((each) => each.kind === requirement.kind && each.not === not);
    const merged = at < 0 ? null : merge(conditions[at] as Condition, requirement);
    if (merged === null) conditions.push({ ...requirement, not });
    else conditions[at] = { ...merged, not };
    return true;
  };
  // All values of a kind in one pass from left to right, because a negation is passed on to the next value.
  const takeWords = (mark: string, values: readonly (readonly [string, Requirement])[]): void => {
    if (values.length === 0) return;
    const pattern = new RegExp(`(?<= )(?:${values.map(([words]) => words).join('|')})(?= )`);
    text.takeAll(pattern, mark, (match, before) => {
      const value = values.find(([words]) => new RegExp(`^.{${match.index}}(?:${words})(?= )`).test(match.input));
      return value !== undefined && add(value[1], isNegated(before, mark));
    });
  };
  const { shifts, trends } = names;
  takeWords(
    '\u0002',
    longestFirst(shifts).map((name) => [escape(tidy(name)), { kind: 'shift', names: [name] }]),
  );
  takeWords(
    '\u000e',
    longestFirst(trends).map((name) => [escape(tidy(name)), { kind: 'trend', names: [name] }]),
  );
  conditions.push(...takeFigures(text, isNegated));
  takeWords('\u0004', [
    ...QUADRANT_CODES.map((code) => [QUADRANT_WORDS[code], { kind: 'quadrant', codes: [code] }] as const),
    ['unclassified', { kind: 'quadrant', codes: [null] }],
  ]);
  takeWords(
    '\u0005',
    STATUS_WORDS.map(([status, words]) => [words, { kind: 'status', statuses: [status] }]),
  );
  takeWords('\u0006', [['newly (?:added|discovered)|new discover(?:y|ies)|new', { kind: 'new' }]]);
  takeWords('\u0007', [[MOVED, { kind: 'moved' }]]);
  const intent = text.take(/(?<= )(?:how many|(?:the )?number of|count)(?= )/) === null ? 'list' : 'count';
  const trendsNamed = /(?<= )trends?(?= )/.test(text.text) && !/(?<= )(?:topics?)(?= )/.test(text.text);
  const { order, limit } = takeOrder(text);
  const asksForRows =
    intent === 'count' || /(?<= )(?:topics|trends|signals|disruptors)(?= )/.test(` ${tidy(question)} `);
  takeNameWords(text, names, (word, before) => add({ kind: 'text', words: [word] }, isNegated(before, '\u0008')));
  // Negations that apply to a condition are understood; all others are left over.
  for (const index of used) {
    const word = new RegExp(`^(?:${NEGATION})(?= )`).exec(text.text.slice(index));
    if (word !== null) text.takeAt(index, word[0].length);
  }
  const subject = trendsNamed ? 'trends' : 'topics';
  const applicable = conditions.filter((each) => subject === 'topics' || !isOfTopicsOnly(each));
  const query: Query = { subject, conditions: applicable, order, limit, intent };
  const others = conditions.filter((each) => !applicable.includes(each)).map((each) => conditionText(each));
  return { query, asksForRows, unread: [...others, ...leftOver(text.text)] };
}

/** Trends have no status, no sources and no earlier quadrant. */
function isOfTopicsOnly(condition: Condition): boolean {
  if (condition.kind === 'status' || condition.kind === 'moved') return true;
  return 'figure' in condition && condition.figure === 'sources';
}

function merge(one: Condition, other: Requirement): Requirement | null {
  if (one.kind === 'quadrant' && other.kind === 'quadrant') return { ...one, codes: [...one.codes, ...other.codes] };
  if (one.kind === 'status' && other.kind === 'status')
    return { ...one, statuses: [...one.statuses, ...other.statuses] };
  if (one.kind === 'trend' && other.kind === 'trend') return { ...one, names: [...one.names, ...other.names] };
  if (one.kind === 'shift' && other.kind === 'shift') return { ...one, names: [...one.names, ...other.names] };
  return one.kind === 'text' && other.kind === 'text' ? { ...one, words: [...one.words, ...other.words] } : null;
}

function longestFirst(items: readonly { readonly name: string }[]): readonly string[] {
  return items.map(({ name }) => name).sort((one, other) => other.length - one.length);
}

const SHORTEST_WORD = 4;

function takeNameWords(text: QuestionText, names: QuestionNames, add: (word: string, before: string) => boolean): void {
  const words = [...names.topics, ...names.trends, ...names.shifts].flatMap(({ name }) => nameWords(name));
  text.takeAll(/(?<= )\p{L}{4,}(?= )/u, '\u0008', (match, before) => {
    const [word] = match;
    const isName = word.length >= SHORTEST_WORD && !FILLERS.has(word) && words.some((each) => each.startsWith(word));
    return isName && add(word, before);
  });
}

function leftOver(text: string): readonly string[] {
  // 'or' is understood between values of one kind only; conditions of different kinds all apply.
  // oxlint-disable-next-line no-control-regex -- the marks of what was taken are control characters
  const joined = text.replace(/([\u0002\u000e\u0004\u0005\u0008])( +)n?or(?= +(?:[a-z,]+ +)*\1)/g, '$1$2');
  return joined.split(' ').filter((word) => /[\p{L}\p{N}%]/u.test(word) && !FILLERS.has(word));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
