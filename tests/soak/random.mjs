/**
 * A seeded generator of pseudo-random numbers (mulberry32).
 * @param {number} seed
 */
export class SeededRandom {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} from 0, below 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} limit @returns {number} a whole number from 0, below the limit */
  below(limit) {
    return Math.floor(this.next() * limit);
  }

  /** @param {number} share from 0 to 1 */
  chance(share) {
    return this.next() < share;
  }

  /**
   * @template Item
   * @param {readonly Item[]} items at least one
   * @returns {Item}
   */
  choose(items) {
    return /** @type {Item} */ (items[this.below(items.length)]);
  }
}
