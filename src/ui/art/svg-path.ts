/** One decimal is finer than a screen pixel here and a third of the bytes of a full number. */
export function round1(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}
