import { quadrantWhere, type QuadrantCode } from '../../topic/quadrant';

export interface Divides {
  readonly growth: number;
  readonly sizing: number;
}

interface Figures {
  readonly growth: number | null;
  readonly sizing: number | null;
}

/** The medians of growth and sizing; null where no topic has both. */
export function dividesOf(figures: readonly Figures[]): Divides | null {
  const complete = figures.flatMap(({ growth, sizing }) =>
    growth === null || sizing === null ? [] : [{ growth, sizing }],
  );
  if (complete.length === 0) return null;
  return { growth: median(complete.map(({ growth }) => growth)), sizing: median(complete.map(({ sizing }) => sizing)) };
}

export function computedQuadrant({ growth, sizing }: Figures, divides: Divides): QuadrantCode | null {
  if (growth === null || sizing === null) return null;
  return quadrantWhere(sizing >= divides.sizing, growth >= divides.growth);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
