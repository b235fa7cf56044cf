/** The number of random cases of a property that is quick to test: all of them at night, a tenth by day. */
export function aTenthByDay(atNight: number): number {
  return process.env['PROPERTY_RUNS'] === undefined ? Math.ceil(atNight / 10) : atNight;
}
