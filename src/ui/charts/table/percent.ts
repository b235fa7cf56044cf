/** @param share of 1 */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
