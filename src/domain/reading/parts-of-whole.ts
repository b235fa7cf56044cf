import type { Comparator } from '../query/query';
import type { Draft } from './draft';
import type { Meaning } from './language';
import { meaningOf, type Amount, type Lexeme } from './lexer';
import type { NamedItem } from './names';

const HAVING = /\b(?:with|have|has|contain|contains|containing|mit|haben|hat|enthalten)\b/;
const NOUN = /signals?|disruptors?|signale|disruptoren/;

/**
 * 'Shifts with more than three strong signals', 'trends without disruptors': what follows is of their topics.
 * @returns how many lexemes say so
 */
export function openParts(lexemes: readonly Lexeme[], at: number, { subject, atoms }: Draft, before: string): number {
  const isWhole = subject === 'shifts' || subject === 'trends' || subject === 'platforms';
  if (!isWhole || atoms.some(({ kind }) => kind === 'inner')) return 0;
  const [lexeme, amount, value] = lexemes.slice(at, at + 3);
  const count = (meaningOf(amount, ['amount'])?.value as Amount | undefined)?.value;
  const comparator = meaningOf(lexeme, ['cmp', 'comp']);
  const isCounted = meaningOf(value, ['quadrant', 'status', 'state']) !== undefined;
  // 'Two or more uncertain topics'.
  const [first, post] = [meaningOf(lexeme, ['amount']), meaningOf(amount, ['post'])];
  if (first !== undefined && post !== undefined && isCounted) {
    const own = (first.value as Amount).value;
    atoms.push({
      kind: 'inner',
      subject: 'topics',
      comparator: post.value as Comparator,
      count: own,
      isNegated: false,
    });
    return 2;
  }
  if (comparator !== undefined && count !== undefined && isCounted) {
    const way = String(comparator.value).replace('? ', '') as Comparator;
    atoms.push({ kind: 'inner', subject: 'topics', comparator: way, count, isNegated: false });
    return 2;
  }
  const isNoun = meaningOf(lexeme, ['quadrant']) !== undefined && NOUN.test(lexeme?.text ?? '');
  const last = atoms.at(-1);
  const isNegated = last?.kind === 'negation' && /no$|kein/.test(last.text);
  if (!isNoun || (!isNegated && !HAVING.test(before))) return 0;
  if (isNegated) atoms.pop();
  atoms.push({ kind: 'inner', subject: 'topics', comparator: null, count: 1, isNegated });
  return 0;
}

/** 'The Climate-ready plant platform', 'the trends Data trust and Honest claims': the noun says what the name beside it is. */
export function isNounOfName({ atoms }: Draft, next: Lexeme | undefined, { value }: Meaning): boolean {
  const noun = String(value);
  const last = atoms.at(-1);
  const following = meaningOf(next, ['name'])?.value as NamedItem | undefined;
  return (last?.kind === 'condition' && last.requirement.kind === noun) || following?.type === noun.replace(/s$/, '');
}
