import { textHash } from '../../../domain/shared/text-hash';

/** By the id in the file: the number of each topic and trend, which it has in every newer file too. */
export interface IdNumbers {
  readonly topics: Readonly<Record<string, number>>;
  readonly trends: Readonly<Record<string, number>>;
}

/** The largest number of a row is one less. */
const NUMBERS = 1e7;

/**
 * The ids of one kind of row in an own project: "7", eight digits of the project, seven of the row. The number follows
 * from the id in the file, so that notes on the same file in another browser are of the same rows.
 */
export class OwnIds {
  readonly #prefix: string;
  readonly #numbers: Map<string, number>;
  readonly #taken: Set<number>;

  /** @param own such as "own-12345678" */
  constructor(own: string, numbers: Readonly<Record<string, number>>) {
    this.#prefix = own.replace('own-', '7');
    this.#numbers = new Map(Object.entries(numbers));
    this.#taken = new Set(this.#numbers.values());
  }

  has(raw: string): boolean {
    return this.#numbers.has(raw);
  }

  /** The same for the same id of the file; a new number for a new one. */
  readonly own = (raw: string): string => {
    const number = this.#numbers.get(raw) ?? this.#free(numberOf(raw));
    this.#numbers.set(raw, number);
    this.#taken.add(number);
    return this.#prefix + String(number).padStart(7, '0');
  };

  /** From now on an id of the file stands for a row that had another one. */
  rename(raw: string, own: string): void {
    this.#numbers.set(raw, Number(own.slice(this.#prefix.length)));
  }

  /** The id that the row had in its last file. */
  original(): (own: string) => string {
    const raws = new Map([...this.#numbers.keys()].map((raw) => [this.own(raw), raw]));
    return (own) => raws.get(own) ?? own;
  }

  toNumbers(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#numbers);
  }

  #free(first: number): number {
    let number = first;
    while (this.#taken.has(number)) number = (number + 1) % NUMBERS;
    return number;
  }
}

function numberOf(raw: string): number {
  return /^\d{1,7}$/.test(raw) ? Number(raw) : textHash(raw) % NUMBERS;
}
