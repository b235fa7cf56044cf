const formats: Partial<Record<'and' | 'or', Intl.ListFormat>> = {};

/** 'A', 'A and B', 'A, B and C', 'A or B'. The formatter is created with the first list, because that delays the first screen. */
export function joined(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  // British English has no comma before the last one.
  formats[word] ??= new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' });
  return formats[word].format(names);
}
