/**
 * A round figure at an axis: "+15 %", "0 %", "2.5 %".
 * @param step between two ticks, as a fraction of 1: says how many decimals are needed
 * @param signed whether growth is meant, where above 0 is worth a sign
 */
export function tickLabel(value: number, step: number, signed: boolean): string {
  const decimals = Math.max(0, -Math.floor(Math.log10(step * 100) + 1e-9));
  const digits = (value * 100).toFixed(decimals);
  const isZero = Number(digits) === 0;
  if (isZero) return '0 %';
  return `${signed && value > 0 ? '+' : ''}${digits} %`;
}
