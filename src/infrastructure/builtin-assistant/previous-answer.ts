import type { Answer, AnswerPart } from '../../application/assistant/answerer';
import type { PreviousQuery } from '../../domain/question/follow-up';
import type { Knowledge, Signal } from './knowledge';

/** The query of the answer before, on which a follow-up works; null: it had none. */
export function previousQuery(answer: Answer): PreviousQuery | null {
  const block = answer.find((each) => each.kind === 'query');
  return block === undefined ? null : { query: block.query, ids: block.ids };
}

/** The topics and trends that the answer before names, in their order. */
export function previousItems(answer: Answer, { topics, trends }: Knowledge): readonly Signal[] {
  const parts: readonly AnswerPart[] = answer.flatMap((block) => {
    if (block.kind === 'paragraph') return block.parts;
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
