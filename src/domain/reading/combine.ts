import type { Comparator, Condition, Requirement } from '../query/query';
import type { Subject } from '../query/subject';
import { isApplicable, isPlace } from '../query/condition-kinds';
import type { Atom } from './draft';

export interface Combined {
  readonly conditions: readonly Condition[];
  readonly unread: readonly string[];
  /** Nothing but a negation was said: 'the ones that don't'. */
  readonly isInverse?: true;
}

/** A condition with how it is joined to the one before. */
interface Joined {
  readonly condition: Condition;
  readonly by: 'and' | 'or' | null;
}

/** Kinds of which one value excludes the others: 'strong and mature' are both, in one list. */
const VALUES: Readonly<Partial<Record<Requirement['kind'], string>>> = {
  quadrant: 'codes',
  was: 'codes',
  status: 'statuses',
  shift: 'names',
  trend: 'names',
  topic: 'names',
  platform: 'names',
  label: 'labels',
  consensus: 'levels',
};

/** Joins the parts of a question: negations with their reach, 'and', 'or' with brackets, and what is left over. */
export function combine(atoms: readonly Atom[], main: Subject): Combined {
  const inner = atoms.findIndex(({ kind }) => kind === 'inner');
  if (inner < 0) return combinePart(atoms);
  const { subject, comparator, count, isNegated } = atoms[inner] as Extract<Atom, { kind: 'inner' }>;
  const before = combinePart(atoms.slice(0, inner));
  const rest = atoms.slice(inner + 1);
  const next = rest.findIndex(({ kind }) => kind === 'inner');
  const after = combinePart(next < 0 ? rest : rest.slice(0, next));
  // 'In an insight and in no platform'.
  const others = next < 0 ? null : combine(rest.slice(next), main);
  // Where the rows are is said of the rows: 'trends with new topics in Food'.
  const isOfParts = (condition: Condition): boolean =>
    isApplicable(condition, subject) &&
    (subject === 'startups'
      ? ['product', 'funding', 'raised'].includes(condition.kind)
      : !isPlace(condition) || main === 'insights' || (subject === 'insights' && condition.kind === 'mentions'));
  const parts = partsCondition(subject, after.conditions.filter(isOfParts), comparator, count, isNegated);
  return {
    conditions: [
      ...before.conditions,
      parts,
      ...after.conditions.filter((each) => !isOfParts(each)),
      ...(others?.conditions ?? []),
    ],
    unread: [...before.unread, ...after.unread, ...(others?.unread ?? [])],
  };
}

function partsCondition(
  parts: Subject,
  of: readonly Condition[],
  comparator: Comparator | null,
  count: number,
  isNegated: boolean,
): Condition {
  const [sign, bound] = isNegated ? (['exactly', 0] as const) : ([comparator ?? 'at least', count] as const);
  const figure = (['topics', 'trends', 'startups', 'insights'] as const).find((each) => each === parts);
  if (of.length === 0 && figure !== undefined)
    return { kind: 'figure', figure, comparator: sign, value: bound, not: false };
  return { kind: 'parts', parts, of, comparator: sign, count: bound, not: false };
}

function combinePart(atoms: readonly Atom[]): Combined {
  const joined: Joined[] = [];
  const unread: string[] = [];
  let by: Joined['by'] = null;
  let negation: string | null = null;
  /** Whether the negation has reached a condition, which an 'and' may extend it from. */
  let hasReached = false;
  let pendingText = '';
  for (const atom of atoms) {
    if (atom.kind === 'negation') {
      // 'Not without growth'.
      const isDouble: boolean = negation !== null && !hasReached;
      negation = isDouble ? null : atom.value === 'nor' ? 'neither' : atom.value;
      hasReached = false;
      pendingText = isDouble ? '' : atom.text;
    } else if (atom.kind === 'connective') {
      by = atom.value === 'or' ? 'or' : (by ?? 'and');
      if (atom.value === 'but' && hasReached) negation = null;
    } else if (atom.kind === 'unread') {
      unread.push(
        pendingText === '' ? atom.text : `${pendingText.replace(/^(?:with|have|has|mit) /, '')} ${atom.text}`,
      );
      if (!hasReached) negation = null;
      pendingText = '';
    } else if (atom.kind === 'condition') {
      const last = joined.at(-1)?.condition;
      const reaches: boolean = negation !== null && (!hasReached || reachesOn(negation, atom, last, by));
      if (!reaches) negation = null;
      const isNegated = reaches !== (atom.isNegated === true);
      // 'Neither a nor b' leaves out both.
      const isBoth = by === 'or' && !(isNegated && hasReached);
      const condition = withNegation(atom.requirement, isNegated);
      joined.push({
        condition: atom.isBase ? { ...condition, base: true } : condition,
        by: isBoth ? 'or' : by && 'and',
      });
      hasReached = reaches;
      [by, pendingText] = [null, ''];
    }
  }
  // A negation at the end is of what stands before it: 'wachsen nicht'.
  const last = joined.at(-1);
  if (pendingText !== '' && negation !== null && !hasReached) {
    if (last === undefined && negation === 'not') return { conditions: [], unread, isInverse: true };
    if (last === undefined || negation !== 'not') unread.push(pendingText);
    else joined.splice(-1, 1, { ...last, condition: { ...last.condition, not: !last.condition.not } });
  }
  return { conditions: bracketed(joined), unread };
}

