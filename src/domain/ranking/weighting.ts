import { FIGURES, SIGNAL_FIGURES, figureOf, type SignalFigure } from '../topic/figures';
import { columnOfKey, isOwnKey, ownColumnsOf, ownKey, type OwnKey } from '../topic/own-values';
import type { Topic } from '../topic/topic';

/** A figure of the data, or an own column with numbers. */
export type RankFigure = SignalFigure | OwnKey;

/**
 * How a figure becomes a value from 0 to 1. range: its place between the least and the most of all topics. rank: the share of
 * the other topics that have less, equal ones by half.
 */
export const SCALINGS = ['range', 'rank'] as const;
export type Scaling = (typeof SCALINGS)[number];

export const SCALING_WORDS: Readonly<Record<Scaling, string>> = {
  range: 'by value',
  rank: 'by rank',
};

export interface Weight {
  readonly figure: RankFigure;
  /** Whole points, of 100 in all. */
  readonly points: number;
  /** Whether less of it is better. */
  readonly isLowBetter: boolean;
  readonly scaling: Scaling;
}

/** Two to six figures whose points are 100 together. */
export type Weighting = readonly Weight[];

export const LEAST_FIGURES = 2;
export const MOST_FIGURES = 6;
export const ALL_POINTS = 100;

/** By growth and sizing alike. */
export const DEFAULT_WEIGHTING: Weighting = [newWeight('growth', 50), newWeight('sizing', 50)];

export function newWeight(figure: RankFigure, points: number): Weight {
  return { figure, points, isLowBetter: false, scaling: 'range' };
}

/**
 * Where the user has set nothing: growth and sizing alike, and all figures, as many as can be weighed, where the data lacks
 * one of the two.
 */
export function defaultWeighting(figures: readonly RankFigure[]): Weighting {
  const hasBoth = DEFAULT_WEIGHTING.every(({ figure }) => figures.includes(figure));
  if (hasBoth || figures.length < LEAST_FIGURES) return DEFAULT_WEIGHTING;
  const chosen = figures.slice(0, MOST_FIGURES);
  const points = sharedOut(
    chosen.map(() => 1),
    ALL_POINTS,
  );
  return chosen.map((figure, at) => newWeight(figure, points[at] ?? 0));
}

/** The figures that a project has: those of the data that a topic has, and its own columns with numbers. */
export function rankFigures(topics: readonly Topic[]): readonly RankFigure[] {
  const known = SIGNAL_FIGURES.filter((figure) => topics.some((topic) => figureOf(figure, topic) !== null));
  return [...known, ...ownColumnsOf(topics).flatMap(({ name, isFigure }) => (isFigure ? [ownKey(name)] : []))];
}

/** null: unknown, which is not 0. */
export function rankValue(figure: RankFigure, topic: Topic): number | null {
  if (!isOwnKey(figure)) return figureOf(figure, topic);
  const value = topic.own?.[columnOfKey(figure)];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function rankFigureName(figure: RankFigure): string {
  return isOwnKey(figure) ? columnOfKey(figure) : FIGURES[figure].head;
}

const LOW_WORDS = 'less is better';

function nameInWords(figure: RankFigure): string {
  return isOwnKey(figure) ? columnOfKey(figure) : FIGURES[figure].head.toLowerCase();
}

/** 'growth 60, Impact 40 (less is better, by rank)', as it is said in links, briefs and files. */
export function weightingWords(weighting: Weighting): string {
  return weighting
    .map(({ figure, points, isLowBetter, scaling }) => {
      const name = nameInWords(figure);
      const how = [...(isLowBetter ? [LOW_WORDS] : []), ...(scaling === 'rank' ? [SCALING_WORDS.rank] : [])];
      return `${name} ${points}${how.length === 0 ? '' : ` (${how.join(', ')})`}`;
    })
    .join(', ');
}

/**
 * Reads what {@link weightingWords} has written, and points that are not 100 together: each counts in proportion.
 * @param figures of the project, by whose names they are found
 * @returns null: it names a figure that the project lacks
 */
export function weightingOfWords(words: string, figures: readonly RankFigure[]): Weighting | null {
  const byName = new Map(figures.map((figure) => [nameInWords(figure), figure]));
  const parts = [...words.matchAll(/(.+?) (\d+(?:\.\d+)?)(?: \(([^)]*)\))?(?:, |$)/g)];
  const read = parts.flatMap(([, name = '', points, how = '']): Weight[] => {
    const figure = byName.get(name);
    if (figure === undefined) return [];
    const scaling = how.includes(SCALING_WORDS.rank) ? 'rank' : 'range';
    return [{ figure, points: Number(points), isLowBetter: how.includes(LOW_WORDS), scaling }];
  });
  return read.length === parts.length && read.length > 0 ? read : null;
}

