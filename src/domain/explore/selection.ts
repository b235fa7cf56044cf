/**
 * What a multi-select filter lets through (specification, section 4): an empty selection means all,
 * and so does one that holds every option. Values are kept in the order in which they were chosen.
 */
export type Selection<T> = readonly T[];

// Thousands of options are asked about with every choice, and are the same list each time.
const knownOptions = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

/** The values in their order, each once: options that need not be gone through again to know them apart. */
export function distinctOptions<T>(values: readonly T[]): readonly T[] {
  const made = new Set(values);
  const options = [...made];
  knownOptions.set(options, made);
  return options;
}

/** The options without repetitions. A list of options is never changed, only replaced. */
function distinct<T>(options: readonly T[]): ReadonlySet<T> {
  const known = knownOptions.get(options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is the very list that the set was made of
  if (known !== undefined) return known as ReadonlySet<T>;
  const made = new Set(options);
  knownOptions.set(options, made);
  return made;
}

/** Empty or full. Options that repeat count once; chosen values that are no longer on offer do not count. */
export function selectsAll<T>(selection: Selection<T>, options: readonly T[]): boolean {
  if (selection.length === 0) return true;
  const offered = distinct(options);
  const chosen = new Set(selection.filter((value) => offered.has(value)));
  return chosen.size === 0 || chosen.size === offered.size;
}

/**
 * Choosing a value: when all are selected it becomes the only one; otherwise it is toggled.
 * Removing the last one, and completing the set, both return to all (the empty selection).
 */
export function toggle<T>(selection: Selection<T>, options: readonly T[], value: T): Selection<T> {
  const offered = distinct(options);
  // What is not, or not yet, on offer can be given up, and not chosen.
  if (!offered.has(value)) return selection.filter((chosen) => chosen !== value);
  if (selectsAll(selection, options)) return offered.size === 1 ? [] : [value];
  const next = selection.includes(value) ? selection.filter((chosen) => chosen !== value) : [...selection, value];
  return selectsAll(next, options) ? [] : next;
}

/**
 * Choosing several values at once, as {@link toggle} does with one: when all are selected they become the only ones;
 * otherwise they join the others, or leave them when each was chosen already. Removing the last ones, and completing the
 * set, both return to all.
 */
export function toggleMany<T>(selection: Selection<T>, options: readonly T[], values: readonly T[]): Selection<T> {
  if (selectsAll(selection, options)) return normalizeSelection(values, options);
  const others = selection.filter((chosen) => !values.includes(chosen));
  const wereChosen = values.every((value) => selection.includes(value));
  return normalizeSelection(wereChosen ? others : [...selection, ...values], options);
}

/** The options with the chosen ones before the others, both in the order of the options: what to begin a long list with. */
export function chosenFirst<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  if (selection.length === 0) return options;
  const chosen = new Set(selection);
  return [...options.filter((value) => chosen.has(value)), ...options.filter((value) => !chosen.has(value))];
}

/** Drops what is not on offer: names in a pasted link, or chosen before the options changed. */
export function availableValues<T>(selection: Selection<T>, options: readonly T[]): Selection<T> {
  const offered = distinct(options);
  return [...new Set(selection)].filter((value) => offered.has(value));
}

/** The same, and empty where that is every option. */
export function normalizeSelection<T>(selection: Selection<T>, options: readonly T[]): Selection<T> {
  const kept = availableValues(selection, options);
  return kept.length === distinct(options).size ? [] : kept;
}

/** The chosen values that are not among the options. */
export function unavailableValues<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  if (selection.length === 0) return selection;
  const offered = distinct(options);
  return selection.filter((value) => !offered.has(value));
}

/** At most `shown` values as chips, and how many more there are (specification, section 9). */
export function chips<T>(values: readonly T[], shown: number): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: values.slice(0, shown), more: Math.max(0, values.length - shown) };
}

export const NAME_CHIPS = 2;
export const STATUS_CHIPS = 1;
