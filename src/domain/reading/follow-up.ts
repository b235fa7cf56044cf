import { isApplicable, kindOf } from '../query/condition-kinds';
import { EVERY_TOPIC, type Condition, type Query } from '../query/query';
import type { Combined } from './combine';
import type { Draft } from './draft';
import { side } from './query-of-draft';

/** How a question goes on from the query before it; null: it stands alone. */
export type FollowUp = 'narrow' | 'replace' | 'or';

export function followUpOf(draft: Draft, { isInverse }: Combined, words: number): FollowUp | null {
  const { cues, atoms } = draft;
  const [first] = atoms;
  const starts = first?.kind === 'connective' ? first.value : null;
  if (starts === 'or') return 'or';
  if (isInverse || draft.takenBack.length > 0 || cues.has('each')) return 'replace';
  if (cues.has('instead') || cues.has('what')) return 'replace';
  if (cues.has('them') || cues.has('only')) return 'narrow';
  if (['place 1', 'place 2', 'place 3'].some((each) => cues.has(each))) return 'narrow';
  if (cues.has('drop') || cues.has('rest') || cues.has('next') || (cues.has('list') && draft.subject === null))
    return 'replace';
  // 'How many are there in each shift?'
  if (
    draft.intent === 'count' &&
    draft.subject === null &&
    !draft.hasConditions &&
    (draft.group !== null || words <= 3)
  )
    return 'narrow';
  // 'Who is growing the slowest?'
  const isOfThem = cues.has('sup') || cues.has('it') || draft.intent === 'compare';
  if (draft.subject === null && !draft.hasConditions && draft.names.length === 0 && words <= 8 && isOfThem)
    return 'narrow';
  const isFragment = draft.subject === null && words <= 7 && !cues.has('question');
  if (starts !== null && (isFragment || first?.kind === 'connective')) return 'replace';
  return isFragment ? 'replace' : null;
}

/** Conditions of one group replace each other: 'in Food', then 'in Health'. */
function groupOf(condition: Condition): string {
  return 'figure' in condition
    ? `figure ${condition.figure}`
    : kindOf(condition.kind).isPlace === true
      ? 'place'
      : condition.kind;
}

const asked = ({ added: _added, ...condition }: Condition): Condition => condition;
const added = (condition: Condition): Condition => ({ ...condition, added: true });

function isSame(one: Condition, other: Condition): boolean {
  return JSON.stringify(asked(one)) === JSON.stringify(asked(other));
}

/** What a follow-up asks, with what stays of the query before it. */
export function continued(before: Query, next: Query, kind: FollowUp, draft: Draft, combined: Combined): Query {
  const { cues } = draft;
  if (cues.has('drop'))
    return { ...before, conditions: before.conditions.filter((each) => each.added !== true && !isPlaceOf(each)) };
  if ((cues.has('rest') || combined.isInverse) && next.conditions.length === 0) return inverseOf(before);
  if (kind === 'or') return withAlternative(before, next.conditions);
  const isBare =
    next.order === null &&
    next.limit === null &&
    next.group === null &&
    next.statistic === null &&
    next.intent === 'list';
  const takenBack = takenBackOf(before, draft);
  const isUnlimited = draft.takenBack.includes('any') && before.limit !== null;
  const isLimited = before.limit !== null && next.conditions.length > 0;
  const replaced = new Set(kind === 'replace' ? next.conditions.filter(({ not }) => !not).map(groupOf) : []);
  const kept =
    isLimited && kind === 'narrow'
      ? [rowsOf(before)]
      : before.conditions
          .filter((each) => each.not || !replaced.has(groupOf(each)))
          .filter((each) => !takenBack.includes(each))
          // 'And without high consensus' takes back 'with high consensus'.
          .filter((each) => !next.conditions.some((other) => isSame({ ...other, not: !other.not }, each)))
          .map(asked);
  const subject = draft.subject ?? before.subject;
  const isOther = subject !== before.subject;
  // Of insights, topics are those that they mention, not those of the same days.
  const isKept =
    !isOther ||
    (before.subject !== 'insights' && before.limit === null && kept.every((each) => isApplicable(each, subject)));
  const own = next.conditions.filter((each) => !kept.some((other) => isSame(each, other)));
  const conditions = [...(isKept || kept.length === 0 ? kept : [rowsOf(before)]), ...own.map(added)];
  const ownOrder =
    next.order === null || !draft.isDefaultOrder
      ? next.order
      : { figure: before.order?.figure ?? next.order.figure, ascending: next.order.ascending };
  const compared = draft.intent === 'compare' ? side(conditions.map((each) => asked(each))) : null;
  const result = isBare && next.conditions.length > 0 && !cues.has('list') && !cues.has('question') ? before : next;
  // 'And the fastest growing?' after the largest of each shift.
  const isOfEach = before.perGroup !== undefined && next.order !== null && next.group === null && !isOther;
  const { group, perGroup } = isOfEach ? before : result;
  return {
    ...EVERY_TOPIC,
    subject,
    conditions: compared?.conditions ?? conditions,
    ...(kind === 'narrow' && next.conditions.length > 0 && kept.length > 0 && { narrows: true as const }),
    order: ownOrder ?? (isOther ? null : before.order),
    ...(next.alphabetical !== undefined && { alphabetical: next.alphabetical }),
    ...(next.shown !== undefined && { shown: next.shown }),
    limit:
      isOfEach || isUnlimited
        ? null
        : cues.has('next')
          ? next.limit
          : (next.limit ??
            (isOther || (kind === 'narrow' && next.conditions.length > 0) || isOppositeOf(before, next)
              ? null
              : before.limit)),
    offset: cues.has('next') ? before.offset + (before.limit ?? 0) : next.offset,
    intent: cues.has('list') ? 'list' : result.intent,
    group: compared?.group ?? group,
    ...(perGroup !== undefined && { perGroup }),
    statistic: result.statistic,
    since: next.since === 'visit' ? 'visit' : before.since,
  };
}

