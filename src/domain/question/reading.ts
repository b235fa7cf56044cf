import type { Condition, Requirement } from '../query/query';
import type { QuestionText } from './question-text';

/** The characters that stay where a value of a kind was taken from, so that a list of values is recognised. */
export const MARKS = {
  taken: '\u0001',
  shift: '\u0002',
  figure: '\u0003',
  quadrant: '\u0004',
  status: '\u0005',
  new: '\u0006',
  moved: '\u0007',
  text: '\u0008',
  consensus: '\u000b',
  funding: '\u000c',
  trend: '\u000e',
  platform: '\u0010',
  label: '\u0011',
  topic: '\u000f',
} as const;

const NEGATION =
  'unless|nor|not|nothing|except(?: for)?|excluding|exclude|excludes|without|no|never|other than|apart from|besides|ignoring|ignore|remove|hide|skip|neither|outside(?: of)?|minus|leaving out|leave out|but not';
const BETWEEN =
  '(?:the|those|these|ones|any|that|which|i|we|you|have|has|had|having|are|is|in|on|set|to|marked|rated|as|my|our|status|of|from|quadrant|topics|signals|trends|already|belong|belonging|trend|shift|about|a|an|with|funding|consensus|start ups|startups|mentioning|described|topic|mark|rate|yet|been|they|it|them|anything|everything)';

/** Between a negation and a shift, trend, topic or platform: in "no start-ups in Food" the start-ups are negated. */
const BETWEEN_PLACES = BETWEEN.replace('|status|', '|')
  .replace('|quadrant|', '|')
  .replace('|funding|consensus|start ups|startups|', '|');
const CONNECTED = /(?:^| )(?:or|nor|and|,|plus|as well as) /;

const LIST = new RegExp(
  `^ *(?:(?:or|nor|and|and or|vs|versus|than|compare|compares|compared|to|with|against|doing|,|neither|either|both|but|not|also|plus|as well as|ones?|signals?|trends?|shifts?|disruptors?|topics?|without|except|${BETWEEN}) *)*$`,
);

const EXCEPT =
  'except(?: for)?|excluding|exclude|excludes|apart from|other than|besides|minus|ignoring|ignore|leaving out|leave out|hide|remove|skip|without';
const EXCLUDABLE = [MARKS.shift, MARKS.trend, MARKS.topic, MARKS.platform, MARKS.quadrant, MARKS.status].join('');
const STATE_WORDS =
  '(?:strong|mature|uncertain|potential|disruptive|disruptors?|important|monitored|disregarded|undefined|undecided)(?: (?:signals?|disruptors?|ones|topics))?';

function betweenOf(mark: string): string {
  return PLACES.has(mark) ? BETWEEN_PLACES : BETWEEN;
}

const PLACES: ReadonlySet<string> = new Set([MARKS.shift, MARKS.trend, MARKS.topic, MARKS.platform]);

/** Takes all matches out of a question; `not`: a negation stands before the match. */
export type Take = (pattern: string, read: (groups: readonly string[], not: boolean) => boolean) => void;

/** A question while it is read: what is left of its text, the conditions so far, and what was assumed. */
export class Reading {
  readonly conditions: Condition[] = [];
  /** Sentences on what was assumed. */
  readonly notes: string[] = [];
  readonly #negations: number[] = [];
  /** Where in the text the values of a condition are. */
  readonly #spans: { readonly at: number; readonly condition: Condition }[] = [];

  constructor(readonly text: QuestionText) {}

  /** Values of one kind are alternatives: they become one condition. */
  add(requirement: Requirement, not: boolean, isListed = true): true {
    const at = isListed ? this.conditions.findIndex((each) => each.kind === requirement.kind && each.not === not) : -1;
    const merged = at < 0 ? null : merge(this.conditions[at] as Condition, requirement);
    if (merged === null) this.conditions.push({ ...requirement, not });
    else this.conditions[at] = { ...merged, not };
    return true;
  }

  /** Takes all values of a kind in one pass from left to right, because a negation is passed on to the next value. */
  take(mark: string, values: readonly (readonly [pattern: string, requirement: Requirement])[]): void {
    if (values.length === 0) return;
    const pattern = new RegExp(`(?<= )(?:${values.map(([words]) => words).join('|')})(?= )`);
    let last = -1;
    this.text.takeAll(pattern, mark, (match, before) => {
      // Two values are alternatives only in a list; in "mature ones that were strong" both apply.
      const isListed = last < 0 ? this.#isListed(mark, match) : LIST.test(before.slice(last));
      last = match.index + match[0].length;
      const value = values.find(([words]) => {
        const here = new RegExp(`(?:${words})(?= )`, 'y');
        here.lastIndex = match.index;
        return here.test(match.input);
      });
      return value !== undefined && this.reads(before, mark, (not) => this.add(value[1], not, isListed));
    });
  }