/** Of a view, or of a document: 'ranked by growth 60, Impact 40'. */
export function rankedByWords(weighting: Weighting): string {
  return `ranked by ${weightingWords(weighting)}`;
}

/**
 * The weighting with other points for one figure. The others share the rest as they did before, in whole points, so that the
 * sum stays 100.
 */
export function withPoints(weighting: Weighting, figure: RankFigure, points: number): Weighting {
  const at = weighting.findIndex((each) => each.figure === figure);
  const all = withPointsAt(
    weighting.map((each) => each.points),
    at,
    points,
  );
  return weighting.map((each, index) => ({ ...each, points: all[index] ?? 0 }));
}

/** The same of points alone. @param at the place of the figure */
export function withPointsAt(all: readonly number[], at: number, points: number): readonly number[] {
  const own = Math.min(ALL_POINTS, Math.max(0, Math.round(points)));
  const shared = sharedOut(all.toSpliced(at, 1), ALL_POINTS - own);
  return shared.toSpliced(at, 0, own);
}

/** With a further figure, which gets an equal part. */
export function withFigure(weighting: Weighting, figure: RankFigure): Weighting {
  if (weighting.length >= MOST_FIGURES || weighting.some((each) => each.figure === figure)) return weighting;
  return withPoints([...weighting, newWeight(figure, 0)], figure, Math.round(ALL_POINTS / (weighting.length + 1)));
}

/** Without a figure, whose points the others share. */
export function withoutFigure(weighting: Weighting, figure: RankFigure): Weighting {
  if (weighting.length <= LEAST_FIGURES) return weighting;
  return withPoints(weighting, figure, 0).filter((each) => each.figure !== figure);
}

/** Whole numbers in the proportion of others, with this sum; equal ones where all are 0. */
function sharedOut(parts: readonly number[], total: number): readonly number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  const exact = parts.map((part) => (sum === 0 ? total / parts.length : (part / sum) * total));
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  // The largest remainders get what rounding left over.
  const order = exact.map((value, index) => ({ index, rest: value % 1 })).sort((one, other) => other.rest - one.rest);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** In an address: 'growth,60;own%3AImpact,40,low,rank'. */
export function weightingToText(weighting: Weighting): string {
  return weighting
    .map(({ figure, points, isLowBetter, scaling }) =>
      [
        encodeURIComponent(figure.replace(/\p{Surrogate}/gu, '\uFFFD')),
        points,
        ...(isLowBetter ? ['low'] : []),
        ...(scaling === 'rank' ? ['rank'] : []),
      ].join(','),
    )
    .join(';');
}

/** @returns null: this is no weighting */
export function weightingFromText(text: string): Weighting | null {
  const parts = text.split(';').map((part) => {
    const [name = '', points, ...how] = part.split(',');
    return {
      figure: decoded(name),
      points: Number(points),
      isLowBetter: how.includes('low'),
      scaling: how.includes('rank') ? 'rank' : 'range',
    };
  });
  return readWeighting(parts);
}

/** Reads what was stored or written elsewhere. @returns null: this is no weighting */
export function readWeighting(raw: unknown): Weighting | null {
  if (!Array.isArray(raw) || raw.length < LEAST_FIGURES || raw.length > MOST_FIGURES) return null;
  const read = raw.map(readWeight).filter((each) => each !== null);
  const sum = read.reduce((all, { points }) => all + points, 0);
  const isSound = read.length === raw.length && new Set(read.map(({ figure }) => figure)).size === read.length;
  return isSound && sum === ALL_POINTS ? read : null;
}

/** Characters of the name of a figure. */
const LONGEST_FIGURE = 300;

export function isRankFigure(figure: unknown): figure is RankFigure {
  const isKnown = isOwnKey(figure) || SIGNAL_FIGURES.some((each) => each === figure);
  return isKnown && (figure as string).length <= LONGEST_FIGURE;
}

function readWeight(raw: unknown): Weight | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { figure, points, isLowBetter, scaling } = raw as Partial<Record<keyof Weight, unknown>>;
  if (!isRankFigure(figure)) return null;
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 0 || points > ALL_POINTS) return null;
  const how = SCALINGS.find((each) => each === scaling);
  if (how === undefined || typeof isLowBetter !== 'boolean') return null;
  return { figure, points, isLowBetter, scaling: how };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
