import { textHash } from '../../../domain/shared/text-hash';
import { normalisedName } from '../../../domain/own-data/normalised-name';

const LONGEST = 60;

/**
 * Ids for rows without one, made of their names: the same name gets the same id in the next file, so that statuses and
 * notes stay with it. A repeated name gets "-2", "-3".
 */
export class MadeIds {
  readonly #taken = new Set<string>();

  constructor(taken: Iterable<string | number> = []) {
    for (const id of taken) this.#taken.add(String(id));
  }

  make(prefix: string, name: string): string {
    const slug = normalisedName(name).replaceAll(' ', '-');
    const base = `${prefix}-${slug.length > LONGEST || slug === '' ? `${slug.slice(0, LONGEST)}${textHash(name).toString(36)}` : slug}`;
    let id = base;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
