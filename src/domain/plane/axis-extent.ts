/**
 * The range of an axis. Between `low` and `high` lies the core, which gets nearly all of the room; where `min` or `max`
 * lie further out, a narrow band beyond a marked break holds the outliers. Otherwise they are equal.
 */
export interface AxisExtent {
  readonly min: number;
  readonly low: number;
  readonly high: number;
  readonly max: number;
}

const OUTLIER_SHARE = 0.02;
/** An extreme stays in the core while it lies no further out than this share of the core's own spread. */
const TOLERANCE = 0.25;
/** Among fewer values outliers cannot be told. */
const ENOUGH = 10;

/** The range of an axis for values, of which a few extreme ones do not compress all the others. */
export function axisExtent(values: readonly number[]): AxisExtent {
  const sorted = [...values].sort((one, other) => one - other);
  const min = sorted[0];
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) return { min: 0, low: 0, high: 1, max: 1 };
  if (min === max) return around(min);

  let low = min;
  let high = max;
  if (sorted.length >= ENOUGH) {
    // The nearest value inside, not an interpolated one: of 28 values the outlier itself would be half of that.
    const inner = sorted[Math.ceil(OUTLIER_SHARE * (sorted.length - 1))] ?? min;
    const outer = sorted[Math.floor((1 - OUTLIER_SHARE) * (sorted.length - 1))] ?? max;
    const room = TOLERANCE * (outer - inner);
    if (room > 0 && inner - min > room) low = inner;
    if (room > 0 && max - outer > room) high = outer;
  }
  return withZero({ min, low, high, max });
}

/**
 * Extends an axis to further values: those a little outside widen the core, those far outside only move the ends.
 * @param free distance from an end without outliers that is drawn anyway, and does not change the axis
 */
export function reaching(extent: AxisExtent, values: readonly number[], free = 0): AxisExtent {
  const room = TOLERANCE * (extent.high - extent.low);
  const least = extent.min - (extent.min < extent.low ? 0 : free);
  const most = extent.max + (extent.max > extent.high ? 0 : free);
  let { min, low, high, max } = extent;
  for (const value of values) {
    if (value >= least && value <= most) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    if (value < low && extent.low - value <= room) low = value;
    if (value > high && value - extent.high <= room) high = value;
  }
  return { min, low, high, max };
}

/** A small range with the value in the middle. */
function around(value: number): AxisExtent {
  const half = Math.max(Math.abs(value) / 2, 0.01);
  return { min: value - half, low: value - half, high: value + half, max: value + half };
}

/** Starts or ends the axis at zero, unless that would leave half of the plane empty. */
function withZero({ min, low, high, max }: AxisExtent): AxisExtent {
  if (low > 0 && low <= high / 2) return { min: Math.min(min, 0), low: 0, high, max };
  if (high < 0 && high >= low / 2) return { min, low, high: 0, max: Math.max(max, 0) };
  return { min, low, high, max };
}
