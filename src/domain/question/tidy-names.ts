import type { QuestionNames } from './question-names';
import { tidy } from './question-text';

const TIDY = new WeakMap<QuestionNames, ReadonlyMap<string, string>>();

/** Each name of a project as it stands in a tidy question; computed once, because thousands take long to prepare. */
export function tidyNames(names: QuestionNames): ReadonlyMap<string, string> {
  const known = TIDY.get(names);
  if (known !== undefined) return known;
  const { topics, trends, shifts, platforms = [] } = names;
  const tidied = new Map([...shifts, ...trends, ...topics, ...platforms].map(({ name }) => [name, tidy(name)]));
  TIDY.set(names, tidied);
  return tidied;
}
