import { fixedDigits } from '../shared/figures';
import { compareNames } from '../shared/fold';
import { joined } from '../shared/words';
import type { Topic } from '../topic/topic';
import type { ValuePart } from '../topic/value-part';
import { rankFigureName, rankValue, type RankFigure, type Weight, type Weighting } from './weighting';

/** One figure of one topic in its score. */
interface ScorePart {
  readonly figure: RankFigure;
  /** From 0 to 1, 1 is best; null: the topic lacks the figure. */
  readonly value: number | null;
  /** What it adds to the score, which is the sum of the parts. */
  readonly share: number;
}

export interface Ranked {
  readonly topic: Topic;
  /** From 0 to 100; null: it has none of the figures, or is held back (see {@link scaledFigures}). */
  readonly score: number | null;
  /** Computed when it is asked for: of thousands of topics few are looked at. */
  readonly parts: readonly ScorePart[];
  /** The figures that it lacks: a score is that of the others, and never counts them as zero. */
  readonly missing: readonly RankFigure[];
  /** From 1; equal scores share a place. null: without a score. */
  readonly place: number | null;
}

/** How a figure becomes a value from 0 to 1: a weight without its points, on which these values do not depend. */
export type FigureScale = Omit<Weight, 'points'>;

/** The values of all topics from 0 to 1, by figure, in the order of the topics; NaN: the topic lacks it, or is held back. */
export type ScaledFigures = readonly Float64Array[];

/**
 * A topic that lacks a figure which most of them have is held back, with no values at all: the mean of its other figures says
 * less than those that it would stand beside, and one with a single good figure would lead. A figure that most topics lack
 * holds none back, and where all would be held back, none is.
 */
export function scaledFigures(topics: readonly Topic[], scales: readonly FigureScale[]): ScaledFigures {
  const all = scales.map(({ figure, scaling, isLowBetter }) => {
    const values = new Float64Array(topics.length);
    topics.forEach((topic, index) => (values[index] = rankValue(figure, topic) ?? NaN));
    const scaled = scaling === 'rank' ? byRank(values) : byRange(values);
    return isLowBetter ? scaled.map((value) => 1 - value) : scaled;
  });
  const held = heldBack(all, topics.length);
  return held === null ? all : all.map((values) => values.map((value, at) => (held[at] === true ? NaN : value)));
}

/** By topic; null: none is. */
function heldBack(all: ScaledFigures, count: number): readonly boolean[] | null {
  const isCommon = (values: Float64Array): boolean => {
    const known = values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0);
    return known < count && 2 * known > count;
  };
  const common = all.filter(isCommon);
  if (common.length === 0) return null;
  const held = Array.from({ length: count }, (_, at) => common.some((values) => Number.isNaN(values[at])));
  return held.includes(false) ? held : null;
}

function byRange(values: Float64Array): Float64Array {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  // Where all are equal, none is better. What is not known stays so.
  return values.map((value) => {
    if (most > least || Number.isNaN(value)) return (value - least) / (most - least);
    return 0.5;
  });
}

function byRank(values: Float64Array): Float64Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  sorted.forEach((value, index) => {
    if (!first.has(value)) first.set(value, index);
    count.set(value, (count.get(value) ?? 0) + 1);
  });
  const others = sorted.length - 1;
  return values.map((value) => {
    if (Number.isNaN(value)) return NaN;
    if (others < 1) return 0.5;
    return ((first.get(value) ?? 0) + ((count.get(value) ?? 1) - 1) / 2) / others;
  });
}

/**
 * The score of one topic from 0 to 1: the mean of its values, weighted by the points of the figures that it has; where these
 * have no points, all alike.
 * @param points by figure, in the order of the scaled figures
 * @returns NaN: it has none of the figures
 */
export function scoreAt(scaled: ScaledFigures, index: number, points: readonly number[]): number {
  let sum = 0;
  let weight = 0;
  let plain = 0;
  let known = 0;
  for (let figure = 0; figure < scaled.length; figure += 1) {
    const value = scaled[figure]?.[index] ?? NaN;
    // Only NaN is not equal to itself.
    if (value !== value) continue;
    const own = points[figure] ?? 0;
    sum += own * value;
    weight += own;
    plain += value;
    known += 1;
  }
  return weight > 0 ? sum / weight : plain / known;
}

/**
 * The topics by their score, the best first; those without one come last. Equal ones follow by name, and share a place.
 * @param scaled of these topics and weights, where they are computed already
 */
export function rankedTopics(
  topics: readonly Topic[],
  weighting: Weighting,
  scaled: ScaledFigures = scaledFigures(topics, weighting),
): readonly Ranked[] {
  const points = weighting.map((each) => each.points);
  const all = topics.map((topic, index) => {
    const score = scoreAt(scaled, index, points);
    return { topic, index, score: Number.isNaN(score) ? null : rounded(score * 100) };
  });
  all.sort((one, other) => {
    if (one.score !== other.score) return (other.score ?? -1) - (one.score ?? -1);
    return compareNames(one.topic.name, other.topic.name);
  });
  let place = 0;
  return all.map(({ topic, index, score }, at) => {
    if (at === 0 || score !== all[at - 1]?.score) place = at + 1;
    return {
      topic,
      score,
      get parts() {
        return partsOf(scaled, weighting, index);
      },
      get missing() {
        return weighting.flatMap(({ figure }) => (rankValue(figure, topic) === null ? [figure] : []));
      },
      place: score === null ? null : place,
    };
  });
}

function partsOf(scaled: ScaledFigures, weighting: Weighting, index: number): readonly ScorePart[] {
  const values = weighting.map(({ figure, points }, at) => ({ figure, points, value: scaled[at]?.[index] ?? NaN }));
  const known = values.filter(({ value }) => !Number.isNaN(value));
  const all = known.reduce((sum, { points }) => sum + points, 0);
  return values.map(({ figure, points, value }) => {
    if (Number.isNaN(value)) return { figure, value: null, share: 0 };
    const weight = all > 0 ? points / all : 1 / known.length;
    return { figure, value, share: 100 * weight * value };
  });
}

/** How a score is made up. A figure that the topic lacks adds nothing, because it is not counted. */
export function partsInWords({ parts }: Pick<Ranked, 'parts'>): readonly ValuePart[] {
  return parts.map(({ figure, value, share }) => ({
    name: rankFigureName(figure),
    text: value === null ? 'not known, not counted' : fixedDigits(share, 1),
    share,
  }));
}

/** 'without Growth and Impact'; null: it lacks none. */
export function lackWords({ missing }: Pick<Ranked, 'missing'>): string | null {
  return missing.length === 0 ? null : `without ${joined(missing.map(rankFigureName))}`;
}

/** Sums in another order differ in the last digits of a number, and are equal scores. */
function rounded(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}
