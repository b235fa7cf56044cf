import { fold } from '../../shared/fold';
import { tokensOf, type TextRange, type WordToken } from './tokens';

/** Where the typed words begin words of a proposal. */
export function typedMarks(typed: readonly WordToken[], words: string): readonly TextRange[] {
  const own = tokensOf(words);
  let after = -1;
  return typed.flatMap(({ text }): readonly TextRange[] => {
    const at = own.findIndex((token, index) => index > after && fold(token.text).startsWith(fold(text)));
    const token = own[at];
    if (token === undefined) return [];
    after = at;
    return [{ from: token.from, to: Math.min(token.to, token.from + text.length) }];
  });
}

/** '' where the words do not begin with the text. */
export function restOf(typed: readonly WordToken[], words: string, marks: readonly TextRange[]): string {
  const own = tokensOf(words);
  const isBeginning = typed.every(({ text }, at) =>
    at < typed.length - 1 ? own[at]?.text === text : own[at]?.text.startsWith(text) === true,
  );
  return isBeginning ? words.slice(marks.at(-1)?.to ?? words.length) : '';
}
