import type { ArtQuadrant } from './art-types';
import { clamp } from './clamp';
import type { FieldSignal } from './field/field-types';
import { seededRandom, type Random } from './random';

interface Cluster {
  readonly quadrant: ArtQuadrant;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

const CLUSTERS: readonly Cluster[] = [
  { quadrant: 'strong', count: 30, x: 0.73, y: 0.73 },
  { quadrant: 'mature', count: 42, x: 0.74, y: 0.26 },
  { quadrant: 'disruptor', count: 30, x: 0.27, y: 0.72 },
  { quadrant: 'uncertain', count: 18, x: 0.25, y: 0.26 },
];

/** A fixed field of 120 signals for the login page, where no customer's data may be shown. */
export const SAMPLE_SIGNALS: readonly FieldSignal[] = sampleSignals(seededRandom(23));

function sampleSignals(random: Random): readonly FieldSignal[] {
  return CLUSTERS.flatMap((cluster) => Array.from({ length: cluster.count }, () => sampleSignal(cluster, random)));
}

function sampleSignal({ quadrant, x: centreX, y: centreY }: Cluster, random: Random): FieldSignal {
  const isRight = centreX > 0.5;
  const isTop = centreY > 0.5;
  const x = within(centreX + scatter(random), isRight, 0.03, 0.475, 0.525, 0.97);
  const y = within(centreY - scatter(random), isTop, 0.05, 0.455, 0.545, 0.95);
  const size = random() ** 2.2;
  // Most have grown in size; what lies above has risen, what lies below has sunk a little.
  const grown = (0.015 + 0.05 * random()) * (random() < 0.85 ? 1 : -1);
  const risen = (isTop ? 1 : -0.3) * (0.02 + 0.07 * random());
  return { x, y, size, quadrant, from: { x: x - grown * 1.3, y: y - risen * 0.9 } };
}

/** Close to a normal distribution, -0.34 to 0.34. */
function scatter(random: Random): number {
  return ((random() + random() + random() - 1.5) / 1.5) * 0.34;
}

/** Limits a value to its side of the middle, away from the axis and the edge. */
function within(value: number, upper: boolean, min: number, lowEnd: number, highStart: number, max: number): number {
  return upper ? clamp(value, highStart, max) : clamp(value, min, lowEnd);
}
