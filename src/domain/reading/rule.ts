import type { Draft } from './draft';
import { meaningOf, type Lexeme } from './lexer';
import type { Meaning } from './language';

/**
 * What some lexemes mean together. The pattern names kinds of lexemes, `a|b` for either, `a.b` for one value of a kind,
 * `a?` for one that may be missing, `a+` for one or more; small words between them are passed over.
 */
export interface Rule {
  readonly pattern: readonly Element[];
  readonly read: Read;
}

/** @returns false: it does not apply; a meaning: stands in the place of the lexemes, to be read on */
type Read = (draft: Draft, match: Match) => void | boolean | Meaning;

interface Element {
  readonly kinds: readonly (readonly [kind: string, value: string | null])[];
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

/** What stands for each element of the pattern, in its order: its values. */
export interface Match {
  readonly of: readonly (readonly Meaning[])[];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function rule(patterns: string, read: Read): readonly Rule[] {
  return patterns.split('; ').map((pattern) => ({ pattern: pattern.split(' ').map(elementOf), read }));
}

function elementOf(text: string): Element {
  const name = text.replace(/[?+]$/, '');
  return {
    kinds: name.split('|').map((each) => {
      const [kind = '', value = null] = each.split('.');
      return [kind, value] as const;
    }),
    isOptional: text.endsWith('?'),
    isRepeated: text.endsWith('+'),
  };
}

/** The lexemes from `start` on that a pattern stands for; null: they do not begin with it. */
export function matchAt({ pattern }: Rule, lexemes: readonly Lexeme[], start: number): Match | null {
  const of: (readonly Meaning[])[] = [];
  let at = start;
  let end = start;
  for (const element of pattern) {
    const found: Meaning[] = [];
    for (let next = nextOf(element, lexemes, at, start); next !== null;) {
      found.push(next.meaning);
      at = next.index + 1;
      end = at;
      // 'a, b and c'.
      const isJoined = meaningOf(lexemes[at], ['and', 'or', 'nor', 'comma']) !== undefined;
      next = element.isRepeated ? nextOf(element, lexemes, isJoined ? at + 1 : at, isJoined ? at + 1 : at) : null;
    }
    if (found.length === 0 && !element.isOptional) return null;
    of.push(found);
  }
  if (end === start) return null;
  return {
    of,
    start,
    end,
    text: lexemes
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  };
}

/** The next lexeme, where it is one of the element; small words before it are passed over, except at the start. */
function nextOf(element: Element, lexemes: readonly Lexeme[], from: number, start: number) {
  for (let index = from; index < lexemes.length; index += 1) {
    const meaning = lexemes[index]?.meanings.find(({ kind, value }) =>
      element.kinds.some(([own, only]) => own === kind && (only === null || only === String(value))),
    );
    if (meaning !== undefined) return { meaning, index };
    const lexeme = lexemes[index];
    if (index === start || meaningOf(lexeme, ['glue']) === undefined) return null;
    // What may be missing stands next to what is before it.
    if (element.isOptional && lexeme?.meanings.some(({ kind }) => kind !== 'glue' && kind !== 'frame')) return null;
  }
  return null;
}
