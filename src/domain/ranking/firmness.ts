import { seededRandom, type Random } from '../shared/seeded-random';
import { scoreAt, type ScaledFigures } from './score';
import { ALL_POINTS, withPointsAt } from './weighting';

/** Points by which each weight is moved, to either side. */
export const TOLERANCE = 10;
/** Weightings that are tried; of thousands of topics that come into question fewer. */
const SAMPLES = 500;
const LEAST_SAMPLES = 100;
/** Scores that are computed for them in all. */
const MOST_SCORES = 3_000_000;
/** A difference in the last digits of two scores is none. */
const NOISE = 1e-12;

/** A ranking without its topics and names, as a worker gets it. */
export interface RankingInput {
  /** Topics. */
  readonly count: number;
  readonly scaled: ScaledFigures;
  /** By figure. */
  readonly points: readonly number[];
}

export interface Firmness {
  /** So many first places are counted: 10, of few topics fewer. */
  readonly top: number;
  /** Weightings that were tried. */
  readonly samples: number;
  /** By topic, the share of the weightings in which it is among the first, from 0 to 1. */
  readonly shares: Float64Array;
  /** null: no weight alone changes the first place. */
  readonly turn: Turn | null;
}

/** The smallest change of one weight that brings another topic to the first place. */
interface Turn {
  /** Its place among the figures. */
  readonly figure: number;
  /** Points of the weight now, and with the change. */
  readonly from: number;
  readonly to: number;
  /** Who is first then: its place in the order of the topics. */
  readonly topic: number;
}

/** How many places count as the first ones, of so many topics. */
export function firstPlaces(count: number): number {
  return Math.min(10, Math.max(1, Math.ceil(count / 3)));
}

/**
 * How firm the places are: in how many weightings near this one each topic is among the first. The weightings are drawn with a
 * fixed seed, so that the same ranking says the same.
 * @param random numbers from 0 to 1
 */
export function firmnessOf(input: RankingInput, random: Random = seededRandom(20_260_930)): Firmness {
  const { count, scaled, points } = input;
  const top = firstPlaces(count);
  const near = { least: points.map((own) => Math.max(0, own - TOLERANCE)), most: points.map((own) => own + TOLERANCE) };
  const least = new Float64Array(count).map((_, index) => boundAt(scaled, index, near, false));
  const chosen = reaching(input, near, lastOf(least, top));
  // The others are never among the first.
  const scoresOf = scorer(
    scaled.map((values) => new Float64Array(chosen.length).map((_, at) => values[chosen[at] ?? 0] ?? NaN)),
  );
  const samples = Math.max(LEAST_SAMPLES, Math.min(SAMPLES, Math.floor(MOST_SCORES / Math.max(1, chosen.length))));
  const shares = new Float64Array(count);
  for (let sample = 0; sample < samples; sample += 1) {
    const moved = points.map((own) => Math.max(0, own + (random() * 2 - 1) * TOLERANCE));
    const scores = scoresOf(moved);
    const bound = lastOf(scores, top);
    // Of equal scores at the end, all.
    scores.forEach((score, at) => {
      const index = chosen[at] ?? 0;
      if (score >= bound) shares[index] = (shares[index] ?? 0) + 1;
    });
  }
  return { top, samples, shares: shares.map((each) => each / samples), turn: nearestTurn(input) };
}

/** The same as {@link scoreAt} of all topics, for many weightings: figure by figure, with what is not known as 0 of 0 points. */
function scorer(scaled: ScaledFigures): (points: readonly number[]) => Float64Array {
  const figures = scaled.map((all) => ({
    values: all.map((value) => (Number.isNaN(value) ? 0 : value)),
    known: all.map((value) => (Number.isNaN(value) ? 0 : 1)),
  }));
  const count = scaled[0]?.length ?? 0;
  const scores = new Float64Array(count);
  const weights = new Float64Array(count);
  return (points) => {
    scores.fill(0);
    weights.fill(0);
    figures.forEach(({ values, known }, figure) => {
      const own = points[figure] ?? 0;
      for (let at = 0; at < count; at += 1) {
        scores[at] = (scores[at] ?? 0) + own * (values[at] ?? 0);
        weights[at] = (weights[at] ?? 0) + own * (known[at] ?? 0);
      }
    });
    for (let at = 0; at < count; at += 1) {
      const weight = weights[at] ?? 0;
      scores[at] = weight > 0 ? (scores[at] ?? 0) / weight : scoreAt(scaled, at, points);
    }
    return scores;
  };
}

