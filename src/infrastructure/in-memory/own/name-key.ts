/** A name without regard to case, accents, punctuation and repeated blanks. */
export function nameKey(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  return raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An id that the same names always have; 53 bits (cyrb53). */
export function idOfName(name: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of nameKey(name) || name) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `n${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
