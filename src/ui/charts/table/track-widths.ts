/** Between two columns, in pixels. */
export const COLUMN_GAP = 16;

interface Track {
  readonly least: number;
  /** Its part of what is left over; 0 for a fixed width. */
  readonly share: number;
}

/** The widths that the browser's grid gives to tracks such as "140px" and "minmax(120px, 2fr)". In pixels. */
export function trackWidths(tracks: readonly string[], available: number): readonly number[] {
  const parsed = tracks.map(parse);
  const fixed = parsed.filter(({ share }) => share === 0).reduce((sum, { least }) => sum + least, 0);
  const shares = parsed.reduce((sum, { share }) => sum + share, 0);
  const each = shares === 0 ? 0 : Math.max(0, available - fixed) / shares;
  return parsed.map(({ least, share }) => Math.max(least, each * share));
}

/** A table narrower than this has to be scrolled sideways. In pixels. */
export function leastWidth(tracks: readonly string[]): number {
  return trackWidths(tracks, 0).reduce((sum, width) => sum + width, 0) + COLUMN_GAP * (tracks.length - 1);
}

function parse(track: string): Track {
  const flexible = /^minmax\((\d+)px, (\d+)fr\)$/.exec(track);
  if (flexible !== null) return { least: Number(flexible[1]), share: Number(flexible[2]) };
  return { least: Number.parseFloat(track), share: 0 };
}
