import { shownName } from '../shared/long-texts';
import { isolated, joined } from '../shared/words';

/** How many are named in one line. */
const NAMED = 5;

/**
 * Which names of an address are left out, because the project has none that is called so.
 * @param names one at least
 */
export function unknownNamesSentence(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `‘${isolated(shownName(name))}’`);
  const more = names.length - named.length;
  const all = joined(more === 0 ? named : [...named, `${more} more`]);
  return names.length === 1
    ? `${all} is not in this project and is left out.`
    : `${all} are not in this project and are left out.`;
}
