import type { Check } from './checks';
import type { ConditionKind } from './condition-kind';
import { before, either, rows } from './kinds/composed-kinds';
import { ahead, between, figure, known, top } from './kinds/figure-kinds';
import { among, label, platform, shift, topic, trend } from './kinds/name-kinds';
import { consensus, isNew, moved, quadrant, status, was } from './kinds/state-kinds';
import { funding, mentions, product, publisher, raised, text } from './kinds/text-kinds';
import type { Condition, Query, Requirement, RequirementOf } from './query';
import { queryFigure, type Material, type QueryFigure } from './query-figures';

type AnyKind = ConditionKind<Requirement> & { readonly fields: Readonly<Record<string, Check>> };

const KINDS: { readonly [Kind in Requirement['kind']]: ConditionKind<RequirementOf<Kind>> } = {
  quadrant,
  status,
  trend,
  shift,
  topic,
  platform,
  either,
  before,
  among,
  rows,
  text,
  mentions,
  label,
  consensus,
  figure,
  between,
  known,
  product,
  publisher,
  top,
  ahead,
  new: isNew,
  moved,
  was,
  funding,
  raised,
};

export function isKind(kind: unknown): kind is Requirement['kind'] {
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind);
}

/** What is known of the kind of a condition. */
export function kindOf(kind: Requirement['kind']): AnyKind {
  // Each kind is only given conditions of its own.
  return KINDS[kind] as unknown as AnyKind;
}

export function isPlace({ kind }: Condition): boolean {
  return kindOf(kind).isPlace === true;
}

/** A condition with those that it is composed of. */
function withParts(condition: Condition): readonly Condition[] {
  const parts = kindOf(condition.kind).parts?.(condition) ?? [];
  return [condition, ...parts.flatMap(withParts)];
}

/** The figures that a condition compares. */
export function figuresOf(condition: Condition): readonly QueryFigure[] {
  return withParts(condition).flatMap((each) => kindOf(each.kind).figures?.(each) ?? []);
}

/** Trends have no status, sources and start-ups; only start-ups have products. */
export function isApplicable(condition: Condition, subject: Query['subject']): boolean {
  const { subjects } = kindOf(condition.kind);
  if (subjects !== undefined && !subjects.includes(subject)) return false;
  return subject !== 'trends' || !('figure' in condition && queryFigure(condition.figure).isOfTopics === true);
}

/** Whether every list of a condition has a value and every number is one, as while it is being changed. */
export function isComplete(condition: Condition): boolean {
  const { parts, isComplete: isSensible } = kindOf(condition.kind);
  const isFilled = Object.values(condition).every((value: unknown) =>
    Array.isArray(value) ? value.length > 0 : !Number.isNaN(value),
  );
  return (
    (isFilled || condition.kind === 'before') &&
    (parts?.(condition) ?? []).every(isComplete) &&
    (isSensible?.(condition) ?? true)
  );
}

/** What the facts of a query need that is loaded only for such queries. */
export function materialOf({ subject, conditions, order, statistic, shown = [] }: Query): ReadonlySet<Material> {
  const figures = [order?.figure, statistic?.figure, ...shown].filter((figure) => figure !== undefined);
  return new Set([
    ...(subject === 'startups' ? (['startups'] as const) : []),
    ...figures.flatMap((figure) => queryFigure(figure).needs ?? []),
    ...conditions.flatMap(needsOf),
  ]);
}

function needsOf(condition: Condition): readonly Material[] {
  return withParts(condition).flatMap((each) => [
    ...(kindOf(each.kind).needs ?? []),
    ...('figure' in each ? (queryFigure(each.figure).needs ?? []) : []),
    ...(each.kind === 'rows' ? materialOf(each.query) : []),
  ]);
}

/** The conditions that say, without sources and start-ups, of which topics these are not needed. */
export function canNarrowMaterial({ conditions }: Query): readonly Condition[] {
  // The first of all rows are found among all of them.
  if (conditions.flatMap(withParts).some(({ kind }) => kind === 'top')) return [];
  return conditions.filter(
    (condition) =>
      !needsOf(condition).some((need) => need === 'sources' || need === 'startups') &&
      !withParts(condition).some(({ kind }) => kindOf(kind).isOfStartups === true),
  );
}

/** Whether the rows of the project answer it, without the previous data, an earlier visit, sources and start-ups. */
export function isAtHand(query: Query): boolean {
  return query.since === 'update' && materialOf(query).size === 0;
}

/** Whether other users get other rows for the same query. */
export function isPersonal({ conditions, since }: Query): boolean {
  return since === 'visit' || conditions.flatMap(withParts).some(({ kind }) => kindOf(kind).isPersonal === true);
}
