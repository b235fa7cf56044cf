import type { Requirement } from './query';
import type { QueryFacts } from './query-facts';
import { figureOf, idOfRow, type Row } from './row';

type Top = Extract<Requirement, { readonly kind: 'top' }>;

/** Of each set of facts: the ids of the rows that a condition chooses, so that they are sorted once for all rows. */
const CHOSEN = new WeakMap<QueryFacts, Map<string, ReadonlySet<string>>>();

/** Whether a row is one of those with the highest or lowest figure of its subject. Equal figures share a rank. */
export function isAmongFirst(row: Row, condition: Top, facts: QueryFacts): boolean {
  const key = `${row.type} ${condition.figure} ${condition.count} ${condition.ascending}`;
  const known = CHOSEN.get(facts) ?? new Map<string, ReadonlySet<string>>();
  CHOSEN.set(facts, known);
  const chosen = known.get(key) ?? firstOf(rowsLike(row, facts), condition, facts);
  known.set(key, chosen);
  return chosen.has(idOfRow(row));
}

function firstOf(rows: readonly Row[], { figure, count, ascending }: Top, facts: QueryFacts): ReadonlySet<string> {
  const values = rows
    .map((row) => ({ id: idOfRow(row), value: figureOf(row, figure, facts) }))
    .filter((each): each is { id: string; value: number } => each.value !== null)
    .sort((one, other) => (ascending ? one.value - other.value : other.value - one.value));
  const last = values[Math.min(count, values.length) - 1];
  if (last === undefined) return new Set();
  return new Set(
    values.filter(({ value }) => (ascending ? value <= last.value : value >= last.value)).map(({ id }) => id),
  );
}

function rowsLike({ type }: Row, { topics, trends, startups }: QueryFacts): readonly Row[] {
  if (type === 'trend') return trends.map((trend) => ({ type, trend }));
  if (type === 'topic') return topics.map((topic) => ({ type, topic }));
  return topics.flatMap((topic) => (startups.get(topic.id) ?? []).map((startup) => ({ type, topic, startup })));
}
