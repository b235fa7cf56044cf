import { isNearBeginning } from './spelling';

/** Words by which something is found. */
export interface Form<Entry> {
  readonly entry: Entry;
  readonly words: readonly string[];
  /** They are not those that are shown. */
  readonly isOther?: boolean;
}

/** exact: all words typed in full. whole: the first words in full. start: the first words begun. inside: later words. */
type Fit = 'exact' | 'whole' | 'start' | 'inside';

export interface Hit<Entry> {
  readonly entry: Entry;
  readonly fit: Fit;
  readonly isOther: boolean;
  /** The less the better: words before the first that was typed, and words that were not typed. */
  readonly distance: number;
}

/** Shorter words may be the beginning of anything. */
const SHORTEST_CORRECTED = 4;
/** Shorter ones are in most names: they are only the beginning of the first word. */
const SHORTEST_INSIDE = 2;

/** Finds forms by the beginnings of their words, typed in their order; a word of which nothing begins so may have one typing error. */
export class EntryIndex<Entry> {
  readonly #forms: Form<Entry>[] = [];
  readonly #formsOf = new Map<string, number[]>();
  /** All words in their order; null: some were added. */
  #sorted: readonly string[] | null = null;

  add(forms: readonly Form<Entry>[]): void {
    this.#sorted = null;
    for (const form of forms) {
      const at = this.#forms.push(form) - 1;
      for (const word of new Set(form.words)) {
        const same = this.#formsOf.get(word);
        if (same === undefined) this.#formsOf.set(word, [at]);
        else same.push(at);
      }
    }
  }

  get #words(): readonly string[] {
    this.#sorted ??= [...this.#formsOf.keys()].sort();
    return this.#sorted;
  }

  /** The nearest form of each entry. */
  hits(typed: readonly string[]): readonly Hit<Entry>[] {
    const wanted = typed.map((word) => this.#wordsBeginning(word));
    let found: ReadonlySet<number> | null = null;
    for (const words of wanted) {
      const own = new Set<number>();
      for (const word of words)
        for (const form of this.#formsOf.get(word) ?? []) if (found?.has(form) !== false) own.add(form);
      found = own;
    }
    const [only = '', ...others] = typed;
    const isOfFirst = others.length === 0 && only.length < SHORTEST_INSIDE;
    const best = new Map<Entry, Hit<Entry>>();
    for (const at of found ?? []) {
      const form = this.#forms[at];
      if (isOfFirst && form?.words[0]?.startsWith(only) !== true) continue;
      const found = form === undefined ? null : fitOf(form.words, wanted, typed);
      if (form === undefined || found === null) continue;
      const hit = { entry: form.entry, isOther: form.isOther === true, ...found };
      const before = best.get(form.entry);
      if (before === undefined || isNearer(hit, before)) best.set(form.entry, hit);
    }
    return [...best.values()];
  }

  #wordsBeginning(typed: string): ReadonlySet<string> {
    const start = this.#firstFrom(typed);
    const end = this.#firstFrom(`${typed}\uffff`);
    const found = new Set(this.#words.slice(start, end));
    if (found.size > 0 || typed.length < SHORTEST_CORRECTED) return found;
    return new Set(this.#words.filter((word) => word[0] === typed[0] && isNearBeginning(typed, word)));
  }

  /** The index of the first word that is not before this one. */
  #firstFrom(typed: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const FIT_ORDER: readonly Fit[] = ['exact', 'whole', 'start', 'inside'];

/** Of several forms of an entry: typed in full before those that are shown before others. */
function isNearer(one: Hit<unknown>, other: Hit<unknown>): boolean {
  const [isExact, wasExact] = [one.fit === 'exact', other.fit === 'exact'];
  const order =
    Number(wasExact) - Number(isExact) ||
    Number(one.fit === 'inside') - Number(other.fit === 'inside') ||
    Number(one.isOther) - Number(other.isOther) ||
    FIT_ORDER.indexOf(one.fit) - FIT_ORDER.indexOf(other.fit) ||
    one.distance - other.distance;
  return order < 0;
}

/** null: the words are not typed in their order. */
function fitOf(
  words: readonly string[],
  wanted: readonly ReadonlySet<string>[],
  typed: readonly string[],
): Pick<Hit<unknown>, 'fit' | 'distance'> | null {
  let at = -1;
  let distance = 0;
  let isAtStart = true;
  let isWhole = true;
  for (const [index, own] of wanted.entries()) {
    const next = words.findIndex((word, place) => place > at && own.has(word));
    if (next < 0) return null;
    if (next > at + 1) {
      distance += index === 0 ? 2 : 1;
      isAtStart = false;
    }
    if (words[next] !== typed[index]) {
      distance += 0.25;
      isWhole = false;
    }
    at = next;
  }
  const rest = words.length - 1 - at;
  const whole: Fit = rest === 0 ? 'exact' : 'whole';
  return { fit: isAtStart ? (isWhole ? whole : 'start') : 'inside', distance: distance + rest * 0.1 };
}
