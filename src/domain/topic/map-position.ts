/** A place on a map, as fractions of 1: average sizing and growth. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The figures that give an item its place. */
export interface PlacedFigures {
  readonly growth: number | null;
  readonly sizing: { readonly average: number | null };
}

/** @returns null where growth or average sizing is not known */
export function positionOf({ growth, sizing }: PlacedFigures): Position | null {
  return growth === null || sizing.average === null ? null : { x: sizing.average, y: growth };
}
