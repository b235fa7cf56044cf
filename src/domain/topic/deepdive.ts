import { formatCount, fractionDigits } from '../shared/figures';
import { capitalNumber, numberWord, isolated, joinedNames } from '../shared/words';
import { FIGURES, formatFigure, type Measured } from './figures';
import { disagreement, LENSES } from './signal';

/** The deepdive of a topic (specification, section 3). Its URLs are unchecked; see safeLink. */
export interface Deepdive {
  readonly evolution: readonly EvolutionPeriod[];
  readonly manifestations: readonly Manifestation[];
  readonly provocations: readonly string[];
  readonly dataPoints: readonly DataPoint[];
  /** Columns of an own spreadsheet that the product has no field for. */
  readonly more: readonly MoreLine[];
}

export interface MoreLine {
  /** The name of the column. */
  readonly label: string;
  readonly text: string;
}

export interface EvolutionPeriod {
  /** Such as "2019-2022". */
  readonly label: string;
  readonly text: string;
}

/** A start-up that works on the topic. */
export interface Manifestation {
  readonly name: string;
  readonly description: string | null;
  readonly product: string | null;
  readonly fundraisingStage: string | null;
  readonly fundraisingAmount: string | null;
  readonly sourceUrl: string | null;
}

export interface DataPoint {
  readonly value: string;
  readonly description: string | null;
  readonly sourceUrl: string | null;
}

/** Empty deepdives show a warning instead (specification, section 5). */
export function isDeepdiveEmpty(deepdive: Deepdive): boolean {
  const { evolution, manifestations, provocations, dataPoints, more } = deepdive;
  return [evolution, manifestations, provocations, dataPoints, more].every((part) => part.length === 0);
}

/** Splits "460 Mt" into figure and unit, which is shown smaller; any other text has no unit. */
export function figureParts(value: string): { readonly figure: string; readonly unit: string | null } {
  const parts = /^([^\d\s]{0,3}[\d.,]*\d)\s+(\S.*)$/.exec(value.trim());
  return parts?.[1] === undefined ? { figure: value, unit: null } : { figure: parts[1], unit: parts[2] ?? null };
}

type Named = Measured & { readonly name: string };

/** More names are counted. */
const MOST_NAMED = 3;

/** Which of them have most drivers: 'A and B have the most drivers, nine each.' null: no number is known. */
export function mostDriversSentence(topics: readonly Named[]): string | null {
  const most = topics.reduce((largest, { driverCount }) => Math.max(largest, driverCount ?? -1), -1);
  if (most < 0) return null;
  const leaders = topics.filter(({ driverCount }) => driverCount === most);
  const names = leaders.length > MOST_NAMED ? `${capitalNumber(leaders.length)} topics` : joinedNames(leaders);
  if (leaders.length === 1) return `${names} has the most drivers, ${numberWord(most)}.`;
  return `${names} have the most drivers, ${numberWord(most)} each.`;
}

/** Where the lenses lie furthest apart, in points; null: of no topic two of them are known. */
export function mostDisagreementSentence(topics: readonly Named[]): string | null {
  const apart = topics.flatMap((topic) => {
    const points = disagreement(topic.sizing);
    return points === null ? [] : [{ topic, points }];
  });
  const most = apart.reduce((largest, { points }) => Math.max(largest, points), -1);
  const widest = apart.filter(({ points }) => points === most);
  const [first] = widest;
  if (first === undefined) return null;
  const points = `${fractionDigits(most)} points`;
  if (most === 0) return 'The lenses agree on every topic.';
  if (widest.length > 1) return `The lenses lie furthest apart on ${formatCount(widest.length)} topics, by ${points}.`;
  const { name, sizing } = first.topic;
  const known = LENSES.flatMap((lens) => (sizing[lens] === null ? [] : [{ lens, value: sizing[lens] }]));
  const [least, ...others] = known.toSorted((one, other) => one.value - other.value);
  const largest = others.at(-1);
  if (least === undefined || largest === undefined) return null;
  const end = ({ lens, value }: typeof least): string => `${formatFigure(lens, value)} (${FIGURES[lens].label})`;
  return `The lenses lie furthest apart on ${isolated(name)}: ${points}, from ${end(least)} to ${end(largest)}.`;
}
