import { formatCount, MISSING_FIGURE } from '../shared/figures';
import { compareNames } from '../shared/fold';
import { groupBy } from '../shared/lists';
import { joined } from '../shared/words';
import { QUADRANT_CODES, QUADRANTS } from '../topic/quadrant';
import { columnOfKey, formatOwnValue, isOwnKey } from '../topic/own-values';
import { formatFigure } from '../topic/figures';
import type { Topic } from '../topic/topic';
import { isRankFigure, rankValue, type RankFigure } from './weighting';

/** A set of topics and what a figure of them is together. */
export interface SetSum {
  readonly count: number;
  /** Topics of the set that have the figure: sum and median are of these alone. */
  readonly known: number;
  /** null: none has it. */
  readonly sum: number | null;
  readonly median: number | null;
  /** Topics of the set by shift, most first; those without one are not in it. */
  readonly shifts: readonly { readonly label: string; readonly count: number }[];
  /** Topics of the set by quadrant, in the order of the quadrants; those without one are not in it. */
  readonly quadrants: readonly { readonly label: string; readonly count: number }[];
}

/** @param shiftOf the name of the shift of a topic; null: it has none */
export function setSum(
  topics: readonly Topic[],
  figure: RankFigure,
  shiftOf: (topic: Topic) => string | null = ({ trend }) => trend?.shiftName ?? null,
): SetSum {
  const shifts = groupBy(topics, (topic) => shiftOf(topic) ?? '');
  const values = topics.map((topic) => rankValue(figure, topic)).filter((value) => value !== null);
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return {
    count: topics.length,
    known: values.length,
    sum: values.length === 0 ? null : withoutNoise(values.reduce((all, value) => all + value, 0)),
    median: low === undefined || high === undefined ? null : withoutNoise((low + high) / 2),
    shifts: [...shifts]
      .filter(([label]) => label !== '')
      .map(([label, own]) => ({ label, count: own.length }))
      .toSorted((one, other) => other.count - one.count || compareNames(one.label, other.label)),
    quadrants: QUADRANT_CODES.map((code) => ({
      label: QUADRANTS[code].label,
      count: topics.filter(({ quadrant }) => quadrant.code === code).length,
    })),
  };
}

/** What a set is added up by. */
export interface SetLimit {
  readonly figure: RankFigure;
  /** null: none is set. */
  readonly cap: number | null;
}

/** Reads what was stored. @returns null: it is damaged */
export function readSetLimit(raw: unknown): SetLimit | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { figure, cap } = raw as Partial<Record<keyof SetLimit, unknown>>;
  if (!isRankFigure(figure) || (cap !== null && !Number.isFinite(cap))) return null;
  return { figure, cap: cap as number | null };
}

/** A set with some topics in it that were not, and without some that were: each of the changed ones the other way. */
export function setWith(
  topics: readonly Topic[],
  changed: readonly Topic[],
): { readonly topics: readonly Topic[]; readonly added: number; readonly removed: number } {
  const before = new Set(topics);
  const others = new Set(changed);
  const kept = topics.filter((topic) => !others.has(topic));
  const added = changed.filter((topic) => !before.has(topic));
  return { topics: [...kept, ...added], added: added.length, removed: topics.length - kept.length };
}

/** As the figure is written elsewhere. @param decimals of a percentage; omitted: those that the value needs */
export function formatRankValue(figure: RankFigure, value: number | null, decimals?: number): string {
  if (!isOwnKey(figure)) return formatFigure(figure, value, decimals);
  return value === null ? MISSING_FIGURE : formatOwnValue(value);
}

/**
 * '12 topics: Budget 3.1 in all, 0.9 left of 4. Half of those with it have 0.2 or less. 2 lack it. None in Potential Disruptor.'
 * @param cap null: none is set
 */
export function setSumWords(set: SetSum, figure: RankFigure, cap: number | null): string {
  const { count, known, sum, median } = set;
  const name = isOwnKey(figure) ? columnOfKey(figure) : figure;
  const topics = `${formatCount(count)} ${count === 1 ? 'topic' : 'topics'}`;
  if (sum === null) return `${topics}: none has ${name}.`;
  const left = cap === null ? null : withoutNoise(cap - sum);
  const written = (value: number | null): string => formatRankValue(figure, value);
  const ofCap =
    cap === null || left === null
      ? ''
      : `, ${left >= 0 ? `${written(left)} left of` : `${written(-left)} more than`} ${written(cap)}`;
  const empty = set.quadrants.filter((each) => each.count === 0).map(({ label }) => label);
  return [
    `${topics}: ${name} ${written(sum)} in all${ofCap}.`,
    ...(known > 1 ? [`Half of ${known < count ? 'those with it' : 'them'} have ${written(median)} or less.`] : []),
    ...(known < count ? [`${formatCount(count - known)} ${count - known === 1 ? 'lacks' : 'lack'} it.`] : []),
    ...(count > 0 && empty.length > 0 && empty.length < set.quadrants.length
      ? [`None in ${joined(empty, 'or')}.`]
      : []),
  ].join(' ');
}

/** Sums of decimals such as 0.1 and 0.2 have digits at their end that no file has. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