/** The last of the largest ones. NaN is none. */
function lastOf(scores: Float64Array, top: number): number {
  const first: number[] = [];
  for (const score of scores) {
    const last = first.at(-1) ?? -1;
    // Not so for NaN.
    if (!(score > last || (first.length < top && score >= 0))) continue;
    let at = first.length;
    while (at > 0 && (first[at - 1] ?? 0) < score) at -= 1;
    first.splice(at, 0, score);
    if (first.length > top) first.pop();
  }
  return first.at(-1) ?? 0;
}

/** Weightings between two, figure by figure. */
interface Range {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** The topics that reach a score with some weighting of a range, in their order. */
function reaching({ count, scaled }: RankingInput, range: Range, score: number): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    if (boundAt(scaled, index, range, true) >= score - NOISE) found.push(index);
  return found;
}

/**
 * The highest or the lowest score of a topic with the weightings of a range. It is the mean in which the values above it have
 * the most points and the others the least, or the other way; each step comes nearer to it.
 * @returns NaN: it has none of the figures
 */
function boundAt(scaled: ScaledFigures, index: number, { least, most }: Range, isHighest: boolean): number {
  let bound = isHighest ? -Infinity : Infinity;
  for (;;) {
    let sum = 0;
    let weight = 0;
    let extreme = NaN;
    for (let figure = 0; figure < scaled.length; figure += 1) {
      const value = scaled[figure]?.[index] ?? NaN;
      if (value !== value) continue;
      const own = (isHighest ? value > bound + NOISE : value < bound - NOISE)
        ? (most[figure] ?? 0)
        : (least[figure] ?? 0);
      sum += own * value;
      weight += own;
      if (!(isHighest ? extreme >= value : extreme <= value)) extreme = value;
    }
    // All points may be with the best, or with none of the figures that it has.
    if (weight === 0) return extreme;
    const next = sum / weight;
    if (!(isHighest ? next > bound + NOISE : next < bound - NOISE)) return next;
    bound = next;
  }
}

/** Points up to which a turn is looked for, with the topics that come into question so far. */
const REACHES = [5, 20, ALL_POINTS];

function nearestTurn(input: RankingInput): Turn | null {
  const { points, scaled, count } = input;
  const first = leaderOf(
    input,
    Array.from({ length: count }, (_, index) => index),
    points,
  );
  if (first === null) return null;
  let done = 0;
  for (const reach of REACHES) {
    const ways = points.map((from, figure) => {
      const weightings = Array.from({ length: 2 * reach + 1 }, (_, at) => from - reach + at)
        .filter((to) => to >= 0 && to <= ALL_POINTS)
        .map((to) => ({ to, points: withPointsAt(points, figure, to) }));
      const range = {
        least: points.map((_, at) => Math.min(...weightings.map((each) => each.points[at] ?? 0))),
        most: points.map((_, at) => Math.max(...weightings.map((each) => each.points[at] ?? 0))),
      };
      const rivals = reaching(input, range, boundAt(scaled, first, range, false));
      return { figure, from, rivals, pointsAt: new Map(weightings.map((each) => [each.to, each.points])) };
    });
    for (let step = done + 1; step <= reach; step += 1) {
      for (const { figure, from, rivals, pointsAt } of ways) {
        for (const to of [from + step, from - step]) {
          const moved = pointsAt.get(to);
          const leader = moved === undefined ? null : leaderOf(input, rivals, moved);
          if (leader !== null && leader !== first) return { figure, from, to, topic: leader };
        }
      }
    }
    done = reach;
  }
  return null;
}

/** Of equal ones the first in the order of the topics. */
function leaderOf({ scaled }: RankingInput, rivals: readonly number[], points: readonly number[]): number | null {
  let best: number | null = null;
  let most = -1;
  for (const index of rivals) {
    const score = scoreAt(scaled, index, points);
    if (score > most + NOISE) [best, most] = [index, score];
  }
  return best;
}
