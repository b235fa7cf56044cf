/** Two versions of a note as one text: where one holds the other it stays alone. */
export function bothTexts(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n\n${other}`;
}
