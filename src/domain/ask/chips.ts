import { capitalized } from '../shared/capitalized';
import { wholeOfShare } from '../query/whole-of-share';
import { evaluateQuery } from '../query/evaluate-query';
import { groupForm } from '../query/group-rows';
import { EVERY_TOPIC, type Condition, type Query } from '../query/query';
import { statisticWords, subjectWords } from '../query/query-words';
import type { QuadrantCode } from '../topic/quadrant';
import type { TopicStatus } from '../topic/topic-status';
import { conditionWords, figureKey, oneLine, type ChipWords } from './chip-words';
import { partsOf, withChangedPart, withoutPart, withPart, type AskPart } from './part';
import type { AskProject } from './project';

/** What stands before the value of a chip. */
export type ChipSign =
  | { readonly kind: 'quadrant'; readonly code: QuadrantCode | null }
  | { readonly kind: 'status'; readonly status: TopicStatus };

/** One part of a query as it is shown: no part is without a chip, and none has two. */
export interface AskChip extends ChipWords {
  /** Stable while the query stays: 'subject', 'condition 2', 'rows'. */
  readonly id: string;
  readonly part: AskPart;
  /** Shape: how the rows are shown. */
  readonly section: 'subject' | 'condition' | 'shape';
  /** The index of its condition; -1: it is none. */
  readonly at: number;
  /** Of one quadrant or status. */
  readonly sign: ChipSign | null;
  /** What meets it is left out. */
  readonly isExcluded: boolean;
  /** The value is understood without the key, as where there is little room. */
  readonly isPlain: boolean;
}

export function chipsOf(query: Query, project: AskProject): readonly AskChip[] {
  let at = -1;
  return partsOf(query).map((part) => {
    if (part.kind === 'condition') at += 1;
    return chipOf(part, query, project, at);
  });
}

/** The chip of a part, as it stands in a query, or would. @param at the index of a condition */
export function chipOf(part: AskPart, query: Query, project: AskProject, at: number): AskChip {
  const isCondition = part.kind === 'condition';
  return {
    id: isCondition ? `condition ${at}` : part.kind,
    part,
    section: part.kind === 'subject' ? 'subject' : isCondition || isOfRows(part) ? 'condition' : 'shape',
    at: isCondition ? at : -1,
    sign: isCondition ? signOf(part.condition) : null,
    isExcluded: isCondition && part.condition.not,
    isPlain: isCondition && PLAIN.has(part.condition.kind),
    ...wordsOf(part, query, project),
  };
}

/** The query without a chip. A chip that was taken away is put back by {@link withChip}. */
export function withoutChip(query: Query, { part, at }: Pick<AskChip, 'part' | 'at'>): Query {
  return withoutPart(query, part, at);
}

export function withChip(query: Query, { part, at }: Pick<AskChip, 'part' | 'at'>): Query {
  return withPart(query, part, at < 0 ? undefined : at);
}

/** The query with another part in the place of a chip, as its form makes it. */
export function withChangedChip(query: Query, { at }: Pick<AskChip, 'at'>, part: AskPart): Query {
  return withChangedPart(query, part, at);
}

const PLAIN: ReadonlySet<Condition['kind']> = new Set(
  'quadrant status team shift trend topic platform'.split(' ') as [],
);

function isOfRows({ kind }: AskPart): boolean {
  return kind === 'version' || kind === 'since';
}

function signOf(condition: Condition): ChipSign | null {
  if (condition.kind === 'quadrant' && condition.codes.length === 1)
    return { kind: 'quadrant', code: condition.codes[0] ?? null };
  if (condition.kind === 'status' && condition.statuses.length === 1 && condition.statuses[0] !== undefined)
    return { kind: 'status', status: condition.statuses[0] };
  return null;
}

/** The words of what is said once; of a share they depend on the conditions. */
export function shapeWords(part: Exclude<AskPart, { kind: 'condition' | 'share' }>): ChipWords {
  switch (part.kind) {
    case 'subject':
      return { key: '', value: capitalized(subjectWords(part.subject)) };
    case 'version':
      return { key: 'data', value: 'previous' };
    case 'since':
      return { key: 'changes since', value: 'my last visit' };
    case 'group':
      return { key: 'group by', value: capitalized(groupForm(part.group).words) };
    case 'rowsOfGroup':
      return { key: 'rows of each', value: `first ${part.perGroup}` };
    case 'statistic':
      return { key: 'number', value: capitalized(statisticWords({ ...EVERY_TOPIC, statistic: part.statistic }) ?? '') };
    case 'order':
      return { key: 'order', value: orderWords(part) };
    case 'rows':
      return { key: 'rows', value: placesOf(part.offset, part.limit) };
    case 'columns':
      return { key: 'columns', value: `+ ${part.figures.map((figure) => capitalized(figureKey(figure))).join(', ')}` };
  }
}

function wordsOf(part: AskPart, query: Query, project: AskProject): ChipWords {
  if (part.kind === 'condition') return conditionWords(part.condition);
  return part.kind === 'share' ? { key: 'share of', value: wholeWords(query, project) } : shapeWords(part);
}

/** '24 Strong Signal, not Food redesigned', 'all 120 topics', 'each shift'. */
function wholeWords(query: Query, { facts }: AskProject): string {
  if (query.group !== null) return `each ${groupForm(query.group).words}`;
  const conditions = wholeOfShare(query.conditions);
  const { count } = evaluateQuery({ ...query, conditions, limit: null, offset: 0 }, facts);
  const kind = subjectWords(query.subject);
  if (conditions.length === 0) return `all ${count} ${kind}`;
  const words = conditions.map((condition) => {
    const { value } = conditionWords(condition);
    return PLAIN.has(condition.kind) ? `${condition.not ? 'not ' : ''}${value}` : oneLine(condition);
  });
  return `${count} ${words.join(', ')}`;
}

function orderWords({ order, alphabetical }: Extract<AskPart, { kind: 'order' }>): string {
  if (alphabetical !== undefined) return alphabetical === 'ascending' ? 'Name A to Z' : 'Name Z to A';
  if (order === null) return '';
  return `${capitalized(figureKey(order.figure))}, ${order.ascending ? 'smallest' : 'largest'} first`;
}

/** '1 to 6', '3', 'from 3'. */
function placesOf(offset: number, limit: number | null): string {
  if (limit === null) return `from ${offset + 1}`;
  return limit === 1 ? String(offset + 1) : `${offset + 1} to ${offset + limit}`;
}
