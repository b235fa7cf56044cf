/** Items of the picture beside the login, where no customer's data may be shown: in each quadrant a cluster. */
/** @type {readonly (readonly [1 | 2 | 3 | 4, number])[]} */
const COUNTS = [
  [1, 30],
  [2, 42],
  [3, 30],
  [4, 18],
];

/**
 * @param {() => number} random the same numbers give the same items
 * @param {Record<1 | 2 | 3 | 4, import('../../src/domain/topic/quadrant').Quadrant>} quadrants by code
 */
export function sampleSignals(random, quadrants) {
  /** @type {import('../../src/domain/plane/plane-scene').PlaneItem[]} */
  const items = [];
  /** @type {import('../../src/domain/plane/plane-scene').PlaneItem[]} */
  const before = [];
  for (const [code, count] of COUNTS) {
    const quadrant = quadrants[code];
    const [isLarge, isFast] = [quadrant.isLarge === true, quadrant.isFast === true];
    for (let each = 0; each < count; each += 1) {
      const [x, y] = [within(scatter(random), isLarge), within(scatter(random), isFast)];
      // Most have few drivers.
      const driverCount = 16 * random() ** 4.4;
      // Most have grown in size; what lies above has risen, what lies below has sunk a little.
      const grown = (0.015 + 0.05 * random()) * (random() < 0.85 ? 1.3 : -1.3);
      const risen = (isFast ? 0.9 : -0.27) * (0.02 + 0.07 * random());
      const own = { id: String(items.length), name: '', quadrant, driverCount };
      items.push({ ...own, growth: y, sizing: { average: x } });
      before.push({ ...own, growth: y - risen, sizing: { average: x - grown } });
    }
  }
  return { items, before };
}

/**
 * Close to a normal distribution, -0.34 to 0.34.
 * @param {() => number} random
 */
function scatter(random) {
  return ((random() + random() + random() - 1.5) / 1.5) * 0.34;
}

/**
 * A share of an axis on its side of the middle, away from the axis and the edge.
 * @param {number} offset
 * @param {boolean} isUpper
 */
function within(offset, isUpper) {
  const [middle, least, most] = isUpper ? [0.74, 0.53, 0.97] : [0.26, 0.03, 0.47];
  return Math.min(most, Math.max(least, middle + offset));
}