/** The conditions that a follow-up takes back; of 'the limit' alone the last one, where the rows have none. */
function takenBackOf({ conditions, limit }: Query, draft: Draft): readonly Condition[] {
  return draft.takenBack.flatMap((what) => {
    if (what === 'any') return limit === null ? conditions.slice(-1) : [];
    const found = conditions.filter((each) => groupOf(each) === what);
    if (found.length === 0) draft.note(`The question before has no condition on ${what.replace('figure ', '')}.`);
    return found;
  });
}

function isOppositeOf(before: Query, next: Query): boolean {
  return (
    next.order !== null && before.order?.figure === next.order.figure && before.order.ascending !== next.order.ascending
  );
}

function isPlaceOf({ kind }: Condition): boolean {
  return kindOf(kind).isPlace === true;
}

/** One of the rows of the query before. */
function rowsOf(query: Query): Condition {
  return { kind: 'rows', query: { ...query, intent: 'list', group: null, statistic: null }, not: false };
}

/** The rows that the query before leaves out: behind its limit, or by the conditions that were added last. */
function inverseOf(query: Query): Query {
  if (query.limit !== null) return { ...query, limit: null, offset: query.offset + query.limit };
  const own = query.conditions.filter((each) => each.added === true);
  const chosen = own.length > 0 ? own : query.conditions.slice(-1);
  const inverse = chosen.map((each): Condition => ({ ...asked(each), not: !each.not }));
  const others = query.conditions.filter((each) => !chosen.includes(each)).map(asked);
  const last: readonly Condition[] = inverse.length < 2 ? inverse : [{ kind: 'either', of: inverse, not: false }];
  return { ...query, conditions: [...others, ...last.map(added)] };
}

/** 'Or in Health': any of the last condition and the next ones. */
function withAlternative(query: Query, next: readonly Condition[]): Query {
  const last = query.conditions.at(-1);
  if (last === undefined || next.length === 0) return { ...query, conditions: next };
  const before = query.conditions.slice(0, -1).map(asked);
  const either: Condition = last.not
    ? { kind: 'either', of: [asked(last), ...next], not: false }
    : { kind: 'either', of: [...(last.kind === 'either' ? last.of : [asked(last)]), ...next], not: false };
  return { ...query, limit: null, conditions: [...before, added(simple(either))] };
}

/** Values of one kind need no brackets: 'important', then 'or monitored'. */
function simple(either: Extract<Condition, { kind: 'either' }>): Condition {
  const [first, ...others] = either.of;
  if (first?.kind !== 'status' && first?.kind !== 'quadrant') return either;
  if (!others.every((each) => each.kind === first.kind && each.not === first.not)) return either;
  const field = first.kind === 'status' ? 'statuses' : 'codes';
  const values = either.of.flatMap((each) => (each as unknown as Record<string, readonly unknown[]>)[field] ?? []);
  return { ...first, [field]: [...new Set(values)] };
}
