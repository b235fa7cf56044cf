/** The name of a column of a sheet: 'A', 'Z', 'AA'. @param index from 0 */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
