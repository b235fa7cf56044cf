import { linePath, type Point } from '../svg-path';
import type { HeightGrid } from './density';

/** A crossing of the contour with an edge of the grid, named by the edge: neighbours meet in the same one. */
type Edge = number;
type Segment = readonly [Edge, Edge];

/** The lines along which the land has the given height, as one path. */
export function contourPath(grid: HeightGrid, level: number): string {
  return chain(segments(grid, level))
    .map((edges) => linePath(edges.map((edge) => crossing(grid, edge, level))))
    .join('');
}

const heightAt = (grid: HeightGrid, corner: number): number => grid.heights[corner] ?? 0;

/** Marching squares: two corners of a cell on different sides of the level have a crossing between them. */
function segments(grid: HeightGrid, level: number): readonly Segment[] {
  const found: Segment[] = [];
  const { columns, rows } = grid;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const sides =
        (heightAt(grid, corner) > level ? 8 : 0) |
        (heightAt(grid, corner + 1) > level ? 4 : 0) |
        (heightAt(grid, corner + columns + 1) > level ? 2 : 0) |
        (heightAt(grid, corner + columns) > level ? 1 : 0);
      // An edge belongs to the corner at its left or upper end: even for horizontal, odd for vertical.
      const top = corner * 2;
      const left = corner * 2 + 1;
      const right = (corner + 1) * 2 + 1;
      const bottom = (corner + columns) * 2;
      found.push(...cellSegments(sides, top, right, bottom, left));
    }
  }
  return found;
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
  const from = heightAt(grid, corner);
  const to = heightAt(grid, corner + (edge & 1 ? grid.columns : 1));
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
    lines.push([...walk(start).reverse(), start, ...forward]);
  }
  return lines;
}
