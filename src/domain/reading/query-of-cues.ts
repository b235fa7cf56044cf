import { isSinceApplicable, materialOf } from '../query/condition-kinds';
import type { Condition, Query } from '../query/query';
import type { Draft } from './draft';

/** 'Twice as large' of nothing else. */
export function isUncompared(unread: readonly string[]): boolean {
  return unread.some((text) => /^(?:twice|double|half|three times|triple|doppelt|halb|dreimal)\b/.test(text));
}

/** What 'as percentages', 'since the last update' and 'it' say of a query. */
export function withCues(
  draft: Draft,
  query: Query,
  before: Query | null,
): { query: Query; unread: readonly string[] } {
  const { cues } = draft;
  const unread: string[] = [];
  let { conditions, intent } = query;
  const wasDistribution = before?.intent === 'share' && before.group !== null && before.conditions.every(isOfBase);
  if (query.group !== null && query.statistic === null && (cues.has('percent') || wasDistribution))
    [intent, conditions] = ['share', conditions.map((each) => ({ ...each, base: true }) as const)];
  else if (query.statistic === null) unread.push(cues.get('percent') ?? '');
  if (cues.has('since') && !isOfChange({ ...query, conditions })) {
    conditions = conditions.map((each) =>
      each.kind === 'figure' && each.figure === 'growth' && each.value === 0
        ? { ...each, figure: 'sizingChange' as const }
        : each,
    );
    if (isOfChange({ ...query, conditions }))
      draft.note(`I took the growth ${cues.get('since')} as the change of sizing.`);
    else unread.push(cues.get('since') ?? '');
  }
  // Of no item and of no list before.
  if (before === null && draft.names.length === 0 && !draft.hasConditions) unread.push(cues.get('it') ?? '');
  return { query: { ...query, conditions, intent }, unread: unread.filter((text) => text !== '') };
}

/** Whether it compares with the earlier data. */
function isOfChange(query: Query): boolean {
  return isSinceApplicable(query) || query.group === 'change' || materialOf(query).has('previous');
}

function isOfBase({ base }: Condition): boolean {
  return base === true;
}
