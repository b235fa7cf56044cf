// As Unicode's root collation has them: what separates, what signifies, digits, letters.
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** A run of digits counts as a number; from here on its length leads, and its digits follow. */
const NUMBERS = SIGNS.length;
const LONGEST = 250;
const LETTERS = NUMBERS + LONGEST + 1;

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

/** @returns text that stands in the order of names when its characters are compared; null: not plain Latin text */
function sortKey(name: string): string | null {
  const plain = isPlain(name) ? name : name.normalize('NFD').replace(/([a-z])[\u0300-\u036f]+/gi, '$1');
  if (!isPlain(plain) || /\d{250}/.test(plain)) return null;
  return plain.toLowerCase().replace(/\d+|[^\d]/g, (part) => {
    const code = part.charCodeAt(0);
    if (code >= 97 && code <= 122) return String.fromCharCode(LETTERS + code);
    if (code < 48 || code > 57) return String.fromCharCode(SIGNS.indexOf(part));
    const value = part.replace(/^0+(?=\d)/, '');
    return String.fromCharCode(NUMBERS + value.length) + value;
  });
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
