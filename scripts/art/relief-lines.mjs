/** @typedef {[x: number, y: number]} Point */

/** The largest distance of a simplified line from the exact one, in pixels. */
const TOLERANCE = 0.12;
/** Shorter visible pieces are left out. */
const SHORTEST = 2;

/**
 * Draws a relief: ruled lines, raised where a figure lies under them, each hiding what is behind it. Hidden parts are
 * left out, so that the drawing needs no fill and can be a mask in any colour.
 * @param {{ xs: number[], lines: number[][] }} relief the heights of each line (from the back to the front) at the xs
 * @returns {string} an SVG path
 */
export function reliefPath({ xs, lines }) {
  let horizon = xs.map(() => Infinity);
  /** @type {Point[][]} */
  const pieces = [];
  // From the front to the back: a line is visible where it rises above all lines in front of it.
  for (const line of lines.toReversed()) {
    pieces.push(...visiblePieces(xs, line, horizon));
    horizon = horizon.map((y, i) => Math.min(y, at(line, i)));
  }
  return pieces
    .filter((piece) => at(piece, -1)[0] - at(piece, 0)[0] >= SHORTEST)
    .toReversed()
    .map((piece) => pathOf(simplify(piece)))
    .join('');
}

/**
 * Smaller y is higher. Where a line goes below the horizon it is cut exactly at the crossing.
 * @param {number[]} xs
 * @param {number[]} line
 * @param {number[]} horizon
 */
function visiblePieces(xs, line, horizon) {
  /** @type {Point[][]} */
  const pieces = [];
  /** @type {Point[]} */
  let piece = [];
  const close = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let i = 0; i < xs.length; i++) {
    const visible = at(line, i) <= at(horizon, i);
    if (i > 0 && visible !== at(line, i - 1) <= at(horizon, i - 1)) {
      piece.push(crossing(xs, line, horizon, i));
      if (!visible) close();
    }
    if (visible) piece.push([at(xs, i), at(line, i)]);
  }
  close();
  return pieces;
}

/**
 * @param {number[]} xs
 * @param {number[]} line
 * @param {number[]} horizon
 * @param {number} i the first index after the crossing
 * @returns {Point}
 */
function crossing(xs, line, horizon, i) {
  const before = at(line, i - 1) - at(horizon, i - 1);
  const after = at(line, i) - at(horizon, i);
  const share = Number.isFinite(before - after) && before !== after ? before / (before - after) : 0.5;
  /** @param {number[]} values */
  const between = (values) => at(values, i - 1) + (at(values, i) - at(values, i - 1)) * share;
  return [between(xs), between(line)];
}

/**
 * Douglas-Peucker: keeps the points without which the line would move by more than the tolerance.
 * @param {Point[]} points
 * @returns {Point[]}
 */
function simplify(points) {
  const [first, last] = [at(points, 0), at(points, -1)];
  let farthest = 0;
  let distance = TOLERANCE;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distanceFrom(at(points, i), first, last);
    if (d > distance) [farthest, distance] = [i, d];
  }
  if (farthest === 0) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

/**
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function distanceFrom([x, y], [x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
}

/**
 * Steps from point to point in tenths of a pixel, written without needless signs and zeros.
 * @param {Point[]} points
 */
function pathOf(points) {
  const tenths = points.map(([x, y]) => /** @type {Point} */ ([Math.round(x * 10), Math.round(y * 10)]));
  const start = at(tenths, 0);
  let d = `M${start[0] / 10} ${start[1] / 10}l`;
  let previous = start;
  for (const point of tenths.slice(1)) {
    for (const step of [point[0] - previous[0], point[1] - previous[1]]) {
      const number = String(step / 10).replace(/^(-?)0\./, '$1.');
      d += d.endsWith('l') || number.startsWith('-') ? number : ` ${number}`;
    }
    previous = point;
  }
  return d;
}

/**
 * An item that is known to exist; a negative index counts from the end.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} index
 */
function at(items, index) {
  return /** @type {Item} */ (items.at(index));
}
