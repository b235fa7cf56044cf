import { isApplicable, isSinceApplicable, materialOf } from '../query/condition-kinds';
import { isEverything, type Condition, type Query } from '../query/query';
import { figureName } from '../query/query-figures';
import { subjectWords } from '../query/query-words';
import type { Subject } from '../query/subject';
import { combine, type Combined } from './combine';
import type { Draft } from './draft';
import { continued, type FollowUp } from './follow-up';
import { groupOfSubject, isShown, queryOf } from './query-of-draft';
import type { Before, Reading } from './reading';

/** The query that a question about rows asks for. @param lost the words that it does not hold */
export function rowsOf(
  draft: Draft,
  all: Combined,
  before: Before,
  followUp: FollowUp | null,
  lost: (query: Query, unread: readonly string[]) => readonly string[],
): Reading {
  const { cues, notes } = draft;
  const combined = withoutRanked(draft, all);
  const isOn = followUp !== null && before.query !== null;
  if (isOn) fitToBefore(draft, before.query);
  const subject = subjectOf(draft, combined, isOn ? before.query : null);
  const own = queryOf(
    draft,
    draft.subject === subject || combined !== all ? combined : combine(draft.atoms, subject),
    subject,
  );
  const place = ['place 1', 'place 2', 'place 3'].findIndex((each) => cues.has(each));
  const followed = isOn
    ? place < 0
      ? continued(before.query, own.query, followUp, draft, combined)
      : ofPlace(before.query, own.query, place)
    : own.query;
  // 'All except those that …' are those of the question itself.
  if (!isOn && (cues.has('them') || place >= 0) && draft.hasConditions && draft.subject === null)
    draft.note('There is no answer before this one to choose from, so I took all.');
  const query = withCues(draft, followed, isOn ? before.query : null);
  // Of no item and of no list before.
  const isOfNone = !isOn && draft.names.length === 0 && !draft.hasConditions;
  const left = [...own.unread, ...(isOfNone ? [cues.get('it') ?? ''].filter(Boolean) : [])];
  const unread = [...left, ...lost(query, left)];
  if (isUncompared(unread)) {
    draft.note('Say than what: than the trend, than the average, or than a named topic or trend.');
    return { kind: 'none', reason: 'outside', item: null, notes, unread };
  }
  const isCounted =
    draft.intent === 'count' && draft.subject === null && draft.atoms[draft.shareStart]?.kind === 'unread';
  if (isCounted || (isEverything(query) && !isAsking(draft, left)))
    return { kind: 'none', reason: 'outside', item: null, notes, unread };
  return {
    kind: 'query',
    query,
    notes,
    unread,
    ...(/brief|handout|pager/.test(cues.get('make') ?? '') && { makes: 'brief' as const }),
  };
}

/** 'And what sources?' after start-ups is of their topics; 'topics in each' after shifts is by shift. */
function fitToBefore(draft: Draft, { subject, group }: Query): void {
  const [figure] = draft.figures;
  if (draft.subject === null && figure !== undefined && !isShown(subject, figure)) {
    draft.subject = 'topics';
    draft.note(`The data has ${figureName(figure)} of topics, not of ${subjectWords(subject)}.`);
  }
  const each = group ?? groupOfSubject(subject);
  if (!draft.cues.has('each') || each === null) return;
  draft.group = each;
  draft.cues.delete('each');
}

/** 'The topics in the first one' of the rows before. */
function ofPlace(before: Query, next: Query, place: number): Query {
  const row: Query = {
    ...before,
    limit: 1,
    offset: before.offset + place,
    group: null,
    statistic: null,
    intent: 'list',
  };
  return { ...next, conditions: [...next.conditions, { kind: 'rows', query: row, not: false, added: true }] };
}

/** 'Where does X rank in Food' lists Food. */
function withoutRanked(draft: Draft, combined: Combined): Combined {
  const ranked = draft.names.find(({ type }) => type === 'topic');
  if (!draft.aspects.has('rank') || ranked === undefined || draft.names.length < 2) return combined;
  draft.aspects.delete('rank');
  draft.note(`Its place is that of ${ranked.name} in the list.`);
  return { ...combined, conditions: combined.conditions.filter(({ kind }) => kind !== 'topic') };
}

/** Whether all rows may be what is asked for. */
function isAsking({ subject, cues, intent, limit, figures, takenBack }: Draft, unread: readonly string[]): boolean {
  if (intent === 'share') return false;
  if (takenBack.length > 0) return unread.length === 0;
  return (
    unread.length === 0 &&
    (subject !== null || cues.has('overview') || limit !== null || figures.length > 0 || cues.has('list'))
  );
}

function subjectOf(draft: Draft, { conditions }: Combined, before: Query | null): Subject {
  if (draft.subject !== null) return draft.subject;
  if (before !== null) return before.subject;
  const isOfStartups =
    conditions.some(({ kind }) => kind === 'product' || kind === 'funding' || kind === 'raised') ||
    draft.figures.includes('raised') ||
    draft.order?.figure === 'raised';
  return isOfStartups && conditions.every((each) => isApplicable(each, 'startups')) ? 'startups' : 'topics';
}

/** 'Twice as large' of nothing else. */
function isUncompared(unread: readonly string[]): boolean {
  return unread.some((text) => /^(?:twice|double|half|three times|triple|doppelt|halb|dreimal)\b/.test(text));
}

/** What 'as percentages', 'since the last update' and 'it' say of a query. */
function withCues(draft: Draft, query: Query, before: Query | null): Query {
  const { cues } = draft;
  let { conditions, intent } = query;
  const wasDistribution = before?.intent === 'share' && before.group !== null && before.conditions.every(isOfBase);
  if (query.group !== null && query.statistic === null && (cues.has('percent') || wasDistribution))
    [intent, conditions] = ['share', conditions.map((each) => ({ ...each, base: true }) as const)];
  if (cues.has('since') && !isOfChange({ ...query, conditions })) {
    conditions = conditions.map((each) =>
      each.kind === 'figure' && each.figure === 'growth' && each.value === 0
        ? { ...each, figure: 'sizingChange' as const }
        : each,
    );
    if (isOfChange({ ...query, conditions }))
      draft.note(`I took the growth ${cues.get('since')} as the change of sizing.`);
  }
  return { ...query, conditions, intent };
}

/** Whether it compares with the earlier data. */
function isOfChange(query: Query): boolean {
  return isSinceApplicable(query) || query.group === 'change' || materialOf(query).has('previous');
}

function isOfBase({ base }: Condition): boolean {
  return base === true;
}
