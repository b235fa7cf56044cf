import { evaluateQuery } from '../evaluate-query';
import { groupForm } from '../group-rows';
import type { Condition, Query } from '../query';
import { chipWords, conditionText, conditionWords, subjectWords } from '../query-words';
import { wholeOfShare } from '../condition-kinds';
import type { QuadrantCode } from '../../topic/quadrant';
import type { TopicStatus } from '../../topic/topic-status';
import { partsOf, type AskPart } from '../part';
import type { AskProject } from './project';

/** What stands before the value of a chip. */
export type ChipSign =
  | { readonly kind: 'quadrant'; readonly code: QuadrantCode | null }
  | { readonly kind: 'status'; readonly status: TopicStatus };

/** One part of a query as it is shown: no part is without a chip, and none has two. */
export interface AskChip {
  /** Stable while the query stays: 'subject', 'condition 2', 'rows'. */
  readonly id: string;
  readonly part: AskPart;
  /** 'growth'; '' where the value says all. */
  readonly key: string;
  /** 'over 15 %'. */
  readonly value: string;
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
  const condition = part.kind === 'condition' ? part.condition : null;
  const isOfRows = condition !== null || part.kind === 'version';
  const [key, value] = part.kind === 'share' ? ['share of', wholeWords(query, project)] : chipWords(part);
  return {
    id: condition === null ? part.kind : `condition ${at}`,
    part,
    key,
    value,
    section: part.kind === 'subject' ? 'subject' : isOfRows ? 'condition' : 'shape',
    at: condition === null ? -1 : at,
    sign: condition && signOf(condition),
    isExcluded: condition?.not === true,
    isPlain: condition !== null && PLAIN.has(condition.kind),
  };
}

const PLAIN: ReadonlySet<string> = new Set(['quadrant', 'status', 'team', 'shift', 'trend', 'topic', 'platform']);

function signOf(condition: Condition): ChipSign | null {
  if (condition.kind === 'quadrant' && condition.codes.length === 1)
    return { kind: 'quadrant', code: condition.codes[0] ?? null };
  if (condition.kind === 'status' && condition.statuses.length === 1 && condition.statuses[0] !== undefined)
    return { kind: 'status', status: condition.statuses[0] };
  return null;
}

/** '24 Strong Signal, not Food redesigned', 'all 120 topics', 'each shift'. */
function wholeWords(query: Query, { facts }: AskProject): string {
  if (query.group !== null) return `each ${groupForm(query.group).words}`;
  const conditions = wholeOfShare(query.conditions);
  const { count } = evaluateQuery({ ...query, conditions, limit: null, offset: 0 }, facts);
  if (conditions.length === 0) return `all ${count} ${subjectWords(query.subject)}`;
  const words = conditions.map((condition) => {
    if (!PLAIN.has(condition.kind)) return conditionText(condition);
    return `${condition.not ? 'not ' : ''}${conditionWords(condition)[1]}`;
  });
  return `${count} ${words.join(', ')}`;
}
