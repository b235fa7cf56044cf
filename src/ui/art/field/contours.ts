import { linePath, type Point } from '../svg-path';
import type { HeightGrid } from './density';

/** A crossing of the contour with an edge of the grid, named by the edge: neighbours meet in the same one. */
type Edge = number;
type Segment = readonly [Edge, Edge];

/** For each height (from low to high) the lines along which the land has it, as one path. */
export function contourPaths(grid: HeightGrid, levels: readonly number[]): readonly string[] {
  return segments(grid, levels).map((found, i) => {
    const level = levels[i] ?? 0;
    return chain(found)
      .map((edges) => linePath(edges.map((edge) => crossing(grid, edge, level))))
      .join('');
  });
}

/**
 * Marching squares: two corners of a cell on different sides of a level have a crossing between them. All levels
 * in one pass, because most cells lie between two levels and need no look at any.
 */
function segments(grid: HeightGrid, levels: readonly number[]): readonly (readonly Segment[])[] {
  const found = levels.map((): Segment[] => []);
  const { columns, rows } = grid;
  const passed = levelsPassed(grid, levels);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const a = passed[corner] ?? 0;
      const b = passed[corner + 1] ?? 0;
      const c = passed[corner + columns + 1] ?? 0;
      const d = passed[corner + columns] ?? 0;
      const most = Math.max(a, b, c, d);
      for (let i = Math.min(a, b, c, d); i < most; i++) {
        const sides = (a > i ? 8 : 0) | (b > i ? 4 : 0) | (c > i ? 2 : 0) | (d > i ? 1 : 0);
        // An edge belongs to the corner at its left or upper end: even for horizontal, odd for vertical.
        const top = corner * 2;
        const right = (corner + 1) * 2 + 1;
        const bottom = (corner + columns) * 2;
        found[i]?.push(...cellSegments(sides, top, right, bottom, top + 1));
      }
    }
  }
  return found;
}

/** For each corner of the grid how many of the levels lie below it. */
function levelsPassed({ heights }: HeightGrid, levels: readonly number[]): Uint8Array {
  const passed = new Uint8Array(heights.length);
  for (let i = 0; i < heights.length; i++) {
    const height = heights[i] ?? 0;
    let count = 0;
    while (height > (levels[count] ?? Infinity)) count++;
    passed[i] = count;
  }
  return passed;
}

function cellSegments(sides: number, top: Edge, right: Edge, bottom: Edge, left: Edge): readonly Segment[] {
  // Both sides of a pair are the same line, with the high land on the one or the other hand.
  switch (Math.min(sides, 15 - sides)) {
    case 1:
      return [[left, bottom]];
    case 2:
      return [[bottom, right]];
    case 3:
      return [[left, right]];
    case 4:
      return [[top, right]];
    case 5:
      return sides === 5
        ? [
            [left, top],
            [bottom, right],
          ]
        : [
            [top, right],
            [left, bottom],
          ];
    case 6:
      return [[top, bottom]];
    case 7:
      return [[left, top]];
    default:
      return [];
  }
}

function crossing(grid: HeightGrid, edge: Edge, level: number): Point {
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
