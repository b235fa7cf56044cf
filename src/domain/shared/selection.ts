/**
 * The selected values of a multi-select filter, in the order in which they were selected (specification, section 4). An
 * empty selection means all, and so does one of every option.
 */
export type Selection<T> = readonly T[];

/** Empty or complete; selected values that are not among the options do not count. */
export function selectsAll<T>(selection: Selection<T>, options: readonly T[]): boolean {
  const available = availableValues(selection, options);
  return available.length === 0 || available.length === new Set(options).size;
}

/**
 * Chooses one value: the only one when all are selected, toggled otherwise. Removing the last value and completing the
 * selection return to all. A value that is not among the options can only be removed.
 */
export function toggle<T>(selection: Selection<T>, options: readonly T[], value: T): Selection<T> {
  const without = selection.filter((selected) => selected !== value);
  if (!options.includes(value)) return without;
  if (selectsAll(selection, options)) return normalizeSelection([value], options);
  const next = selection.includes(value) ? without : [...selection, value];
  return selectsAll(next, options) ? [] : next;
}

/** Adds or removes one value of a filter in which to have all of them is not to have none, such as lists that overlap. */
export function toggleOne<T>(chosen: readonly T[], value: T): readonly T[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

/**
 * Chooses several values: the only ones when all are selected, otherwise removed when each is selected, and added when
 * not. Removing the last values and completing the selection return to all.
 */
export function toggleMany<T>(selection: Selection<T>, options: readonly T[], values: readonly T[]): Selection<T> {
  if (selectsAll(selection, options)) return normalizeSelection(values, options);
  const others = selection.filter((selected) => !values.includes(selected));
  const areSelected = values.every((value) => selection.includes(value));
  return normalizeSelection(areSelected ? others : [...selection, ...values], options);
}

/** The options with the selected ones first, both in the order of the options. */
export function chosenFirst<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  if (selection.length === 0) return options;
  const selected = new Set(selection);
  return [...options.filter((value) => selected.has(value)), ...options.filter((value) => !selected.has(value))];
}

/** The selected values that are among the options, each once. */
export function availableValues<T>(selection: Selection<T>, options: readonly T[]): Selection<T> {
  if (selection.length === 0) return [];
  const available = new Set(options);
  return [...new Set(selection)].filter((value) => available.has(value));
}

/** The selected values that are not among the options. */
export function unavailableValues<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  if (selection.length === 0) return selection;
  const available = new Set(options);
  return selection.filter((value) => !available.has(value));
}

/** {@link availableValues}, and empty where these are every option. */
export function normalizeSelection<T>(selection: Selection<T>, options: readonly T[]): Selection<T> {
  const available = availableValues(selection, options);
  return available.length === new Set(options).size ? [] : available;
}

/** The first values as chips, and how many more there are (specification, section 9). */
export function chips<T>(values: readonly T[], shown: number): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: values.slice(0, shown), more: Math.max(0, values.length - shown) };
}
