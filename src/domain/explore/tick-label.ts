/**
 * A round figure at an axis: "+15 %", "0 %", "2.5 %".
 * @param step between two ticks, as a fraction of 1: says how many decimals are needed
 * @param signed whether growth is meant, where above 0 is worth a sign
 */
export function tickLabel(value: number, step: number, signed: boolean): string {
  const digits = (value * 100).toFixed(decimalsOf(step * 100));
  const isZero = Number(digits) === 0;
  if (isZero) return '0 %';
  return `${signed && value > 0 ? '+' : ''}${digits} %`;
}

const MOST_DECIMALS = 8;

/** As many as the step itself has, so that 2.5, 5 and 7.5 do not read 3, 5 and 8. */
function decimalsOf(step: number): number {
  let decimals = 0;
  while (decimals < MOST_DECIMALS && !isNearlyWhole(step * 10 ** decimals)) decimals += 1;
  return decimals;
}

function isNearlyWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= 1e-6 * Math.abs(value);
}
