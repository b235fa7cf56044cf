import type { QueryBlock } from '../../application/assistant/answerer';
import { parseQuestion } from '../../domain/question/parse-question';
import type { Knowledge } from './knowledge';
import { readQuestion } from './question';

/** The query of a question that asks for topics or trends by conditions; null: it asks for something else. */
export function readQuery(text: string, knowledge: Knowledge): QueryBlock | null {
  const { query, asksForRows, unread } = parseQuestion(text, knowledge);
  const block: QueryBlock = { kind: 'query', query, unread };
  const { kind } = readQuestion(text, knowledge);
  if (kind === 'listing' || kind === 'ranking') return block;
  if (!asksForRows) return null;
  if (kind === 'unknown') return block;
  if (query.conditions.length === 0 && query.order === null) return null;
  if (kind === 'comparison') return /\b(compar\w*|vs|versus|differ\w*|better)\b/i.test(text) ? null : block;
  if (kind === 'news')
    return query.conditions.some((each) => each.kind !== 'new') || query.intent === 'count' ? block : null;
  return kind === 'description' ? block : null;
}
