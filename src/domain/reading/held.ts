import { foldedWords } from '../shared/fold';
import { LENSES } from '../topic/lens-disagreement';
import { stemOf } from './words';

/** Fields with the numbers that a question may hold. */
const OF_NUMBERS = new Set(['value', 'from', 'to', 'count', 'limit', 'perGroup', 'times', 'plus', 'millions']);

const DATE = /^\d{4}-\d\d-\d\d/;

/** The values of a reading, wherever they stand in it. */
export class Held {
  readonly #fields: (readonly [field: string, value: unknown])[] = [];
  readonly #ranges: (readonly [from: number, to: number])[] = [];
  readonly #orders = new Set<string>();
  readonly texts: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly numbers: readonly number[];

  /** The sheet of an item shows its figures of now and before, whatever is asked. */
  readonly isOfItem: boolean;

  /** @param isFollowing it goes on from another query, of which it may leave something out */
  constructor(
    read: object,
    readonly isFollowing: boolean,
  ) {
    this.isOfItem = 'item' in read;
    this.#walk('', read);
    this.texts = new Set(this.#fields.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])));
    this.stems = new Set([...this.texts].flatMap((text) => foldedWords(text).map(stemOf)));
    this.numbers = this.#fields.flatMap(([field, value]) =>
      OF_NUMBERS.has(field) && typeof value === 'number' ? [value] : [],
    );
  }

  #walk(field: string, value: unknown): void {
    if (Array.isArray(value)) for (const each of value as readonly unknown[]) this.#walk(field, each);
    else if (typeof value === 'object' && value !== null) {
      const { figure, ascending, from, to } = value as Readonly<Record<string, unknown>>;
      if (typeof ascending === 'boolean') this.#orders.add(`${String(figure)} ${ascending}`);
      if (typeof from === 'number' && typeof to === 'number') this.#ranges.push([from, to]);
      for (const [name, each] of Object.entries(value)) this.#walk(name, each);
    } else this.#fields.push([field, value]);
  }

  /** Without a value: any but null. */
  has(field: string, ...[wanted]: readonly unknown[]): boolean {
    return this.#fields.some(
      ([name, value]) => name === field && (wanted === undefined ? value !== null : value === wanted),
    );
  }

  hasText(...wanted: readonly string[]): boolean {
    return wanted.some((each) => this.texts.has(each));
  }

  /** A figure, or what is derived from it: 'growth' of 'growthChange', a lens of 'sizing'. */
  hasFigure(figure: string): boolean {
    const all = figure === 'sizing' ? [figure, ...LENSES] : [figure];
    return [...this.texts].some((text) => all.some((each) => text.startsWith(each)));
  }

  /** Two named rows, of which one is more than the other. */
  get isOfSeveral(): boolean {
    return this.#fields.filter(([field]) => field === 'names').length > 1;
  }

  /** Rows, or some of them, are in the order of a figure; null: of any. */
  isOrdered(figure: string | null, ascending: boolean): boolean {
    return figure === null
      ? [...this.#orders].some((each) => each.endsWith(` ${ascending}`))
      : this.#orders.has(`${figure} ${ascending}`);
  }

  /** A number stands in a query as a count, or as a fraction of 1; 'around' is a range. */
  hasNumber(value: number): boolean {
    const isNear = (each: number, own: number): boolean => Math.abs(Math.abs(each) - Math.abs(own)) < 1e-6;
    const isOfDate = [...this.texts].some((text) => DATE.test(text) && text.split('-').map(Number).includes(value));
    return (
      isOfDate ||
      [value, value / 100].some(
        (own) =>
          this.numbers.some((each) => isNear(each, own)) || this.#ranges.some(([from, to]) => from <= own && own <= to),
      )
    );
  }
}
