import { withCondition, type Condition, type Query } from '../query/query';
import { withAskedPart, withPart, type AskPart } from '../query/part';

/** What the signs before some words ask for: '-', ',' and '|'. */
export interface AskSign {
  readonly excludes: boolean;
  /** The value is one more of the condition before. */
  readonly adds: boolean;
  /** This or the condition before. */
  readonly alternates: boolean;
}

/** The query with parts as the signs before them say; null: they are no conditions, or of another kind. */
export function withSign(query: Query, parts: readonly AskPart[], sign: AskSign, into: number): Query | null {
  if (!sign.excludes && !sign.adds && !sign.alternates) return parts.reduce<Query>(withAskedPart, query);
  const [part, ...others] = parts;
  if (part?.kind !== 'condition' || others.length > 0) return null;
  const condition: Condition = sign.excludes ? { ...part.condition, not: !part.condition.not } : part.condition;
  const before = query.conditions[into];
  if (sign.alternates && before !== undefined) return withCondition(query, into, either(before, condition));
  if (!sign.adds || before === undefined) return withPart(query, { kind: 'condition', condition });
  const both = withValues(before, part.condition);
  return both === null ? null : withCondition(query, into, both);
}

function either(before: Condition, condition: Condition): Condition {
  const { base, ...first } = before;
  const of = first.kind === 'either' && !first.not ? [...first.of, condition] : [first, condition];
  return { kind: 'either', of, not: false, ...(base && { base }) };
}

/** The fields that hold the values of a condition. */
const LISTS = ['codes', 'statuses', 'says', 'levels', 'names', 'labels', 'hosts', 'words'] as const;

/** null: it has no values, or others. */
function withValues(before: Condition, more: Condition): Condition | null {
  if (before.kind !== more.kind) return null;
  const [one, other] = [before, more] as unknown as [Record<string, unknown>, Record<string, unknown>];
  const field = LISTS.find((name) => Array.isArray(one[name]) && Array.isArray(other[name]));
  if (field === undefined || before.kind === 'own') return null;
  const values = [...new Set([...(one[field] as unknown[]), ...(other[field] as unknown[])])];
  return { ...one, [field]: values } as unknown as Condition;
}

const SIGNS = /^[\s,|-]*/;

/** The signs at the start of a text, and how much of it they are. '-5' is a number. */
export function signIn(text: string): { readonly sign: AskSign; readonly length: number } {
  const [signs] = SIGNS.exec(text.replace(/-(?=\d)/, '0')) ?? [''];
  const sign = { excludes: signs.includes('-'), adds: signs.includes(','), alternates: signs.includes('|') };
  return { sign, length: signs.length };
}
