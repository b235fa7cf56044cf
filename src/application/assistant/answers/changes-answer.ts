import type { Answer, Reference } from '../answerer';
import { loadFacts, type FactSources } from '../../query/load-facts';
import { figureChanges } from '../../../domain/library/change-words';
import { changesSince, hasChanges, type Movement } from '../../../domain/library/changes-since';
import { topicSnapshot, type TopicSnapshot } from '../../../domain/library/topic-snapshot';
import { PREVIOUS_DATA } from '../../../domain/explore/version';
import { testOf } from '../../../domain/query/evaluate-query';
import { type Condition, EVERY_TOPIC } from '../../../domain/query/query';
import { conditionText } from '../../../domain/query/query-words';
import { shortDay } from '../../../domain/shared/calendar';
import { countOf } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/joined';
import { quadrantOf, shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { baseFacts, type Knowledge } from './knowledge';
import { dated, type Of } from './phrases';
import { enumerate, list, paragraph } from './text';

const MOST_LISTED = 8;
const MOST_NAMED = 16;

/** What is new, gone and moved, and by how much, since the last update of the data or the user's last visit. */
export async function changesAnswer(
  { since, within }: Pick<Of<'changes'>, 'since' | 'within'>,
  knowledge: Knowledge,
  sources: FactSources,
): Promise<Answer> {
  const { signals, visits } = sources;
  const { sow } = knowledge;
  const facts = await loadFacts({ ...EVERY_TOPIC, conditions: within }, baseFacts(knowledge), sow.id, sources);
  const isWithin = testOf(within, facts);
  const topics = knowledge.topics.filter((topic) => isWithin({ type: 'topic', topic }));
  const now = new Map(knowledge.topics.map((topic) => [topic.id, topic]));
  const seen = visits.seen;
  if (since === 'visit' && seen === null)
    return [
      paragraph(
        'I do not know: this is your first visit, or nothing of an earlier one is stored in this browser. Ask what changed since the last update.',
      ),
    ];
  const before: readonly TopicSnapshot[] =
    since === 'visit'
      ? (seen?.topics ?? []).filter(({ id }) => within.length === 0 || topics.some((topic) => topic.id === id))
      : (await signals.ofVersion(sow.id, PREVIOUS_DATA)).topics
          .filter((topic) => isWithin({ type: 'topic', topic: now.get(topic.id) ?? topic }))
          .map((topic) => topicSnapshot(topic));
  const of = within.length === 0 ? '' : ` in ${within.map((each) => scopeText(each)).join(', ')}`;
  const when =
    since === 'visit'
      ? `since your last visit, ${shortDay(seen?.changedAt ?? null) ?? 'undated'}`
      : `with the update of ${shortDay(sow.loadDate) ?? 'the data'}`;
  const trendIds = new Set(
    knowledge.trends.filter((trend) => isWithin({ type: 'trend', trend })).map(({ id }) => id as string),
  );
  const marked = sow.newDiscoveries
    .filter(
      ({ type, id }) =>
        within.length === 0 || (type === 'Trend' ? trendIds.has(id) : topics.some((topic) => topic.id === id)),
    )
    .map(({ type, id, name }) => ({ type, id, name }) as Reference);
  if (before.length === 0 && (within.length === 0 || topics.length === 0))
    return [
      paragraph(`There is no previous data to compare with, so what is gone or has moved ${when} is not known.`),
      ...(marked.length === 0 ? [paragraph('Nothing is marked as new.')] : newOnes(marked)),
      dated(knowledge),
    ];
  const changes = changesSince({ topics: before }, topics);
  const added = changes.new.map(({ id, name }): Reference => ({ type: 'Topic', id, name }));
  const trends = since === 'update' ? marked.filter(({ type }) => type === 'Trend') : [];
  const figures = changes.changed;
  const is = (count: number, ...more: readonly string[]): string =>
    `${joined([countOf(count, 'topic'), ...more])} ${count === 1 && more.length === 0 ? 'is' : 'are'}`;
  const newTrends = trends.length > 0 ? [countOf(trends.length, 'trend')] : [];
  if (!hasChanges(changes) && trends.length === 0) return [paragraph(`No topic has changed${of} ${when}.`)];
  return [
    paragraph(
      `What changed${of} ${when}: ${is(added.length, ...newTrends)} new, ${is(changes.gone.length)} gone, ${countOf(changes.movedQuadrant.length, 'topic')} moved to another quadrant, ${countOf(figures.length, 'topic')} changed in figures within the quadrant.`,
    ),
    ...newOnes([...added, ...trends]),
    ...(since === 'visit' && within.length > 0
      ? [paragraph('Where a topic belonged that is gone since then is not known.')]
      : []),
    ...(changes.gone.length > 0 ? [paragraph(`Gone: ${listed(changes.gone.map(({ name }) => name))}.`)] : []),
    ...movements('Moved to another quadrant, the largest change of figures first:', changes.movedQuadrant),
    ...movements('Changed most in their quadrant:', figures),
    dated(knowledge),
  ];
}

/** "Food redesigned" of a name; other conditions as on their chip. */
function scopeText(condition: Condition): string {
  return 'names' in condition && !condition.not ? condition.names.join(' or ') : `“${conditionText(condition)}”`;
}

/** What is no longer in the data. */
export async function goneAnswer(knowledge: Knowledge, { signals }: FactSources): Promise<Answer> {
  const before = (await signals.ofVersion(knowledge.sow.id, PREVIOUS_DATA)).topics;
  if (before.length === 0) return [paragraph('I do not know: this project has no previous data to compare with.')];
  const { gone } = changesSince({ topics: before.map((topic) => topicSnapshot(topic)) }, knowledge.topics);
  return gone.length === 0
    ? [paragraph('No topic of the previous data is gone.')]
    : [
        paragraph(`${countOf(gone.length, 'topic')} of the previous data ${gone.length === 1 ? 'is' : 'are'} gone:`),
        list(gone.slice(0, MOST_NAMED).map(({ name, quadrant }) => [`${name} (was ${quadrantOf(quadrant).label})`])),
        ...(gone.length > MOST_NAMED ? [paragraph(`And ${gone.length - MOST_NAMED} more.`)] : []),
        dated(knowledge),
      ];
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function newOnes(added: readonly Reference[]) {
  if (added.length === 0) return [];
  const shown = added.slice(0, MOST_NAMED);
  const more = added.length - shown.length;
  return [paragraph('New: ', ...enumerate(shown), more > 0 ? ` and ${more} more.` : '.')];
}

function movements(title: string, all: readonly Movement[]) {
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
