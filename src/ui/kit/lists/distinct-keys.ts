/** React keys for a list that may hold the same item twice: a repeated key gets a number. */
export function distinctKeys<T>(items: readonly T[], keyOf: (item: T) => string): readonly string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key}#${times}`;
  });
}
