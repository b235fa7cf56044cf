import type { Draft } from './draft';
import { meaningOf, type Lexeme } from './lexer';

const ASKING = /^(?:which|what|who|whose|where|when|why|how|welche[rsnm]?|was|wer|wo|wann|warum|wie)\b/;

/**
 * Whether a connective begins a second question, of which only the first one is answered: 'which got bigger and which got
 * smaller', 'the largest topic and the fastest growing trend'. 'And which of them are new' goes on with the first one.
 */
export function asksAgain(lexemes: readonly Lexeme[], at: number, draft: Draft): boolean {
  const isJoint = (each: Lexeme | undefined): boolean => meaningOf(each, ['and', 'but', 'comma']) !== undefined;
  let next = at + 1;
  while (isJoint(lexemes[next])) next += 1;
  // 'And under which trend'.
  if (/^(?:in|under|to|for|on|with|of|zu|unter|von)$/.test(lexemes[next]?.text ?? '')) next += 1;
  const [opener, following] = lexemes.slice(next);
  if (opener === undefined) return false;
  const isAsked = draft.hasConditions || draft.order !== null || draft.statistic !== null || draft.names.length > 0;
  const isFirst = lexemes.slice(0, at).findIndex(({ text }) => ASKING.test(text));
  // 'Topics which are strong and which grow' asks once.
  const isQuestion =
    isFirst === 0 || meaningOf(lexemes[isFirst - 1], ['frame', 'list', 'count', 'and', 'comma']) !== undefined;
  if (isAsked && isFirst >= 0 && isQuestion && ASKING.test(opener.text))
    return meaningOf(following, ['pronoun']) === undefined && meaningOf(opener, ['pronoun', 'rest']) === undefined;
  // A second order of other rows.
  const order = lexemes.slice(next, next + 3).find((each) => meaningOf(each, ['glue', 'amount']) === undefined);
  return draft.order !== null && draft.cues.has('noun') && meaningOf(order, ['sup']) !== undefined;
}
