// The geometry of a relief: ruled lines, raised where a figure lies under them. Each line hides what lies behind it.
// The hidden parts are left out of the drawing, so that it needs no fill and can serve as a mask in any colour.

/** How close a simplified line stays to the exact one, in pixels. */
const TOLERANCE = 0.12;
/** A visible piece shorter than this is a speck. */
const SHORTEST = 2;

/**
 * @param {{ xs: number[], lines: number[][] }} relief the heights of each line (from the back to the front) at the xs
 * @returns {string} an SVG path
 */
export function reliefPath({ xs, lines }) {
  let horizon = xs.map(() => Infinity);
  const pieces = [];
  // From the front to the back: a line is visible where it rises above all lines in front of it.
  for (const line of lines.toReversed()) {
    pieces.push(...visiblePieces(xs, line, horizon));
    horizon = horizon.map((y, i) => Math.min(y, line[i]));
  }
  return pieces
    .filter((piece) => piece.at(-1)[0] - piece[0][0] >= SHORTEST)
    .toReversed()
    .map((piece) => pathOf(simplify(piece)))
    .join('');
}

/** Smaller y is higher. Where a line dips below the horizon it is cut exactly at the crossing. */
function visiblePieces(xs, line, horizon) {
  const pieces = [];
  let piece = [];
  const close = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let i = 0; i < xs.length; i++) {
    const visible = line[i] <= horizon[i];
    if (i > 0 && visible !== line[i - 1] <= horizon[i - 1]) {
      piece.push(crossing(xs, line, horizon, i));
      if (!visible) close();
    }
    if (visible) piece.push([xs[i], line[i]]);
  }
  close();
  return pieces;
}

function crossing(xs, line, horizon, i) {
  const before = line[i - 1] - horizon[i - 1];
  const after = line[i] - horizon[i];
  const share = Number.isFinite(before - after) && before !== after ? before / (before - after) : 0.5;
  return [xs[i - 1] + (xs[i] - xs[i - 1]) * share, line[i - 1] + (line[i] - line[i - 1]) * share];
}

/** Douglas-Peucker: keeps the points without which the line would move by more than the tolerance. */
function simplify(points) {
  const [first, last] = [points[0], points.at(-1)];
  let farthest = 0;
  let distance = TOLERANCE;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distanceFrom(points[i], first, last);
    if (d > distance) [farthest, distance] = [i, d];
  }
  if (farthest === 0) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

function distanceFrom([x, y], [x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
}

/** Steps from point to point in tenths of a pixel, written without needless signs and zeros. */
function pathOf(points) {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const [start, ...rest] = tenths;
  let d = `M${start[0] / 10} ${start[1] / 10}l`;
  let previous = start;
  for (const point of rest) {
    for (const step of [point[0] - previous[0], point[1] - previous[1]]) {
      const number = String(step / 10).replace(/^(-?)0\./, '$1.');
      d += d.endsWith('l') || number.startsWith('-') ? number : ` ${number}`;
    }
    previous = point;
  }
  return d;
}
