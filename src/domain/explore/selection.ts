/**
 * What a multi-select filter lets through (specification, section 4): an empty selection means all,
 * and so does one that holds every option. Values are kept in the order in which they were chosen.
 */
export type Selection<T> = readonly T[];

/** Empty or full. Options that repeat count once; chosen values that are no longer on offer do not count. */
export function selectsAll<T>(selection: Selection<T>, options: readonly T[]): boolean {
  const offered = new Set(options);
  const chosen = new Set(selection.filter((value) => offered.has(value)));
  return chosen.size === 0 || chosen.size === offered.size;
}

export function isSelected<T>(selection: Selection<T>, options: readonly T[], value: T): boolean {
  return selectsAll(selection, options) || selection.includes(value);
}

/**
 * Choosing a value: when all are selected it becomes the only one; otherwise it is toggled.
 * Removing the last one, and completing the set, both return to all (the empty selection).
 */
export function toggle<T>(selection: Selection<T>, options: readonly T[], value: T): Selection<T> {
  if (!options.includes(value)) return selection;
  if (selectsAll(selection, options)) return new Set(options).size === 1 ? [] : [value];
  const next = selection.includes(value) ? selection.filter((chosen) => chosen !== value) : [...selection, value];
  return selectsAll(next, options) ? [] : next;
}

/**
 * Choosing several values at once: when all are selected they become the only ones, otherwise they join the others.
 * As with {@link toggle}, completing the set returns to all.
 */
export function include<T>(selection: Selection<T>, options: readonly T[], values: readonly T[]): Selection<T> {
  return restrict(selectsAll(selection, options) ? values : [...selection, ...values], options);
}

/** The values that pass, for a selection that may mean all. */
export function selected<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  const distinct = [...new Set(options)];
  return selectsAll(selection, options) ? distinct : distinct.filter((value) => selection.includes(value));
}

/** Drops what is not on offer: names in a pasted link, or chosen before the options changed. */
export function restrict<T>(selection: Selection<T>, options: readonly T[]): Selection<T> {
  const offered = new Set(options);
  const kept = [...new Set(selection)].filter((value) => offered.has(value));
  return kept.length === offered.size ? [] : kept;
}

/** At most `shown` values as chips, and how many more there are (specification, section 9). */
export function chips<T>(values: readonly T[], shown: number): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: values.slice(0, shown), more: Math.max(0, values.length - shown) };
}

export const NAME_CHIPS = 2;
export const STATUS_CHIPS = 1;
