// As Unicode's root collation has them: what separates, what signifies, digits, letters. Letters and blanks keep their
// codes, so that a name of nothing else is its own key.
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const BLANK = 32;
/** A run of digits counts as a number; from here on its length leads, and its digits follow. */
const NUMBERS = BLANK + SIGNS.length;
const LONGEST = 97 - NUMBERS - 1;

let collator: Intl.Collator | null = null;

/**
 * The order of names as people look for them: numbers by their value, capitals and accents apart from nothing. It is that
 * of `Intl.Collator('en', { sensitivity: 'base', numeric: true })`, which alone takes longer to make than all that the
 * first screen sorts; so it is made only for what is not plain Latin text.
 */
export class NameOrder {
  readonly #keys = new Map<string, string | null>();

  /** @returns less than 0, 0, or more, as a sort expects */
  readonly compare = (one: string, other: string): number => {
    const a = this.#keyOf(one);
    const b = this.#keyOf(other);
    if (a === null || b === null) {
      collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
      return collator.compare(one, other);
    }
    return a < b ? -1 : a > b ? 1 : 0;
  };

  #keyOf(name: string): string | null {
    let key = this.#keys.get(name);
    if (key === undefined) this.#keys.set(name, (key = sortKey(name)));
    return key;
  }
}

/** The items in the order of their names. */
export function byName<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  const { compare } = new NameOrder();
  return items.toSorted((one, other) => compare(one.name, other.name));
}

/** @returns text that stands in the order of names when its characters are compared; null: not plain Latin text */
function sortKey(name: string): string | null {
  const plain = isPlain(name) ? name : name.normalize('NFD').replace(/([a-z])[\u0300-\u036f]+/gi, '$1');
  if (!isPlain(plain)) return null;
  const key = plain.toLowerCase();
  if (!/[^a-z ]/.test(key)) return key;
  let isTooLong = false;
  const ordered = key.replace(/\d+|[^a-z]/g, (part) => {
    const code = part.charCodeAt(0);
    if (code < 48 || code > 57) return String.fromCharCode(BLANK + SIGNS.indexOf(part));
    const value = part.replace(/^0+(?=\d)/, '');
    isTooLong ||= value.length > LONGEST;
    return String.fromCharCode(NUMBERS + value.length) + value;
  });
  return isTooLong ? null : ordered;
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
