import { median } from '../shared/statistics';
import { quadrantWhere, type QuadrantCode } from '../topic/quadrant';

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
  const complete = figures.filter(({ growth, sizing }) => growth !== null && sizing !== null);
  const [growth, sizing] = [median(complete.map((each) => each.growth)), median(complete.map((each) => each.sizing))];
  return growth === null || sizing === null ? null : { growth, sizing };
}

export function computedQuadrant({ growth, sizing }: Figures, divides: Divides): QuadrantCode | null {
  if (growth === null || sizing === null) return null;
  return quadrantWhere(sizing >= divides.sizing, growth >= divides.growth);
}
