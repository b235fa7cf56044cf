import { axisExtent, roundTicks } from '../../domain/plane/plane-scale';
import { tickLabel } from '../../domain/plane/plane-axes';
import { formatCount } from '../../domain/shared/figures';
import { extent } from '../../domain/shared/statistics';
import styles from './scale.module.scss';

/** The scale of the drawings in a column, for all rows, so that filtering and sorting move no mark. */
export interface Scale {
  /** Of the width of a drawing, between 0 and 1; a value beyond the scale is drawn at its end. */
  readonly share: (value: number) => number;
  readonly isBeyond: (value: number) => boolean;
  readonly ticks: readonly { readonly share: number; readonly label: string }[];
}

type Values = readonly (number | null)[];
const known = (values: Values): readonly number[] => values.filter((value) => value !== null);

/** Contains zero; a few outliers do not make all the others short. Fractions. @param isSigned the ticks have a sign */
export function evenScale(values: Values, isSigned: boolean): Scale {
  const { low, high } = axisExtent(known(values));
  const [from, to] = [Math.min(0, low), Math.max(0, high)];
  const ticks = roundTicks(0, to, [null, 3]);
  return scaleOf(from, to, ticks.values, (value) => tickLabel(value, ticks.step, isSigned));
}

const TICKS = [3, 5] as const;

/** Contains zero and all of the fractions, so that marks are compared across rows. */
export function wholeScale(values: Values): Scale {
  const ends = extent(values);
  if (ends === null) return scaleOf(0, 1);
  const [least, most] = ends;
  const [from, to] = [Math.min(0, least), Math.max(most, 0.01)];
  const ticks = roundTicks(from, to, TICKS);
  return scaleOf(from, to, ticks.values, (value) => tickLabel(value, ticks.step, false));
}

/** Right of the longest stem there is room for its figure. */
const FIGURE_ROOM = 1.25;

export function countScale(counts: Values): Scale {
  const to = Math.max(extent(counts)?.[1] ?? 0, 1);
  const ticks = roundTicks(0, to, TICKS).values.filter(Number.isInteger);
  return scaleOf(0, to * FIGURE_ROOM, ticks, formatCount);
}

function scaleOf(
  from: number,
  to: number,
  ticks: readonly number[] = [],
  labelOf: (value: number) => string = String,
): Scale {
  const share = (value: number): number => Math.min(1, Math.max(0, (value - from) / (to === from ? 1 : to - from)));
  return {
    share,
    isBeyond: (value) => value < from || value > to,
    ticks: ticks.map((value) => ({ share: share(value), label: labelOf(value) })),
  };
}

/** The round values of a scale, in the head of its column. */
export function ScaleTicks({ scale }: { readonly scale: Scale }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {scale.ticks.map(({ share, label }) => (
        <span key={label} style={{ left: `${share * 100}%` }}>
          {label}
        </span>
      ))}
    </span>
  );
}
