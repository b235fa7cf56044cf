import type { Condition } from '../query/query';
import { FIGURES } from '../topic/figures';
import { parseQuadrantCode, QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../topic/quadrant';
import {
  ANY_FIGURE,
  isBounded,
  rangeCondition,
  rangeFromText,
  rangeToText,
  rangeWords,
  type PercentRange,
} from './percent-range';
import type { Selection } from '../shared/selection';

/** One filter of the explorer or the review: a form in which a part of a query is chosen. */
export interface FilterForm<Value> {
  /** Its name in the specification, section 3. */
  readonly field: string;
  /** Excludes nothing. */
  readonly initial: unknown;
  readonly isActive: (value: Value) => boolean;
  /** Its parameter of the address; each value has one of its own, because names may hold any character. */
  readonly parameter: string;
  /** None for what excludes nothing. */
  readonly write: (value: Value) => readonly string[];
  /** Ignores what {@link write} did not write. */
  readonly read: (texts: readonly string[]) => unknown;
  /** What it requires of topics, and of trends; omitted: nothing. */
  readonly topics?: (value: Value) => Condition | null;
  readonly trends?: (value: Value) => Condition | null;
  /** What it narrows to. */
  readonly words: (value: Value) => readonly string[];
  /** bar: it has a dropdown. more: it is one of 'More filters'. note: of an answer, and said beside the bar. review: only there. */
  readonly place: 'bar' | 'more' | 'note' | 'review';
  /** In the list view: the list that it narrows; both: of each its own. */
  readonly list: 'trendList' | 'topicList' | 'both';
  readonly isInReview?: true;
  /** It is not of a version of the data, and so the same in all. */
  readonly isOfAllVersions?: true;
}

/** Topics, trends, rings or shifts by name; empty means all. */
export function named<Field extends string>(field: Field, parameter: string) {
  return {
    field,
    initial: [] as Selection<string>,
    isActive: (names: Selection<string>) => names.length > 0,
    parameter,
    write: (names: Selection<string>) => names,
    read: (texts: readonly string[]) => unique(texts.filter((name) => name !== '')),
    words: (names: Selection<string>) => names,
  } as const;
}

/** Written as `topics:3` or `trends:1`. */
export function maturity<Field extends string>(field: Field, prefix: string) {
  return {
    field,
    initial: [] as Selection<QuadrantCode>,
    isActive: isQuadrantFilterActive,
    parameter: 'maturity',
    write: (codes: Selection<QuadrantCode>) =>
      isQuadrantFilterActive(codes) ? codes.map((code) => `${prefix}${code}`) : [],
    read: (texts: readonly string[]) => {
      const own = texts
        .filter((text) => text.startsWith(prefix))
        .map((text) => parseQuadrantCode(text.slice(prefix.length)));
      const codes = unique(own.filter((code) => code !== null));
      return codes.length === QUADRANT_CODES.length ? [] : codes;
    },
    words: (codes: Selection<QuadrantCode>) => codes.map((code) => quadrantOf(code).label),
    place: 'bar',
  } as const;
}

/** Written in percent, as `10..20`. */
export function range<Field extends string>(field: Field, figure: 'growth' | 'sizing') {
  const condition = (bounds: PercentRange): Condition => ({ ...rangeCondition(figure, bounds), not: false });
  return {
    field,
    initial: ANY_FIGURE,
    isActive: isBounded,
    parameter: figure,
    write: rangeToText,
    read: ([text]: readonly string[]) => rangeFromText(text),
    topics: condition,
    trends: condition,
    words: (bounds: PercentRange) => [`${FIGURES[figure].short} ${rangeWords(bounds)}`],
    place: 'more',
    list: 'topicList',
  } as const;
}

export function flagForm<Field extends string>(field: Field, parameter: string, value: string, words: string) {
  return {
    field,
    initial: false as boolean,
    isActive: (isOn: boolean) => isOn,
    parameter,
    write: (isOn: boolean) => (isOn ? [value] : []),
    read: (texts: readonly string[]) => texts.includes(value),
    words: () => [words],
    place: 'more',
    list: 'topicList',
  } as const;
}

/** No code and all codes mean all signals. */
export function isQuadrantFilterActive(quadrants: Selection<QuadrantCode>): boolean {
  return quadrants.length > 0 && quadrants.length < QUADRANT_CODES.length;
}

export function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