  /** Whether a value is listed beside those of its kind that were taken before; "important topics not yet rated" is no list. */
  #isListed(mark: string, { index, 0: { length } }: RegExpExecArray): boolean {
    const { text } = this.text;
    const before = text.slice(0, index);
    const after = text.slice(index + length);
    const [left, right] = [before.lastIndexOf(mark), after.indexOf(mark)];
    if (left < 0 && right < 0) return true;
    const between = left >= 0 ? before.slice(left + 1) : after.slice(0, right);
    return LIST.test(between) && CONNECTED.test(between);
  }

  /** Reads a value with whether it is negated; a negation is understood only if the value was. Two of them cancel out. */
  reads(before: string, mark: string, read: (not: boolean) => boolean): boolean {
    const at = this.#negationAt(before, mark);
    const outer = at === null || before.startsWith('nor ', at) ? null : this.#negatedAt(before.slice(0, at), mark);
    const known = new Set(this.conditions);
    const isRead = read(at !== null && outer === null);
    if (isRead) this.#negations.push(...[at, outer].filter((each) => each !== null));
    const changed = this.conditions.find((condition) => !known.has(condition));
    if (changed !== undefined) this.#spans.push({ at: before.length, condition: changed });
    return isRead;
  }

  /** Conditions that stand before a position of the text. */
  before(position: number): readonly Condition[] {
    return this.#spans
      .filter(({ at }) => at < position)
      .toSorted((one, other) => one.at - other.at)
      .map(({ condition }) => condition);
  }

  /** The condition that stands nearest before a position of the text. */
  lastBefore(position: number, isMeant: (condition: Condition) => boolean): Condition | undefined {
    return this.#spans
      .filter(({ at, condition }) => at < position && isMeant(condition))
      .toSorted((one, other) => one.at - other.at)
      .at(-1)?.condition;
  }

  /** Where the text before a value negates it: directly, or through values of the same kind between them. */
  #negationAt(before: string, mark: string): number | null {
    const between = betweenOf(mark);
    const linked = new RegExp(
      `(?<= )(?:${NEGATION})(?= )(?: ${between}(?= ))*(?: +${mark}+ +(?:(?:or|nor|and|,)(?: |$))*(?:${between}(?: |$))*)+$`,
    ).exec(before);
    return this.#negatedAt(before, mark) ?? linked?.index ?? this.#excludedAt(before, mark);
  }

  /** "Except Food and mature" excludes both. */
  #excludedAt(before: string, mark: string): number | null {
    if (!EXCLUDABLE.includes(mark)) return null;
    const between = betweenOf(mark);
    const value = `(?:[${EXCLUDABLE}]+|${STATE_WORDS}) +`;
    const and = '(?:(?:or|nor|and|,) +)+';
    return (
      new RegExp(
        `(?<= )(?:${EXCEPT})(?= )(?: ${between}(?= ))* +${value}(?:${and}(?:${between} +)*${value})*${and}(?:(?:anything|everything|all|${between}) +)*$`,
      ).exec(before)?.index ?? null
    );
  }

  #negatedAt(before: string, mark: string): number | null {
    return new RegExp(`(?<= )(?:${NEGATION})(?= )(?: ${betweenOf(mark)}(?= ))* $`).exec(before)?.index ?? null;
  }

  /** Takes each 'or' between two conditions of different kinds: any of the two applies. */
  takeAlternatives(): void {
    const or = new RegExp(
      `(?<=[\\p{Cc}] +(?:(?:${BETWEEN}|have|which|with) +)*)(?:or|and or)(?= +(?:(?:${BETWEEN}|topics?|trends?|which|with|where) +)*[\\p{Cc}])`,
      'gu',
    );
    for (const { index } of [...this.text.text.matchAll(or)].toReversed()) {
      const spans = this.#spans.toSorted((one, other) => one.at - other.at);
      const left = spans.findLast(({ at }) => at < index)?.condition;
      const right = spans.find(({ at }) => at > index)?.condition;
      const at = this.conditions.findIndex((each) => each === left);
      if (left === undefined || right === undefined || left === right || left.not || at < 0) continue;
      if (!this.conditions.includes(right)) continue;
      const either: Condition = {
        kind: 'either',
        of: [left, ...(right.kind === 'either' ? right.of : [right])],
        not: false,
      };
      this.conditions[at] = either;
      this.conditions.splice(this.conditions.indexOf(right), 1);
      this.#spans.push({ at: index, condition: either });
      this.text.takeAt(index, 2);
    }
  }

  /** Negations that apply to a condition are understood; all others are left over. */
  takeNegations(): void {
    for (const index of this.#negations) {
      const word = new RegExp(`^(?:${NEGATION})(?= )`).exec(this.text.text.slice(index));
      if (word !== null) this.text.takeAt(index, word[0].length);
    }
  }
}

function merge(one: Condition, other: Requirement): Requirement | null {
  if (one.kind === 'quadrant' && other.kind === 'quadrant') return { ...one, codes: union(one.codes, other.codes) };
  if (one.kind === 'was' && other.kind === 'was') return { ...one, codes: union(one.codes, other.codes) };
  if (one.kind === 'status' && other.kind === 'status')
    return { ...one, statuses: union(one.statuses, other.statuses) };
  if (one.kind === 'trend' && other.kind === 'trend') return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'shift' && other.kind === 'shift') return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'platform' && other.kind === 'platform') return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'topic' && other.kind === 'topic') return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'consensus' && other.kind === 'consensus')
    return { ...one, levels: union(one.levels, other.levels) };
  if (one.kind === 'funding' && other.kind === 'funding') return { ...one, words: union(one.words, other.words) };
  if (one.kind === 'label' && other.kind === 'label') return { ...one, labels: union(one.labels, other.labels) };
  if (one.kind === 'product' && other.kind === 'product') return { ...one, words: union(one.words, other.words) };
  if (one.kind === 'publisher' && other.kind === 'publisher') return { ...one, hosts: union(one.hosts, other.hosts) };
  if (one.kind === 'mentions' && other.kind === 'mentions') return { ...one, words: union(one.words, other.words) };
  return one.kind === 'text' && other.kind === 'text' ? { ...one, words: union(one.words, other.words) } : null;
}

function union<Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] {
  return [...new Set([...one, ...other])];
}
