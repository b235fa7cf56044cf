import { materialOf, wholeOfShare } from '../condition-kinds';
import { evaluateQuery, factsOf, limited, matchingRows, testOf, statisticOf } from '../evaluate-query';
import { groupRows } from '../group-rows';
import type { Query } from '../query';
import { valueOfRow, type QueryFigure } from '../query-figures';
import { formatCell, formatQueryFigure } from '../query-figure-words';
import { KINDS, subjectWords } from '../query-words';
import { idOfRow, rowsOf, type Row } from '../row';
import { countOf, formatFraction } from '../../shared/figures';
import { extent } from '../../shared/statistics';
import type { AskPart } from '../part';
import type { AskProject } from './project';

/** What a part changes of the rows that a query has now. */
export type AskEffect =
  /** So many rows it gives; `adds` of them come in, as by a further value. `stays` is in the order of the rows of now. */
  | {
      readonly kind: 'rows';
      readonly count: number;
      readonly of: number;
      readonly adds: number;
      readonly stays: readonly boolean[];
    }
  /** The figures of the rows of now: '50 % to 92 %'. */
  | { readonly kind: 'range'; readonly words: string }
  | { readonly kind: 'orders' | 'keeps' | 'groups'; readonly count: number }
  /** What it shows instead of rows: '27 %', '60 trends'. */
  | { readonly kind: 'number'; readonly words: string }
  /** It needs data that is not loaded, or nothing can be said before more is typed. */
  | { readonly kind: 'unknown' };

const UNKNOWN: AskEffect = { kind: 'unknown' };
/** While typing there is one query; more are of no use. */
const MOST_KNOWN = 8;
const PRESENT = new WeakMap<AskProject, Map<string, readonly Row[]>>();

/** The rows of a query without its limit, in their order. */
function presentRows(query: Query, project: AskProject): readonly Row[] {
  const all = { ...query, limit: null, offset: 0 };
  const key = JSON.stringify(all);
  const known = PRESENT.get(project) ?? new Map<string, readonly Row[]>();
  const rows = known.get(key) ?? evaluateQuery(all, project.facts).rows;
  if (known.size > MOST_KNOWN) known.clear();
  PRESENT.set(project, known.set(key, rows));
  return rows;
}

/** @param next the query with the parts */
export function effectOf(parts: readonly AskPart[], next: Query, query: Query, project: AskProject): AskEffect {
  const isLoaded = [...materialOf(next)].every((material) => project.loaded.has(material));
  const last = parts.at(-1);
  if (!isLoaded || last === undefined) return UNKNOWN;
  const isOfRows = parts.every(({ kind }) => kind === 'condition' || kind === 'version');
  if (isOfRows) return rowsEffect(next, query, project);
  const facts = factsOf(next, project.facts);
  // The other parts leave the rows as they are.
  const isOther = next.subject !== query.subject || next.version !== query.version;
  const rows = isOther ? matchingRows(next, facts) : presentRows(query, project);
  if (parts.some(({ kind }) => kind === 'subject'))
    return { kind: 'number', words: countOf(limited(next, rows.length), KINDS[next.subject]) };
  switch (last.kind) {
    case 'group':
      return { kind: 'groups', count: groupRows(rows, last.group, facts).length };
    case 'share':
      return { kind: 'number', words: shareWords(rows.length, next, project) };
    case 'statistic': {
      const { kind, figure } = last.statistic;
      return { kind: 'number', words: formatCell(figure, statisticOf(kind, figure, rows, facts)) };
    }
    case 'rows':
      return { kind: 'keeps', count: Math.min(last.limit ?? Infinity, Math.max(0, rows.length - last.offset)) };
    case 'order':
      return { kind: 'orders', count: rows.length };
    default:
      return { kind: 'keeps', count: rows.length };
  }
}

/** What a change of the conditions leaves and adds; further conditions are only tested on the rows of now. */
function rowsEffect(next: Query, query: Query, project: AskProject): AskEffect {
  const present = presentRows(query, project);
  const more = next.conditions.slice(query.conditions.length);
  const isNarrower =
    next.version === query.version && query.conditions.every((condition, at) => condition === next.conditions[at]);
  if (isNarrower) {
    const stays = present.map(testOf(more, factsOf(next, project.facts)));
    const count = stays.filter(Boolean).length;
    return { kind: 'rows', count: limited(next, count), of: limited(query, present.length), adds: 0, stays };
  }
  const test = testOf(next.conditions, factsOf(next, project.facts));
  const ids = new Set(rowsOf(next.subject, factsOf(next, project.facts)).filter(test).map(idOfRow));
  const stays = present.map((row) => ids.has(idOfRow(row)));
  const kept = stays.filter(Boolean).length;
  if (next.limit !== null || query.limit !== null)
    return { kind: 'rows', count: limited(next, ids.size), of: limited(query, present.length), adds: 0, stays };
  return { kind: 'rows', count: ids.size, of: present.length, adds: ids.size - kept, stays };
}

function shareWords(count: number, query: Query, project: AskProject): string {
  const of = { ...query, conditions: wholeOfShare(query.conditions) };
  const whole = matchingRows(of, factsOf(of, project.facts));
  return whole.length === 0 ? `no ${subjectWords(query.subject)}` : formatFraction(count / whole.length, 0);
}

/** 'Growth a year' of the rows of now: '−3 % to +38 %'. */
export function figureRange(figure: QueryFigure, query: Query, project: AskProject): AskEffect {
  const values = presentRows(query, project).map((row) => valueOfRow(row, figure, project.facts));
  const bounds = extent(values.filter((value) => value !== null));
  if (bounds === null) return UNKNOWN;
  return { kind: 'range', words: bounds.map((value) => formatQueryFigure(figure, value)).join(' to ') };
}
