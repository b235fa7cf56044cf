import type { QueryGroup, Subject } from '../vocabulary';
import type { Condition, Query } from '../query';
import type { QueryFigure } from '../query-figures';
import type { ReadAmount } from './amounts';
import type { Days } from './dates';
import type { Meaning, PhrasesOfText } from './word-lists';
import type { NamedItem } from './project';
import type { AskPart } from '../part';

/** What some words are read as. */
export interface Outcome {
  readonly parts: readonly AskPart[];
  /** Readings of which one has to be chosen, where the words are not clear; `parts` is then the first of them. */
  readonly choices?: readonly (readonly AskPart[])[];
  /** A figure that was named without being compared: it may be the figure of an order, or a column. */
  readonly bare?: true;
  /** What is asked of rows that are named: 'growth of Heat pumps', 'which grows faster, A or B'. */
  readonly asks?: { readonly figure: QueryFigure; readonly ascending: boolean };
  /** It says nothing but what is asked of them. */
  readonly isOnlyAsked?: true;
  /** 'Both A': what follows is no other value of it. */
  readonly isBoth?: true;
  /** 'The fastest', 'top 5': in groups these are rows of each. */
  readonly isRank?: true;
  /** An order whose figure was not said, or is 'size': a figure elsewhere in the sentence is meant. */
  readonly anyFigure?: 'unsaid' | 'size';
  /** An order whose direction was not said: that of an order without a figure is meant. */
  readonly anyDirection?: true;
}

/**
 * By the figure of the order that stands already, where the words say none: 'top 3' is rows of it.
 * @param isSaid the same sentence says it: 'shrinking most, top 5' are the first of that order
 */
export function withStandingOrder(outcome: Outcome, order: Query['order'], isSaid = false): Outcome {
  if (outcome.anyFigure !== 'unsaid' || order === null) return outcome;
  const parts = outcome.parts.flatMap((part): readonly AskPart[] => {
    if (part.kind !== 'order' || part.order === null) return [part];
    const { ascending } = part.order;
    return ascending === order.ascending || (isSaid && !ascending)
      ? []
      : [{ ...part, order: { figure: order.figure, ascending } }];
  });
  return { parts };
}

/** What words of these kinds mean; those of others are a key of the word lists. */
interface Values {
  readonly amount: ReadAmount;
  readonly count: number;
  readonly days: Days;
  readonly name: NamedItem;
  readonly figure: QueryFigure;
  readonly groupable: QueryGroup;
}
type ValueOf<Kind> = Kind extends keyof Values ? Values[Kind] : string;

/** At each place of a text what the words from there on may mean. */
export interface ReadText extends Pick<PhrasesOfText, 'phrasesAt'> {
  readonly tokens: readonly unknown[];
  /** Whether one figure can be made of several. */
  readonly hasScore: boolean;
  at(start: number): readonly Meaning[];
  kindsAt(start: number): ReadonlySet<string>;
}

/** What stands for the elements of a pattern. */
export class Captured {
  constructor(
    readonly all: readonly Meaning[],
    readonly subject: Subject,
    /** The condition that the words before an 'and', 'or' or comma say: what has no figure or lead of its own has its. */
    readonly before: Condition | null,
    readonly hasScore = false,
    /** The sentence says when something was decided: what became smaller did so since then. */
    readonly saysDecided = false,
    /** Sources are asked for, of which any name may be the publisher. */
    readonly ofSources = false,
  ) {}

  values<Kind extends string>(kind: Kind): readonly ValueOf<Kind>[] {
    return this.all.flatMap((each) => (each.kind === kind ? [each.value as ValueOf<Kind>] : []));
  }

  /** The first, or a later one, of a kind. */
  value<Kind extends string>(kind: Kind, at = 0): ValueOf<Kind> | null {
    return this.values(kind)[at] ?? null;
  }

  has(kind: string): boolean {
    return this.all.some((each) => each.kind === kind);
  }
}

/** @returns null: the words do not go together */
type Read = (found: Captured) => Outcome | null;

interface Element {
  readonly kinds: readonly (readonly [kind: string, value: string | null])[];
  readonly isOptional: boolean;
  /** A few of them, side by side, or none. */
  readonly isMany: boolean;
}

export interface Rule {
  readonly pattern: readonly Element[];
  readonly read: Read;
  /** What is read is excluded where the pattern has an optional 'not' and the words have it. */
  readonly mayExclude: boolean;
}

/**
 * What words mean together. Patterns name kinds of words, parted by spaces: `a|b` for either, `a.b` for one value of a
 * kind, `a?` for one that may be missing, `a*` for some side by side or none. ';' parts patterns.
 */
export function rule(patterns: string, read: Read): readonly Rule[] {
  return patterns.split(';').map((text) => {
    const pattern = text.trim().split(/\s+/).map(elementOf);
    return { pattern, read, mayExclude: text.includes('neg.not?') };
  });
}

function elementOf(text: string): Element {
  const name = text.replace(/[?*]$/, '');
  return {
    kinds: name.split('|').map((each) => {
      const [kind = '', value = null] = each.split('.');
      return [kind, value] as const;
    }),
    isOptional: text.endsWith('?'),
    isMany: text.endsWith('*'),
  };
}

/** Whether a pattern has a first element that some words from a place on are of. */
export function mayBeginAt(pattern: readonly Element[], lattice: ReadText, at: number): boolean {
  const kinds = lattice.kindsAt(at);
  for (const element of pattern) {
    if (element.kinds.some(([kind]) => kinds.has(kind))) return true;
    if (!element.isOptional && !element.isMany) return false;
  }
  return true;
}

export interface RuleMatch {
  readonly end: number;
  readonly found: readonly Meaning[];
}

/** Words of a kind side by side. */
const MOST_LINKS = 17;

/** How much of a text one pattern may still look at, so that repeated words do not take ever longer. */
interface Budget {
  steps: number;
}
const MOST_STEPS = 400;

/** All ways in which the words from a place on fit a pattern. */
export function* matchesAt(
  pattern: readonly Element[],
  lattice: ReadText,
  at: number,
  budget: Budget = { steps: MOST_STEPS },
  element = 0,
  found: readonly Meaning[] = [],
): Generator<RuleMatch> {
  const own = pattern[element];
  if (own === undefined) {
    yield { end: at, found };
    return;
  }
  for (const meaning of meaningsOf(own, lattice, at)) {
    if ((budget.steps -= 1) < 0) return;
    const next = at + meaning.length;
    const all = [...found, meaning];
    const links = all.length - all.findLastIndex(({ kind }) => !own.kinds.some(([each]) => each === kind)) - 1;
    if (own.isMany && links < MOST_LINKS) yield* matchesAt(pattern, lattice, next, budget, element, all);
    else yield* matchesAt(pattern, lattice, next, budget, element + 1, all);
  }
  if (own.isOptional || own.isMany) yield* matchesAt(pattern, lattice, at, budget, element + 1, found);
}

function meaningsOf({ kinds, isMany }: Element, lattice: ReadText, at: number): readonly Meaning[] {
  const found = lattice
    .at(at)
    .filter((meaning) =>
      kinds.some(([kind, value]) => kind === meaning.kind && (value === null || value === meaning.value)),
    );
  // 'Society sizing' is one figure among others.
  return isMany ? found.filter(({ length }) => length === found[0]?.length) : found;
}
