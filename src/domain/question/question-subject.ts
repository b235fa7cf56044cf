import type { Condition, Query } from '../query/query';
import type { QueryFigure } from '../query/query-figures';
import type { QuestionText } from './question-text';
import { MAKERS } from './startup-phrases';

export const COMPARING = /(?<= )(?:vs|versus|more|fewer|than|compared (?:to|with)|compare|against|doing)(?= )/;

/** "Disruptors versus strong signals" counts and averages each of them. */
export function comparedGroup(conditions: readonly Condition[], question: string): Query['group'] {
  if (!/\b(?:vs|versus|than|compare|compared (?:to|with)|against)\b/.test(question)) return null;
  for (const each of conditions) {
    if (each.kind === 'quadrant' && !each.not && each.codes.length > 1) return 'quadrant';
    if (each.kind === 'status' && !each.not && each.statuses.length > 1) return 'status';
    if ((each.kind === 'shift' || each.kind === 'trend') && !each.not && each.names.length > 1) return each.kind;
  }
  return null;
}

export function takeIntent(text: QuestionText): Query['intent'] {
  if (text.take(/(?<= )(?:what |which )?(?:share|percentage|proportion|fraction|%)(?= of )/) !== null) return 'share';
  return text.take(
    /(?<= )(?<! by )(?<! by the )(?<! highest )(?:how many|how much|(?:the )?number of|(?:the )?count(?: of)?)(?= )/,
  ) === null
    ? 'list'
    : 'count';
}

export function subjectNamed(whole: string): Query['subject'] | null {
  // "And their trends" is a column.
  const text = whole.replace(/(?<= )(?:their|its) trends?(?= )/, '');
  // "Strong signals with start-ups" asks for signals.
  if (
    /(?<= )(?:signals?|disruptors?) (?:[^ ]+ ){0,2}(?:have|has|had|with|without|lack|attract) (?:[^ ]+ ){0,4}(?:start ups?|startups?) /.test(
      text,
    )
  )
    return 'topics';
  if (
    /^ (?:(?:which|what|list|show|me|the|all|how|many|number|of) )*(?:start ups?|startups?) (?:in|of|from|for|on|with|work|working) /.test(
      text,
    )
  )
    return 'startups';
  if (
    /(?<= )(?:who|companies) (?:has |have |is |are )?(?:raised|got|works? on|working on|works? with|active in)(?= )/.test(
      text,
    ) ||
    MAKERS.test(text)
  )
    return 'startups';
  if (
    /(?<= )(?<!number of |most |fewest )(?:start ups?|startups?)(?= )/.test(text) &&
    !/(?<= )(?:topics?|trends?)(?= )/.test(text)
  )
    return 'startups';
  if (
    /(?<= )(?:biggest|largest|smallest|highest) (?:funding )?(?:rounds?|amounts? raised)(?= )/.test(text) &&
    !/(?<= )(?:topics?|trends?)(?= )/.test(text)
  )
    return 'startups';
  if (/(?<= )(?:how much|total|combined) (?:money|funding|capital)(?= )/.test(text)) return 'startups';
  if (/(?<= )(?:topics?)(?= )/.test(text)) return 'topics';
  if (/(?<= )trends?(?= )/.test(text)) return 'trends';
  return null;
}

export function gapOf(one: QueryFigure, other: QueryFigure): QueryFigure {
  const both = `${one} ${other}`;
  if (!both.includes('society')) return 'consumerIndustry';
  return both.includes('consumer') ? 'consumerSociety' : 'industrySociety';
}

/** The figure that an answer compared, for a follow-up with a bare number. */
export function figureAsked(query: Query | undefined) {
  const condition = query?.conditions.find((each) => each.kind === 'figure' || each.kind === 'between');
  return condition !== undefined && 'figure' in condition ? condition.figure : 'growth';
}
