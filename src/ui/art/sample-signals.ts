import type { PlaneItem } from '../../domain/plane/plane-scene';
import { QUADRANTS, type QuadrantCode } from '../../domain/topic/quadrant';
import { clamp } from './clamp';
import { seededRandom, type Random } from './random';

const CLUSTERS: readonly { readonly code: QuadrantCode; readonly count: number }[] = [
  { code: 1, count: 30 },
  { code: 2, count: 42 },
  { code: 3, count: 30 },
  { code: 4, count: 18 },
];

/** Fixed items for the login page, where no customer's data may be shown. */
interface Sample {
  readonly items: readonly PlaneItem[];
  readonly before: readonly PlaneItem[];
}

export const SAMPLE_SIGNALS: Sample = sampleOf(seededRandom(23));

function sampleOf(random: Random): Sample {
  const pairs = CLUSTERS.flatMap(({ code, count }) => Array.from({ length: count }, () => samplePair(code, random)));
  const named = (pair: (typeof pairs)[number], at: 0 | 1, index: number): PlaneItem => ({
    ...pair[at],
    id: `${index}`,
  });
  return { items: pairs.map((pair, i) => named(pair, 0, i)), before: pairs.map((pair, i) => named(pair, 1, i)) };
}

/** A signal now and before. */
function samplePair(code: QuadrantCode, random: Random): readonly [Omit<PlaneItem, 'id'>, Omit<PlaneItem, 'id'>] {
  const quadrant = QUADRANTS[code];
  const x = within(scatter(random), quadrant.isLarge ?? false);
  const y = within(scatter(random), quadrant.isFast ?? false);
  // Most have few drivers.
  const driverCount = 16 * random() ** 4.4;
  // Most have grown in size; what lies above has risen, what lies below has sunk a little.
  const grown = (0.015 + 0.05 * random()) * (random() < 0.85 ? 1.3 : -1.3);
  const risen = (quadrant.isFast ? 0.9 : -0.27) * (0.02 + 0.07 * random());
  const at = (average: number, growth: number) => ({ name: '', quadrant, growth, sizing: { average }, driverCount });
  return [at(x, y), at(x - grown, y - risen)];
}

/** Close to a normal distribution, -0.34 to 0.34. */
function scatter(random: Random): number {
  return ((random() + random() + random() - 1.5) / 1.5) * 0.34;
}

/** A share of an axis on its side of the middle, away from the axis and the edge. */
function within(offset: number, isUpper: boolean): number {
  return isUpper ? clamp(0.74 + offset, 0.53, 0.97) : clamp(0.26 + offset, 0.03, 0.47);
}
