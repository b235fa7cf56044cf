import type { Condition } from '../query/query';
import { isCounted, type QueryFigure } from '../query/query-figures';
import type { Draft } from './draft';
import type { Meaning } from './language';
import type { Lexeme } from './lexer';
import { matchAt } from './rule';
import { figureOf } from './rules/comparisons';
import { GAP_RULES } from './rules/figure-rules';

/** Phrases that stand for one figure, such as 'gap between industry and consumers', as one lexeme. */
export function withGaps(draft: Draft, lexemes: readonly Lexeme[]): readonly Lexeme[] {
  let all = lexemes;
  for (let at = 0; at < all.length; at += 1)
    for (const each of GAP_RULES) {
      const match = matchAt(each, all, at);
      const read = match === null ? false : each.read(draft, match);
      if (match === null || typeof read !== 'object') continue;
      all = [...all.slice(0, match.start), { text: match.text, meanings: [read] }, ...all.slice(match.end)];
    }
  return all;
}

/** A figure that is not compared: 'with sources' asks for its presence, others are shown. */
export function readFigure(draft: Draft, meaning: Meaning, text: string, before: string): void {
  const figure = figureOf(meaning);
  const last = draft.atoms.at(-1);
  const isNegated = last?.kind === 'negation';
  if (isNegated && last.value === 'except') draft.unread(text);
  else if (meaning.kind === 'grow')
    draft.condition({
      kind: 'figure',
      figure: 'growth',
      comparator: meaning.value === 'up' ? 'over' : 'under',
      value: 0,
    });
  else if (figure !== null && (isNegated || /\b(?:with|have|has|having|mit|haben|hat)\b/.test(before)))
    draft.condition(presence(figure), true);
  // 'Number of topics per shift' counts them.
  else if (draft.subject === null && !draft.isFollowing && (figure === 'topics' || figure === 'trends')) {
    [draft.subject, draft.intent, draft.isPlural] = [figure, 'count', true];
  } else if (figure !== null) {
    draft.figures.push(figure);
    // Before any comparison it says what is shown.
    draft.openFigure = draft.hasConditions ? figure : null;
  }
}

function presence(figure: QueryFigure): Condition {
  return isCounted(figure)
    ? { kind: 'figure', figure, comparator: 'at least', value: 1, not: false }
    : { kind: 'known', figure, not: false };
}
