const SAMPLE = 200;
/** The names and two rows. */
const FEWEST = 3;
const NEARLY_ALL = 0.6;

/**
 * Where the columns of a text begin that stand below each other, parted by two blanks or more in every line, in characters; null:
 * they do not. Lines with one text, such as a title, have no columns.
 */
export function alignedColumns(lines: readonly string[]): readonly number[] | null {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE);
  const parted = filled.filter(hasGap);
  if (parted.length < FEWEST || parted.length < filled.length * NEARLY_ALL) return null;
  const length = Math.max(...parted.map((line) => line.trimEnd().length));
  const starts: number[] = [];
  let blanks = 2;
  for (let at = 0; at < length; at += 1) {
    if (parted.every((line) => (line[at] ?? ' ') === ' ')) blanks += 1;
    else {
      if (blanks > 1) starts.push(at);
      blanks = 0;
    }
  }
  return starts.length > 1 ? starts : null;
}

/** The cells of a line by the places of its columns; null: the blanks of each line itself part them. */
export function alignedCells(line: string, starts: readonly number[] | null): readonly string[] {
  if (starts === null || !hasGap(line)) return line.trim().split(/ {2,}/);
  return starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1]).trim());
}

function hasGap(line: string): boolean {
  return /\S {2,}\S/.test(line);
}
