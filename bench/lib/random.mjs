/**
 * A seeded random number generator (mulberry32): the same seed gives the same workspace and the same points everywhere.
 * @param {number} seed
 * @returns {() => number} the next number, from 0 up to but not including 1
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * @template Item
 * @param {() => number} random
 * @param {readonly Item[]} items not empty
 * @returns {Item}
 */
export function pick(random, items) {
  return /** @type {Item} */ (items[Math.floor(random() * items.length)]);
}
