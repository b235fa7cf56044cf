import type { TopicId } from '../shared/entity-id';
import type { Topic } from '../topic/topic';
import { scaledFigures, scoreAt, type ScaledFigures } from './score';
import { ALL_POINTS, withPoints, type RankFigure, type Weighting } from './weighting';

/** Points by which each weight is moved, to either side. */
export const TOLERANCE = 10;
/** Weightings that are tried; of many topics fewer. */
const SAMPLES = 500;
const LEAST_SAMPLES = 100;
/** Scores that are computed in all. */
const MOST_SCORES = 600_000;

export interface Stability {
  /** So many first places are counted: 10, of few topics fewer. */
  readonly top: number;
  readonly samples: number;
  /** The share of the weightings in which a topic is among them, from 0 to 1. */
  readonly shareOf: ReadonlyMap<TopicId, number>;
}

/**
 * How firm the places are: in how many weightings near this one each topic is among the first. The weightings are drawn with a
 * fixed seed, so that the same ranking says the same.
 */
export function stability(topics: readonly Topic[], weighting: Weighting): Stability {
  const scaled = scaledFigures(topics, weighting);
  const top = Math.min(10, Math.max(1, Math.ceil(topics.length / 3)));
  const samples = Math.max(LEAST_SAMPLES, Math.min(SAMPLES, Math.floor(MOST_SCORES / Math.max(1, topics.length))));
  const random = seeded(20_260_930);
  const counts = topics.map(() => 0);
  for (let sample = 0; sample < samples; sample += 1) {
    const points = weighting.map((each) => Math.max(0, each.points + (random() * 2 - 1) * TOLERANCE));
    for (const index of firstOf(scaled, topics.length, points, top)) counts[index] = (counts[index] ?? 0) + 1;
  }
  return { top, samples, shareOf: new Map(topics.map(({ id }, index) => [id, (counts[index] ?? 0) / samples])) };
}

/** The indexes of the topics with the highest scores; of equal scores at the end, all. */
function firstOf(scaled: ScaledFigures, count: number, points: readonly number[], top: number): readonly number[] {
  const scores = Array.from({ length: count }, (_, index) => scoreAt(scaled, index, points) ?? -1);
  const bound = scores.toSorted((one, other) => other - one)[top - 1] ?? -1;
  return scores.flatMap((score, index) => (score >= 0 && score >= bound ? [index] : []));
}

/** The smallest change of one weight that brings another topic to the first place. */
export interface Turn {
  readonly figure: RankFigure;
  /** Points of the weight now, and with the change. */
  readonly from: number;
  readonly to: number;
  /** Who is first then. */
  readonly topic: Topic;
}

/** @returns null: no weight alone changes the first place */
export function nearestTurn(topics: readonly Topic[], weighting: Weighting): Turn | null {
  const scaled = scaledFigures(topics, weighting);
  const leaderAt = (points: readonly number[]): number | null => leaderOf(scaled, topics.length, points);
  const first = leaderAt(weighting.map(({ points }) => points));
  if (first === null) return null;
  for (let step = 1; step <= ALL_POINTS; step += 1) {
    for (const { figure, points: from } of weighting) {
      for (const to of [from + step, from - step]) {
        if (to < 0 || to > ALL_POINTS) continue;
        const leader = leaderAt(withPoints(weighting, figure, to).map(({ points }) => points));
        const topic = leader === null || leader === first ? undefined : topics[leader];
        if (topic !== undefined) return { figure, from, to, topic };
      }
    }
  }
  return null;
}

/** Of equal ones the first in the order of the topics. */
function leaderOf(scaled: ScaledFigures, count: number, points: readonly number[]): number | null {
  let best: number | null = null;
  let most = -1;
  for (let index = 0; index < count; index += 1) {
    const score = scoreAt(scaled, index, points);
    // A difference in the last digits is none.
    if (score !== null && score > most + 1e-12) [best, most] = [index, score];
  }
  return best;
}

/** The score of a topic, from 0 to 1, at each number of points of one weight from 0 to 100. */
export interface ScoreLine {
  readonly topic: Topic;
  readonly scores: readonly number[];
}

/**
 * Of some topics: their scores over the range of a weight, where the others share the rest. Those without a figure have none.
 * @param topics of the project, by which figures are scaled
 */
export function scoresOverWeight(
  topics: readonly Topic[],
  weighting: Weighting,
  figure: RankFigure,
  isChosen: (topic: Topic) => boolean,
): readonly ScoreLine[] {
  const scaled = scaledFigures(topics, weighting);
  const steps = Array.from({ length: ALL_POINTS + 1 }, (_, points) =>
    withPoints(weighting, figure, points).map((each) => each.points),
  );
  return topics.flatMap((topic, index) => {
    if (!isChosen(topic)) return [];
    const scores = steps.flatMap((points) => scoreAt(scaled, index, points) ?? []);
    return scores.length === steps.length ? [{ topic, scores }] : [];
  });
}

/** Where one line goes from below another to above it, or the other way. */
export function crossingsOf(
  one: ScoreLine['scores'],
  other: ScoreLine['scores'],
): readonly { readonly at: number; readonly score: number }[] {
  const apart = one.map((score, at) => score - (other[at] ?? 0));
  return apart.flatMap((now, at) => {
    const before = apart[at - 1];
    if (before === undefined || before * now >= 0) return [];
    const part = before / (before - now);
    const [from = 0, to = 0] = [one[at - 1], one[at]];
    return [{ at: at - 1 + part, score: from + (to - from) * part }];
  });
}

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
