import { linePath, type PathPoint } from '../svg-path';
import type { HeightGrid } from './density';

/** A crossing of the contour with an edge of the grid, named by the edge: neighbours meet in the same one. */
type Edge = number;
type Segment = readonly [Edge, Edge];

/** The edges of a cell, by index. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const;

/** The lines through a cell by its corners above the level, as bits: top left 8, top right 4, bottom right 2, bottom left 1. */
const LINES: readonly (readonly (readonly [0 | 1 | 2 | 3, 0 | 1 | 2 | 3])[])[] = [
  [],
  [[LEFT, BOTTOM]],
  [[BOTTOM, RIGHT]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [
    [LEFT, TOP],
    [BOTTOM, RIGHT],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, TOP]],
];
/** The top left and the bottom right corner: the one case that differs from its complement. */
const SADDLE = 10;
const SADDLE_LINES = [
  [TOP, RIGHT],
  [LEFT, BOTTOM],
] as const;

/** For each height (from low to high) the lines along which the land has it, as one path. */
export function contourPaths(grid: HeightGrid, levels: readonly number[]): readonly string[] {
  return levels.map((level) =>
    chain(segments(grid, level))
      .map((edges) => linePath(edges.map((edge) => crossing(grid, edge, level))))
      .join(''),
  );
}

/** Marching squares: two corners of a cell on different sides of the level have a crossing between them. */
function segments({ columns, rows, heights }: HeightGrid, level: number): readonly Segment[] {
  const found: Segment[] = [];
  const bit = (corner: number): number => ((heights[corner] ?? 0) > level ? 1 : 0);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const below = corner + columns;
      const corners = bit(corner) * 8 + bit(corner + 1) * 4 + bit(below + 1) * 2 + bit(below);
      // An edge belongs to the corner at its left or upper end: even for horizontal, odd for vertical.
      const edges = [corner * 2, (corner + 1) * 2 + 1, below * 2, corner * 2 + 1] as const;
      const lines = corners === SADDLE ? SADDLE_LINES : LINES[Math.min(corners, 15 - corners)];
      for (const [from, to] of lines ?? []) found.push([edges[from], edges[to]]);
    }
  }
  return found;
}

function crossing(grid: HeightGrid, edge: Edge, level: number): PathPoint {
  const corner = edge >> 1;
  const column = corner % grid.columns;
  const row = (corner - column) / grid.columns;
  const from = grid.heights[corner] ?? 0;
  const to = grid.heights[corner + (edge & 1 ? grid.columns : 1)] ?? 0;
  const share = (level - from) / (to - from);
  return edge & 1 ? [column * grid.cell, (row + share) * grid.cell] : [(column + share) * grid.cell, row * grid.cell];
}

/** Joins segments that share an edge into long lines. */
function chain(all: readonly Segment[]): readonly (readonly Edge[])[] {
  const open = new Set(all);
  const byEdge = new Map<Edge, Segment[]>();
  for (const segment of all) {
    for (const edge of segment) {
      const there = byEdge.get(edge);
      if (there) there.push(segment);
      else byEdge.set(edge, [segment]);
    }
  }
  const walk = (start: Edge): Edge[] => {
    const edges: Edge[] = [];
    for (let edge = start; ;) {
      const next = byEdge.get(edge)?.find((segment) => open.has(segment));
      if (!next) return edges;
      open.delete(next);
      edge = next[0] === edge ? next[1] : next[0];
      edges.push(edge);
    }
  };
  const lines: (readonly Edge[])[] = [];
  for (const segment of all) {
    if (!open.has(segment)) continue;
    const [start] = segment;
    const forward = walk(start);
    lines.push([...walk(start).toReversed(), start, ...forward]);
  }
  return lines;
}
