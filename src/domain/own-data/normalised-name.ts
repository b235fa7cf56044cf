/** Lower case without accents; every run of other characters than letters and digits is one blank. */
export function normalisedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "Growth p.a. (in %)" without its unit, "CAGR 2025-2030" and "Market size 2024" without their years: "growth p a", "cagr". */
export function nameWithoutUnit(name: string): string {
  const bare = name.replace(/[([{][^)\]}]*[)\]}]/g, ' ');
  return normalisedName(bare)
    .replace(/(?: (?:19|20)?\d\d){2}$| (?:19|20)\d\d$/, '')
    .replace(/ (?:in )?(?:percent|prozent|pct)$/, '')
    .trim();
}
