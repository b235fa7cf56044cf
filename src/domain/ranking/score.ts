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
  /** From 0 to 100; null: it has none of the figures. */
  readonly score: number | null;
  readonly parts: readonly ScorePart[];
  /** The figures that it lacks: its score is that of the others, and never counts them as zero. */
  readonly missing: readonly RankFigure[];
  /** From 1; equal scores share a place. null: without a score. */
  readonly place: number | null;
}

/** The values of all topics from 0 to 1 by figure, in the order of the topics: they do not depend on the points. */
export type ScaledFigures = readonly { readonly weight: Weight; readonly values: readonly (number | null)[] }[];

export function scaledFigures(topics: readonly Topic[], weighting: Weighting): ScaledFigures {
  return weighting.map((weight) => {
    const values = topics.map((topic) => rankValue(weight.figure, topic));
    const scaled = weight.scaling === 'rank' ? byRank(values) : byRange(values);
    const isLow = weight.isLowBetter;
    return { weight, values: isLow ? scaled.map((value) => (value === null ? null : 1 - value)) : scaled };
  });
}

function byRange(values: readonly (number | null)[]): readonly (number | null)[] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === null) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  // Where all are equal, none is better.
  return values.map((value) => (value === null ? null : most > least ? (value - least) / (most - least) : 0.5));
}

function byRank(values: readonly (number | null)[]): readonly (number | null)[] {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  sorted.forEach((value, index) => {
    if (!first.has(value)) first.set(value, index);
    count.set(value, (count.get(value) ?? 0) + 1);
  });
  const others = sorted.length - 1;
  return values.map((value) => {
    if (value === null) return null;
    if (others < 1) return 0.5;
    return ((first.get(value) ?? 0) + ((count.get(value) ?? 1) - 1) / 2) / others;
  });
}

/**
 * The score of one topic from 0 to 1: the mean of its values, weighted by the points of the figures that it has; where these
 * have no points, all alike.
 * @param points by figure, in the order of the scaled figures
 * @returns null: it has none of the figures
 */
export function scoreAt(scaled: ScaledFigures, index: number, points: readonly number[]): number | null {
  let [sum, weight, plain, known] = [0, 0, 0, 0];
  scaled.forEach(({ values }, figure) => {
    const value = values[index] ?? null;
    if (value === null) return;
    const own = points[figure] ?? 0;
    sum += own * value;
    weight += own;
    plain += value;
    known += 1;
  });
  if (known === 0) return null;
  return weight > 0 ? sum / weight : plain / known;
}

/** The topics by their score, the best first; those without one come last. Equal ones follow by name, and share a place. */
export function rankedTopics(topics: readonly Topic[], weighting: Weighting): readonly Ranked[] {
  const scaled = scaledFigures(topics, weighting);
  const points = weighting.map((each) => each.points);
  const all = topics.map((topic, index) => {
    const score = scoreAt(scaled, index, points);
    return { topic, index, score: score === null ? null : rounded(score * 100) };
  });
  all.sort((one, other) => {
    if (one.score !== other.score) return (other.score ?? -1) - (one.score ?? -1);
    return compareNames(one.topic.name, other.topic.name);
  });
  let place = 0;
  return all.map(({ topic, index, score }, at) => {
    if (at === 0 || score !== all[at - 1]?.score) place = at + 1;
    const parts = partsOf(scaled, index);
    return {
      topic,
      score,
      parts,
      missing: parts.flatMap(({ figure, value }) => (value === null ? [figure] : [])),
      place: score === null ? null : place,
    };
  });
}

function partsOf(scaled: ScaledFigures, index: number): readonly ScorePart[] {
  const known = scaled.filter(({ values }) => (values[index] ?? null) !== null);
  const all = known.reduce((sum, { weight }) => sum + weight.points, 0);
  return scaled.map(({ weight: { figure, points }, values }) => {
    const value = values[index] ?? null;
    const weight = all > 0 ? points / all : 1 / known.length;
    return { figure, value, share: value === null ? 0 : 100 * weight * value };
  });
}

/** How a score is made up. A figure that the topic lacks adds nothing, because it is not counted. */
export function partsInWords({ parts }: Pick<Ranked, 'parts'>): readonly ValuePart[] {
  return parts.map(({ figure, value, share }) => ({
    name: rankFigureName(figure),
    text: value === null ? 'not known, not counted' : share.toFixed(1),
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
