import type { Answer, AnswerPart } from '../answerer';
import type { PreviousQuery } from '../../../domain/question/follow-up';
import { EVERY_TOPIC } from '../../../domain/query/query';
import { signalOf, type Knowledge, type Signal } from './knowledge';
import { isSuggestion } from './text';

/** The query of the answer before, or the topics that it compares; null: it has neither, and no follow-up works on it. */
export function previousQuery(answer: Answer, items: readonly Signal[]): PreviousQuery | null {
  const block = answer.find((each) => each.kind === 'query');
  if (block !== undefined) return { query: block.query, ids: block.ids };
  const topics = items.filter(({ type }) => type === 'topic');
  const subject = topics.length > 0 ? 'topics' : 'trends';
  const ids = (topics.length > 0 ? topics : items).map((item) => signalOf(item).id);
  if (ids.length < 2) return null;
  const label = `the ${ids.length} ${subject} of the answer before`;
  return { query: { ...EVERY_TOPIC, subject, conditions: [{ kind: 'among', ids, label, not: false }] }, ids };
}

/** The topics and trends that the answer before names, in their order. */
export function previousItems(answer: Answer, { topics, trends }: Knowledge): readonly Signal[] {
  const parts: readonly AnswerPart[] = answer.flatMap((block) => {
    if (block.kind === 'paragraph') return isSuggestion(block) ? [] : block.parts;
    if (block.kind === 'list') return block.items.flat();
    return block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : [];
  });
  const seen = new Set<string>();
  return parts.flatMap((part): Signal[] => {
    if (part.kind !== 'reference') return [];
    const { type, id } = part.reference;
    if (seen.has(`${type}${id}`)) return [];
    seen.add(`${type}${id}`);
    if (type === 'Topic') {
      const topic = topics.find((each) => each.id === id);
      return topic === undefined ? [] : [{ type: 'topic', topic }];
    }
    const trend = trends.find((each) => each.id === id);
    return trend === undefined ? [] : [{ type: 'trend', trend }];
  });
}
