import type { Condition, Query } from '../query/query';
import type { QuestionText } from './question-text';
import type { Reading } from './reading';

const SINCE_VISIT =
  /(?<= )(?:since|compared (?:to|with)|from) (?:i (?:was )?(?:last|was) (?:here|visited?|looked|logged in|came)(?: last)?|(?:my |the )?(?:last|previous) (?:visit|login|time|session)|(?:the )?last time i (?:was here|looked|visited|logged in))(?= )/;
const SINCE_UPDATE =
  /(?<= )(?:(?:since|compared (?:to|with)) (?:the )?(?:last|latest|previous|newest)|(?:in|with|at) (?:the )?(?:last|latest|newest)) (?:data )?(?:update|data|refresh|load|version|release)(?= )/;

/** Takes "since my last visit" and "since the last update". */
export function takeSince(text: QuestionText): { readonly since: Query['since']; readonly isSince: boolean } {
  const since = text.take(SINCE_VISIT) === null ? 'update' : 'visit';
  return { since, isSince: text.take(SINCE_UPDATE) !== null || since === 'visit' };
}

/** "Shrunk most" asks only for what has shrunk. */
export function takeDirection(conditions: Condition[], order: Query['order'], question: string): void {
  if (order === null || (order.figure !== 'growthChange' && order.figure !== 'sizingChange')) return;
  const isDirected =
    /\b(?:shr[aiu]nk|lost|lose|fell|fall|drop(?:ped)?|decline[ds]?|slowed|gain(?:ed)?|rose|rise|grew|grown|accelerated|increase[ds]?|improved|jump(?:ed)?|losers?|gainers|winners)\b/;
  if (!isDirected.test(question) || conditions.some((each) => 'figure' in each && each.figure === order.figure)) return;
  const comparator = order.ascending ? 'under' : 'over';
  conditions.push({ kind: 'figure', figure: order.figure, comparator, value: 0, not: false });
}

/** Since a day, "grew by 5 points" is about the change of the size, not about the growth a year. */
export function takeGrownSince({ conditions, notes }: Reading, question: string): void {
  const words = /\b(?:grew|grown)(?: by)?\b/.exec(question)?.[0];
  if (words === undefined) return;
  for (const [index, each] of conditions.entries()) {
    if (!('figure' in each) || each.figure !== 'growth' || each.kind === 'known') continue;
    conditions[index] = { ...each, figure: 'sizingChange' };
    notes.push(`I took ‘${words}’ as the change of sizing since then.`);
  }
}

/** Since a day, "grown most" is about the change of the size, not about the growth a year. */
export function sinceThen(order: Query['order'], question: string, notes: string[]): Query['order'] {
  const words = /(?<= )(?:grew|grown|grow)(?: the)? (?:most|fastest|least)(?= )/.exec(` ${question} `);
  if (order?.figure !== 'growth' || words === null) return order;
  notes.push(`I took ‘${words[0]}’ as the change of sizing since then.`);
  return { ...order, figure: 'sizingChange' };
}
