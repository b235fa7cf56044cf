import { outsideReason } from '../../../domain/question/outside-words';
import type { ParsedQuestion } from '../../../domain/question/parse-question';
import { type Condition, EVERY_TOPIC, isEverything } from '../../../domain/query/query';
import type { QueryFigure } from '../../../domain/query/query-figures';
import { isSignal, nameOf, type Knowledge } from './knowledge';
import { measuresIn } from './measures';
import type { Question, ReadQuery } from './question';
import { ALL_ONLY, type Reader } from './read-item';

const BASIC = ['growth', 'sizing'] as const;
const BRIEF = /\b(?:brief|briefing|one pager|onepager|handout)s?\b/;

/** A brief of named topics, of the rows before, or of those that a question asks for. */
export function readBrief(reader: Reader): Question | null {
  const { asked, named, parsed, previous, hasPreviousRows } = reader;
  if (!BRIEF.test(asked)) return null;
  const items = named.filter(isSignal);
  if (items.length > 0 && parsed.query.conditions.every(({ kind }) => kind === 'topic' || kind === 'trend'))
    return { kind: 'brief', items, read: null };
  const unread = parsed.unread
    .map((part) =>
      part
        .replace(/\b(?:make|write|create|prepare|generate|build|brief|briefing|handout|print|pdf|document)\b/g, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(?:a|an|the|of)$/.test(part));
  if (isEverything(parsed.query) && hasPreviousRows) return { kind: 'brief', items: previous, read: null };
  if (parsed.isFollowUp && parsed.query.conditions.every(({ added }) => added !== true))
    return { kind: 'brief', items: previous, read: null };
  return { kind: 'brief', items: [], read: { ...toRead(parsed), unread } };
}

/** Two to four topics or trends side by side. */
export function readComparison(reader: Reader, knowledge: Knowledge): Question | null {
  const { asked, named, parsed, previous, hasPreviousRows } = reader;
  const items = named.filter(isSignal);
  const material = materialAsked(asked);
  const clearly = /\b(?:compar\w*|versus|vs|differences?|side by side)\b/.test(asked);
  if (items.length >= 2) {
    const comparing = clearly || /\b(?:differ\w*|than|or|better|and)\b/.test(asked);
    const own = parsed.query.conditions.some(({ kind }) => kind !== 'topic' && kind !== 'trend');
    if (comparing && material !== null && items.every(({ type }) => type === 'topic'))
      return { kind: 'query', read: withMaterial(items.map(nameOf), material) };
    if (
      !clearly &&
      /\b(?:which|what) (?:trends?|shifts?|quadrants?)\b/.test(asked) &&
      items.every(({ type }) => type === 'topic')
    )
      return { kind: 'query', read: withMaterial(items.map(nameOf), 'growth') };
    return comparing && (clearly || !own) && !/\btopics in\b/.test(asked)
      ? { kind: 'comparison', items: items.slice(0, 4), of: items.length, measures: measuresIn(asked) }
      : null;
  }
  const [only] = items;
  const trend = only?.type === 'topic' ? knowledge.trends.find(({ id }) => id === only.topic.trend?.id) : undefined;
  if (only !== undefined && trend !== undefined && clearly && /\b(?:its|the|their|own) trend\b/.test(asked))
    return { kind: 'comparison', items: [only, { type: 'trend', trend }], of: 2, measures: measuresIn(asked) };
  if (only !== undefined && clearly && /\b(?:average|median|mean|all|others?|rest|everything else)\b/.test(asked)) {
    if (named.some(({ type }) => type === 'shift')) return { kind: 'outside', parts: [], reason: ALL_ONLY, item: only };
    const measures = measuresIn(asked);
    return { kind: 'figures', item: only, measures: measures.length > 0 ? measures : BASIC, claim: null, why: false };
  }
  const shifts = named.filter((item) => !isSignal(item));
  if (clearly && shifts.length >= 2)
    return {
      kind: 'query',
      read: {
        ...toRead(parsed),
        query: { ...parsed.query, group: 'shift', limit: null },
        unread: parsed.unread.filter((part) => !/^(?:compare|vs|versus|difference)/.test(part)),
      },
    };
  if (parsed.query.conditions.some(({ kind }) => kind === 'ahead')) return null;
  if (!clearly || /\bcompared (?:to|with) (?:the )?(?:last|previous)\b/.test(parsed.text)) return null;
  if (hasPreviousRows && (parsed.isFollowUp || /\b(?:first|top|them|those|these|both)\b/.test(asked))) {
    const others = parsed.query.conditions.some(({ added }) => added === true);
    if (others || parsed.unread.some((part) => outsideReason(part) !== null))
      return {
        kind: 'outside',
        parts: parsed.unread,
        reason: 'I compare two to four topics or trends by their names, or those of the answer before',
        item: null,
      };
    const count = parsed.query.limit ?? (/\bboth\b/.test(asked) ? 2 : previous.length);
    const chosen = previous.slice(0, Math.min(4, count));
    return chosen.length < 2 ? null : { kind: 'comparison', items: chosen, of: count, measures: measuresIn(asked) };
  }
  const missing = parsed.unread
    .filter((part) => !/^(?:compare|versus|vs|difference)$/.test(part))
    .join(' ')
    .replace(/^(?:compare|difference between)(?: with| and| to)?\b/, '')
    .trim();
  return missing === '' ? null : { kind: 'half-comparison', item: items[0] ?? null, missing };
}

/** What only topics have, besides the figures of a comparison. */
function materialAsked(asked: string): QueryFigure | null {
  if (/\bpublishers?\b/.test(asked)) return 'publishers';
  if (/\b(?:sources?|references|citations|evidence)\b/.test(asked)) return 'sources';
  return /\bstart ?ups?\b/.test(asked) ? 'startups' : null;
}

function withMaterial(names: readonly string[], figure: QueryFigure): ReadQuery {
  const condition: Condition = { kind: 'topic', names, not: false };
  return {
    query: { ...EVERY_TOPIC, conditions: [condition], order: { figure, ascending: false } },
    unread: [],
    notes: [],
  };
}

export function toRead({ query, unread, notes }: ParsedQuestion): ReadQuery {
  return { query, unread, notes };
}
