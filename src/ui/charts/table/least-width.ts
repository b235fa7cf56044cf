/** Between two columns, in pixels. */
export const COLUMN_GAP = 16;

/** A table narrower than this scrolls sideways, in pixels. @param tracks such as "140px" and "minmax(120px, 2fr)" */
export function leastWidth(tracks: readonly string[]): number {
  const widths = tracks.map((track) => Number(/\d+/.exec(track)?.[0]));
  return widths.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * (tracks.length - 1);
}
