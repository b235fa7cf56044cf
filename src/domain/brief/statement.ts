/** What follows 'Imagine if…' in a provocation: without those words, as one line with a full stop. '': nothing does. */
export function statementOf(provocation: string): string {
  const text = provocation
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^imagine if(?:\.{3}|…)?\s*/i, '');
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}
