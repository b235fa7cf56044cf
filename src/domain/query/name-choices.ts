import { ownLabelsOf, type OwnValues } from '../topic/own-values';
import type { Condition, RequirementOf } from './query';

/** A requirement that any of several names of the project meets. */
export type NamedRequirement = RequirementOf<
  'shift' | 'trend' | 'topic' | 'platform' | 'label' | 'ownLabel' | 'sourceClass'
>;
export type NamedCondition = NamedRequirement & Pick<Condition, 'not' | 'base'>;

export interface NameChoice {
  readonly name: string;
  /** Of several items with the same name: what each one belongs to; all of them are chosen together. */
  readonly belongsTo: readonly string[];
}

/** The names that a condition of each kind can hold, in the order of the project. */
export type NameChoices = Readonly<Record<NamedRequirement['kind'], readonly NameChoice[]>>;

interface NamedItems {
  readonly shifts: readonly { readonly name: string }[];
  readonly trends: readonly { readonly name: string; readonly shiftName: string | null }[];
  readonly topics: readonly {
    readonly name: string;
    readonly trend: { readonly name: string } | null;
    readonly sizing: { readonly averageLabel: string | null };
    readonly own?: OwnValues;
  }[];
  readonly platforms: readonly { readonly name: string }[];
  /** Of sources; empty until they are loaded. */
  readonly sourceClasses?: readonly string[];
}

/** The names of a project from which conditions are chosen. */
export function nameChoices({ shifts, trends, topics, platforms, sourceClasses = [] }: NamedItems): NameChoices {
  return {
    shift: choicesOf(shifts, () => null),
    trend: choicesOf(trends, ({ shiftName }) => shiftName),
    topic: choicesOf(topics, ({ trend }) => trend?.name ?? null),
    platform: choicesOf(platforms, () => null),
    sourceClass: sourceClasses.map((name) => ({ name, belongsTo: [] })),
    ownLabel: [...new Set(topics.flatMap(ownLabelsOf))].map((name) => ({ name, belongsTo: [] })),
    label: choicesOf(
      topics.flatMap(({ sizing: { averageLabel } }) => (averageLabel === null ? [] : [{ name: averageLabel }])),
      () => null,
    ),
  };
}

export function namesOfCondition(condition: NamedRequirement): readonly string[] {
  return condition.kind === 'label' ? condition.labels : condition.names;
}

/** The condition with other names. */
export function withNames(condition: NamedCondition, names: readonly string[]): NamedCondition {
  return condition.kind === 'label' ? { ...condition, labels: names } : { ...condition, names };
}

function choicesOf<Item extends { readonly name: string }>(
  items: readonly Item[],
  ownerOf: (item: Item) => string | null,
): readonly NameChoice[] {
  const owners = new Map<string, (string | null)[]>();
  for (const item of items) {
    const same = owners.get(item.name);
    if (same === undefined) owners.set(item.name, [ownerOf(item)]);
    else same.push(ownerOf(item));
  }
  return [...owners].map(([name, of]) => ({
    name,
    belongsTo: of.length === 1 ? [] : [...new Set(of)].filter((owner) => owner !== null),
  }));
}
