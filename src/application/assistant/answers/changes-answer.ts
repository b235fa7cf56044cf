import type { Answer, AnswerBlock, Reference } from '../answerer';
import { figureChanges } from '../../../domain/library/change-words';
import { changesSince, hasChanges, type Movement } from '../../../domain/library/changes-since';
import { topicSnapshot } from '../../../domain/library/topic-snapshot';
import { evaluateQuery, testOf, type QueryResult } from '../../../domain/query/evaluate-query';
import type { Condition, Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { conditionText } from '../../../domain/query/query-words';
import { shortDay } from '../../../domain/shared/calendar';
import { countOf } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/joined';
import { quadrantOf, shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { enumerate, list, paragraph, referenceOf, type Knowledge } from './knowledge';

const MOST_LISTED = 8;
const MOST_NAMED = 16;

/** What is new, gone and moved, and by how much, since the last update of the data or the user's last visit. */
export function changesAnswer(
  query: Query,
  { rows }: QueryResult,
  facts: QueryFacts,
  { sow }: Knowledge,
  lastVisit: string | null,
): Answer {
  const { conditions, since } = query;
  const topics = rows.flatMap((row) => (row.type === 'topic' ? [row.topic] : []));
  const ids = new Set<string>(topics.map(({ id }) => id));
  const isWithin = testOf(conditions, facts);
  // A topic that is gone belongs to the answer where it met the conditions when it was there.
  const before = [...(facts.previous?.topics.values() ?? [])].filter((topic) => {
    if (conditions.length === 0 || ids.has(topic.id)) return true;
    return !facts.topics.some(({ id }) => id === topic.id) && isWithin({ type: 'topic', topic });
  });
  const of = conditions.length === 0 ? '' : ` in ${conditions.map((each) => scopeText(each)).join(', ')}`;
  const when =
    since === 'visit'
      ? `since your last visit, ${shortDay(lastVisit, 'en') ?? 'undated'}`
      : `with the update of ${shortDay(sow.loadDate, 'en') ?? 'the data'}`;
  const changes = changesSince({ topics: before.map((topic) => topicSnapshot(topic)) }, topics);
  const added = changes.new.map(({ id, name }): Reference => ({ type: 'Topic', id, name }));
  const trends = since === 'visit' ? [] : newTrends(query, facts);
  const is = (count: number, ...more: readonly string[]): string =>
    `${joined([countOf(count, 'topic'), ...more])} ${count === 1 && more.length === 0 ? 'is' : 'are'}`;
  const ofTrends = trends.length > 0 ? [countOf(trends.length, 'trend')] : [];
  if (!hasChanges(changes) && trends.length === 0) return [paragraph(`No topic has changed${of} ${when}.`)];
  return [
    paragraph(
      `What changed${of} ${when}: ${is(added.length, ...ofTrends)} new, ${is(changes.gone.length)} gone, ${countOf(changes.movedQuadrant.length, 'topic')} moved to another quadrant, ${countOf(changes.changed.length, 'topic')} changed in figures within the quadrant.`,
    ),
    ...newOnes([...added, ...trends]),
    ...(changes.gone.length > 0 ? [paragraph(`Gone: ${listed(changes.gone.map(({ name }) => name))}.`)] : []),
    ...movements('Moved to another quadrant, the largest change of figures first:', changes.movedQuadrant),
    ...movements('Changed most in their quadrant:', changes.changed),
  ];
}

function newTrends({ conditions }: Query, facts: QueryFacts): readonly Reference[] {
  const own: Condition[] = [...conditions, { kind: 'new', not: false }];
  const { rows } = evaluateQuery(
    {
      subject: 'trends',
      conditions: own,
      order: null,
      limit: null,
      offset: 0,
      intent: 'list',
      group: null,
      since: 'update',
      statistic: null,
    },
    facts,
  );
  return rows.flatMap((row) => referenceOf(row) ?? []);
}

/** "Food redesigned" of a name; other conditions as on their chip. */
function scopeText(condition: Condition): string {
  return 'names' in condition && !condition.not ? condition.names.join(' or ') : `“${conditionText(condition)}”`;
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function newOnes(added: readonly Reference[]): readonly AnswerBlock[] {
  if (added.length === 0) return [];
  const shown = added.slice(0, MOST_NAMED);
  const more = added.length - shown.length;
  return [paragraph('New: ', ...enumerate(shown), more > 0 ? ` and ${more} more.` : '.')];
}

function movements(title: string, all: readonly Movement[]): readonly AnswerBlock[] {
  const shown = all.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_LISTED);
  if (shown.length === 0) return [];
  const more = all.length - shown.length;
  return [
    paragraph(title),
    list(
      shown.map((movement) => [
        { type: 'Topic', id: movement.id, name: movement.name },
        `: ${movementWords(movement)}`,
      ]),
    ),
    ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
  ];
}

function movementWords(movement: Movement): string {
  const { from, to } = movement;
  const label = (code: Movement['from']): string => shortQuadrantLabel(quadrantOf(code));
  return [...(from === to ? [] : [`from ${label(from)} to ${label(to)}`]), ...figureChanges(movement)].join(', ');
}

function size({ growth, averageSizing }: Movement): number {
  return Math.abs(growth ?? 0) + Math.abs(averageSizing ?? 0);
}
