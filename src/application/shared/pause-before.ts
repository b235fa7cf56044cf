/** In milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** How long a service is left alone before it is asked once more. @param tries how often it was asked by itself before */
export function pauseBefore(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
}
