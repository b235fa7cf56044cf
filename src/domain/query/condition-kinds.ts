import type { ConditionKind } from './condition-kind';
import * as composed from './kinds/composed-kinds';
import * as figures from './kinds/figure-kinds';
import * as names from './kinds/name-kinds';
import * as personal from './kinds/personal-kinds';
import * as states from './kinds/state-kinds';
import * as ofTexts from './kinds/text-kinds';
import { KIND_FIELDS, type Condition, type Kind, type Query, type Requirement, type RequirementOf } from './query';
import type { Subject } from './vocabulary';
import { needsOfTexts } from './topic-texts';
import { hasFigure, queryFigure, type Material, type QueryFigure } from './query-figures';

const KINDS: { readonly [Of in Kind]: ConditionKind<RequirementOf<Of>> } = {
  ...states,
  ...figures,
  ...names,
  ...ofTexts,
  ...personal,
  ...composed,
};
export const CONDITION_KINDS = Object.keys(KIND_FIELDS) as readonly Kind[];

export function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && Object.hasOwn(KIND_FIELDS, kind);
}

/** What is known of the kind of a condition. */
export function kindOf(kind: Kind): ConditionKind<Requirement> {
  // Each kind is only given conditions of its own.
  return KINDS[kind] as unknown as ConditionKind<Requirement>;
}

function isPlace({ kind }: Condition): boolean {
  return kindOf(kind).isPlace === true;
}

/** Of what a share is: what the question marks, and where, unless where is all that it asks of the whole. */
export function wholeOfShare(conditions: readonly Condition[]): readonly Condition[] {
  const isIn = (condition: Condition): boolean => !condition.not && isPlace(condition);
  const isAsked = conditions.some(({ base }) => base === true) && conditions.every((each) => each.base || isIn(each));
  return conditions.filter((each) => each.base === true || (!isAsked && isIn(each)));
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

/** Whether rows of a subject can meet it: trends have no status, only start-ups have products. */
export function isApplicable(condition: Condition, subject: Subject): boolean {
  const { subjects, parts: partsOfKind } = kindOf(condition.kind);
  if (subjects !== undefined && !subjects.includes(subject)) return false;
  const own = figuresOfKind(condition);
  if (condition.kind === 'against') own.push(condition.other);
  if (!own.every((figure) => hasFigure(subject, figure))) return false;
  if (condition.kind !== 'either' && condition.kind !== 'all' && condition.kind !== 'before') return true;
  return (partsOfKind?.(condition) ?? []).every((part) => isApplicable(part, subject));
}

function figuresOfKind(condition: Condition): QueryFigure[] {
  return [...(kindOf(condition.kind).figures?.(condition) ?? [])];
}

/** Whether every list of a condition has a value and every number is one, as while it is being changed. */
export function isComplete(condition: Condition): boolean {
  const { parts, isComplete: isSensible } = kindOf(condition.kind);
  const isFilled = Object.values(condition).every((value: unknown) =>
    Array.isArray(value) ? value.length > 0 : !Number.isNaN(value),
  );
  return (
    (isFilled || ['before', 'parts', 'own', 'member', 'said'].includes(condition.kind)) &&
    (parts?.(condition) ?? []).every(isComplete) &&
    (isSensible?.(condition) ?? true)
  );
}

/** What the facts of a query need that is loaded only for such queries. */
export function materialOf(query: Query): ReadonlySet<Material> {
  const { subject, conditions, order, statistic, shown = [], texts = [], group, version } = query;
  const figures = [order?.figure, statistic?.figure, ...shown].filter((figure) => figure !== undefined);
  return new Set([
    ...materialOfSubject(subject),
    ...(group === 'platform' ? (['platforms'] as const) : []),
    ...(version === 'previous' || group === 'change' ? (['previous'] as const) : []),
    ...figures.flatMap((figure) => materialOfFigure(figure, subject)),
    ...texts.flatMap(needsOfTexts),
    ...conditions.flatMap((condition) => needsOf(condition, subject)),
  ]);
}

function materialOfSubject(subject: Subject): readonly Material[] {
  return subject === 'topics' || subject === 'trends' || subject === 'shifts' ? [] : [subject];
}

function materialOfFigure(figure: QueryFigure, subject: Subject): readonly Material[] {
  return withoutOwn(queryFigure(figure).needs ?? [], subject);
}

/** The sources and the date of an insight are its own. */
function withoutOwn(needs: readonly Material[], subject: Subject): readonly Material[] {
  return subject === 'insights' ? needs.filter((need) => need !== 'sources') : needs;
}

function needsOf(condition: Condition, subject: Subject): readonly Material[] {
  return withParts(condition).flatMap((each) => [
    ...withoutOwn(kindOf(each.kind).needs ?? [], subject).filter(
      (need) => each.kind !== 'anywhere' || isOfTexts(need, subject),
    ),
    ...('figure' in each ? materialOfFigure(each.figure, subject) : []),
    ...(each.kind === 'said' ? needsOfTexts(each.about) : []),
    ...(each.kind === 'against' ? materialOfFigure(each.other, subject) : []),
    ...(each.kind === 'valued' && each.about === 'platform' ? (['platforms'] as const) : []),
    ...(each.kind === 'parts' ? materialOfSubject(each.parts) : []),
    ...(each.kind === 'rows' ? materialOf(each.query) : []),
  ]);
}

/** The texts that are searched of other rows than topics are loaded already. */
function isOfTexts(need: Material, subject: Subject): boolean {
  return subject === 'topics' || (need !== 'sources' && need !== 'startups');
}

/** The conditions that say, without sources and start-ups, of which topics these are not needed. */
export function canNarrowMaterial({ subject, conditions, version }: Query): readonly Condition[] {
  const all = conditions.flatMap(withParts);
  // Other rows count too: the first of all, the parts of a whole, those of another query, an average.
  if (all.some(({ kind }) => ['top', 'parts', 'rows', 'against'].includes(kind))) return [];
  if ((subject !== 'topics' && subject !== 'startups') || version !== undefined) return [];
  return conditions.filter(
    (condition) =>
      !needsOf(condition, subject).some((need) => need === 'sources' || need === 'startups') &&
      !withParts(condition).some(({ kind }) => kindOf(kind).isOfStartups === true),
  );
}

/** Whether the rows of the project answer it, without the previous data, sources and start-ups. */
export function isAtHand(query: Query): boolean {
  return materialOf(query).size === 0;
}

/** Whether other users get other rows for the same query. */
export function isPersonal({ conditions }: Query): boolean {
  return conditions.flatMap(withParts).some(({ kind }) => kindOf(kind).isPersonal === true);
}

/** Whether it holds what no other host may be told: what depends on the user, or rows that may have been chosen by it. */
export function isPrivate(query: Query): boolean {
  return isPersonal(query) || query.conditions.flatMap(withParts).some(({ kind }) => kind === 'among');
}

/** Whether it says something of what changed. */
export function isOfChanges(query: Query): boolean {
  return materialOf(query).has('previous') || query.conditions.flatMap(withParts).some(({ kind }) => kind === 'new');
}
