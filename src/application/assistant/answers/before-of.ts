import type { Query } from '../../../domain/query/query';
import type { NamedItem } from '../../../domain/reading/names';
import type { Before } from '../../../domain/reading/reading';
import type { QuestionContext } from '../answerer';
import { rowOfItem, type Knowledge } from './knowledge';

/** What a follow-up goes on from: the item of the answer before, or its only row, and the last query. */
export function beforeOf({ previous = [], earlier }: QuestionContext, knowledge: Knowledge): Before {
  const own = previous.find((block) => block.kind === 'query');
  const query = (own ?? earlier)?.query ?? null;
  const sheet = previous.find((block) => block.kind === 'sheet')?.sheet;
  if (sheet !== undefined) return { query, item: { type: sheet.type, name: sheet.name } };
  const rows = previous.find((block) => block.kind === 'table')?.rows ?? [];
  const [head] = rows.length === 1 ? (rows[0]?.cells ?? []) : [];
  const isRefused = previous.length > 0 && own === undefined && rows.length === 0;
  return {
    query,
    ...(isRefused && { isRefused }),
    item:
      head === undefined
        ? null
        : itemNamed(head.kind === 'text' ? head.text : head.reference.name, own?.query, knowledge),
  };
}

function itemNamed(name: string, query: Query | undefined, knowledge: Knowledge): NamedItem | null {
  const type = { topics: 'topic', trends: 'trend', shifts: 'shift' }[query?.subject as 'topics'] as
    | NamedItem['type']
    | undefined;
  return type === undefined || rowOfItem({ type, name }, knowledge) === null ? null : { type, name };
}
