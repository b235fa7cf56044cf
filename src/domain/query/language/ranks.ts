import type { Query } from '../query';
import type { AskPart } from '../part';
import type { Subject } from '../vocabulary';
import { withStandingOrder } from './grammar';
import type { Lattice } from './lattice';
import { rangesInOrder, type Piece, type Read } from './piece';
import type { Meaning } from './word-lists';

/** 'Per shift the two fastest' are rows of each group, and 'the fastest' is one of each. */
export function withRowsOfGroup(read: readonly Read[]): readonly Read[] {
  const isOf = ({ outcome }: Read, ...kinds: readonly AskPart['kind'][]): boolean =>
    outcome.parts.some(({ kind }) => kinds.includes(kind));
  if (!read.some((each) => isOf(each, 'group')) || read.some((each) => isOf(each, 'rowsOfGroup'))) return read;
  return read.map((each) => {
    const { outcome } = each;
    if (outcome.isRank !== true) return each;
    const rows = outcome.parts.find((part) => part.kind === 'rows');
    const ofGroup: AskPart = { kind: 'rowsOfGroup', perGroup: rows?.limit ?? 1 };
    const parts = [...outcome.parts.filter(({ kind }) => kind !== 'rows'), ofGroup];
    return { ...each, outcome: { ...outcome, parts } };
  });
}

/** 'The 3 shifts with the most drivers' are three rows of this order, 'which disruptor is the smallest' is one. */
export function withCount(read: readonly Read[], subject: Subject, lattice: Lattice): readonly Read[] {
  const said = lattice.tokens.map((_, at) => lattice.phrasesAt(at));
  const isOne = (meanings: readonly Meaning[]): boolean =>
    meanings.some(({ kind, value, length }) => kind === 'oneOf' && value === subject && length === meanings[0]?.length);
  const areSeveral = said.some(
    (meanings) => meanings.some(({ kind, value }) => kind === 'subject' && value === subject) && !isOne(meanings),
  );
  const shape = read.flatMap(({ outcome }) => outcome.parts).map(({ kind }) => kind);
  if (['rows', 'group', 'rowsOfGroup'].some((kind) => shape.some((each) => each === kind))) return read;
  if (!read.some(({ outcome }) => outcome.isRank)) return read;
  for (const { start } of read) {
    const count =
      start === 0 ? undefined : lattice.at(start - 1).find(({ kind, length }) => kind === 'count' && length === 1);
    if (count === undefined || read.some(({ end }) => end === start)) continue;
    const rows: AskPart = { kind: 'rows', offset: 0, limit: count.value as number };
    const own: Read = { start: start - 1, end: start, isWhole: true, outcome: { parts: [rows] } };
    return [...read, own].toSorted((before, after) => before.start - after.start);
  }
  if (areSeveral || !said.some(isOne)) return read;
  return read.map((each) => {
    const { outcome } = each;
    if (outcome.isRank !== true) return each;
    return { ...each, outcome: { ...outcome, parts: [...outcome.parts, { kind: 'rows', offset: 0, limit: 1 }] } };
  });
}

/** 'Top 3' beside an order is rows of that order. */
export function withOrder(read: readonly Read[], given: Query['order']): readonly Read[] {
  const said = read.flatMap(({ outcome: { parts, anyFigure, anyDirection } }) =>
    anyFigure === 'unsaid' || anyDirection ? [] : parts,
  );
  const [order = given] = said.flatMap((part) => (part.kind === 'order' ? [part.order] : []));
  const found = read.map((each) => ({ ...each, outcome: withStandingOrder(each.outcome, order, said.length > 0) }));
  // What can only be said otherwise has neither parts nor readings, and stays in sight.
  return found.filter(({ outcome }) => outcome.parts.length > 0 || outcome.choices?.length === 0);
}

/** A figure alone, or in an order without a direction, is that of an order that has none: 'top 5 in industry', 'smallest by drivers'. */
export function withFigures(read: readonly Read[]): readonly Piece[] {
  const order = read.find(({ outcome }) => outcome.anyFigure !== undefined);
  const isFigure = ({ outcome }: Read): boolean => outcome.anyDirection === true || outcome.bare === true;
  const ofOrder = order && (read.find(({ outcome }) => outcome.anyDirection) ?? read.find(isFigure));
  return read.flatMap((each): readonly Piece[] => {
    const { parts, choices = null, isBoth = false, asks, isOnlyAsked } = each.outcome;
    if (each === ofOrder) return [];
    if (each !== order || ofOrder === undefined)
      return [{ ranges: rangesInOrder([each]), parts, choices, isBoth, asks, isOnlyAsked }];
    const [figure] = figuresOf(ofOrder);
    const ordered = parts.map((part): AskPart =>
      part.kind === 'order' && part.order !== null && figure !== undefined
        ? { ...part, order: { ...part.order, figure } }
        : part,
    );
    return [{ ranges: rangesInOrder([each, ofOrder]), parts: ordered, choices: null }];
  });
}

function figuresOf({ outcome }: Read) {
  return outcome.parts.flatMap((part) =>
    part.kind === 'columns' ? part.shown : part.kind === 'order' && part.order !== null ? [part.order.figure] : [],
  );
}
