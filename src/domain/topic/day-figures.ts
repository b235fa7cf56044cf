import { QUADRANT_CODES, type QuadrantCode } from './quadrant';
import type { Topic } from './topic';

/**
 * The figures of a topic on the day on which something was decided about it. It has no text of the data, because it is kept
 * where the data is not.
 */
export interface DayFigures {
  /** Fractions, as of the topic; null where unknown. */
  readonly growth: number | null;
  readonly sizing: number | null;
  readonly consumer: number | null;
  readonly industry: number | null;
  readonly society: number | null;
  /** null: unclassified. */
  readonly quadrant: QuadrantCode | null;
  readonly drivers: number | null;
  /** The date of the data that they are of, as the data says it; null: unknown. */
  readonly data: string | null;
}

const FRACTIONS = ['growth', 'sizing', 'consumer', 'industry', 'society'] as const;

/** Characters of a date. */
const LONGEST_DATE = 40;

/** @param data the date of the loaded data; null: unknown */
export function dayFigures(
  { growth, sizing, quadrant, driverCount }: Pick<Topic, 'growth' | 'sizing' | 'quadrant' | 'driverCount'>,
  data: string | null,
): DayFigures {
  const { average, consumer, industry, society } = sizing;
  return { growth, sizing: average, consumer, industry, society, quadrant: quadrant.code, drivers: driverCount, data };
}

/** Reads what was stored or written elsewhere. @returns null: there are no figures, or one of them is none */
export function readDayFigures(raw: unknown): DayFigures | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const wire = raw as Partial<Record<keyof DayFigures, unknown>>;
  const { quadrant = null, drivers = null, data = null } = wire;
  const isFigure = (value: unknown): value is number | null => value === null || Number.isFinite(value);
  const fractions = FRACTIONS.map((name) => wire[name] ?? null);
  if (!fractions.every(isFigure) || !isFigure(drivers)) return null;
  if (quadrant !== null && !QUADRANT_CODES.some((code) => code === quadrant)) return null;
  if (data !== null && (typeof data !== 'string' || data.length > LONGEST_DATE)) return null;
  const [growth = null, sizing = null, consumer = null, industry = null, society = null] = fractions;
  return { growth, sizing, consumer, industry, society, quadrant: quadrant as QuadrantCode | null, drivers, data };
}

export function isSameDay(one: DayFigures | null, other: DayFigures | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof DayFigures)[]).every((key) => one[key] === other[key]);
}