/** Whether a negation before one condition also reaches the next one. */
function reachesOn(
  negation: string,
  { requirement, isBare }: Extract<Atom, { kind: 'condition' }>,
  last: Condition | undefined,
  by: Joined['by'],
): boolean {
  if (negation === 'neither') return by === 'or' || requirement.kind === last?.kind;
  // 'Outside Food with high consensus' leaves out Food alone.
  if (negation === 'except') return isBare && (by !== null || requirement.kind === last?.kind);
  if (negation === 'without') return isBare && (by === 'or' || requirement.kind === last?.kind);
  return by === 'or' && requirement.kind === last?.kind;
}

function withNegation(requirement: Requirement, not: boolean): Condition {
  // 'No sources' is a number of them.
  if (
    not &&
    requirement.kind === 'figure' &&
    requirement.comparator === 'at least' &&
    requirement.value === 1 &&
    requirement.figure !== 'growth'
  )
    return { ...requirement, comparator: 'exactly', value: 0, not: false };
  return { ...requirement, not };
}

/** Values of one kind become one condition; others joined by 'or', and whole clauses, are put in brackets. */
function bracketed(joined: readonly Joined[]): readonly Condition[] {
  const split = clauseStart(joined);
  if (split > 0) {
    const of = [joined.slice(0, split), joined.slice(split)].map((part): Condition => {
      const conditions = bracketed(part);
      return conditions.length === 1 && conditions[0] !== undefined
        ? conditions[0]
        : { kind: 'all', of: conditions, not: false };
    });
    return [{ kind: 'either', of, not: false }];
  }
  const result: Condition[] = [];
  for (const { condition, by } of joined) {
    const last = result.at(-1);
    // 'Important, not reviewed' are two conditions.
    const merged = last === undefined || (by === null && !condition.not) ? null : mergedValues(last, condition);
    if (merged !== null) result.splice(-1, 1, merged);
    else if (by === 'or' && last !== undefined) {
      const of = last.kind === 'either' && !last.not ? [...last.of, condition] : [last, condition];
      result.splice(-1, 1, { kind: 'either', of, not: false });
    } else result.push(condition);
  }
  return result;
}

/** Where a second clause begins: 'strong signals in Food and disruptors in Health'. @returns -1: there is none */
function clauseStart(joined: readonly Joined[]): number {
  return joined.findIndex(({ condition, by }, at) => {
    if (by === null || condition.not || VALUES[condition.kind] === undefined || at < 2) return false;
    const before = joined
      .slice(0, at)
      .findLastIndex((each) => each.condition.kind === condition.kind && !each.condition.not);
    // Both clauses say something besides.
    return before >= 0 && before < at - 1 && at < joined.length - 1;
  });
}

/** One condition with the values of both; null: they are not alike. */
export function mergedValues(one: Condition, other: Condition): Condition | null {
  const field = VALUES[one.kind];
  if (one.kind === 'text' && other.kind === 'text' && one.not && other.not) return null;
  if (field === undefined || one.kind !== other.kind || one.not !== other.not) return null;
  const values = [one, other].flatMap((each) => (each as unknown as Record<string, readonly unknown[]>)[field] ?? []);
  return { ...one, [field]: [...new Set(values)] };
}
