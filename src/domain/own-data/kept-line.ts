/** 'Kept from before: sources of 40 topics, 3 topics that the new file does not have.'; '' for nothing. */
export function keptLine(kept: readonly string[]): string {
  return kept.length === 0 ? '' : `Kept from before: ${kept.join(', ')}.`;
}
