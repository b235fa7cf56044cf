import { materialOf } from '../query/condition-kinds';
import { evaluateQuery, factsOf, matchingRows, testOf } from '../query/evaluate-query';
import { groupRows } from '../query/group-rows';
import type { Query } from '../query/query';
import { formatCell, formatQueryFigure, valueOfRow, type QueryFigure } from '../query/query-figures';
import { KINDS, subjectWords } from '../query/query-words';
import { statisticOf } from '../query/statistic';
import { wholeOfShare } from '../query/whole-of-share';
import { idOfRow, rowsOf, type Row } from '../query/row';
import { countOf, formatFraction } from '../shared/figures';
import { extent } from '../shared/statistics';
import type { AskPart } from './part';
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
type KnownRows = WeakMap<AskProject, Map<string, readonly Row[]>>;
const PRESENT: KnownRows = new WeakMap();
const MATCHING: KnownRows = new WeakMap();
/** While typing there is one query; more are of no use. */
const MOST_KNOWN = 8;

function remembered(all: KnownRows, key: string, project: AskProject, read: () => readonly Row[]): readonly Row[] {
  const known = all.get(project) ?? new Map<string, readonly Row[]>();
  all.set(project, known);
  const rows = known.get(key) ?? read();
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, rows);
  return rows;
}

/** The rows of a query without its limit, in their order. */
function presentRows(query: Query, project: AskProject): readonly Row[] {
  const all = { ...query, limit: null, offset: 0 };
  return remembered(PRESENT, JSON.stringify(all), project, () => evaluateQuery(all, project.facts).rows);
}

/** The rows that meet the conditions of a query, without their order. */
function matchingOf(query: Query, project: AskProject): readonly Row[] {
  const { subject, conditions, version } = query;
  const key = JSON.stringify({ subject, conditions, version });
  return remembered(MATCHING, key, project, () => matchingRows(query, factsOf(query, project.facts)));
}

/** @param next the query with the parts */
export function effectOf(parts: readonly AskPart[], next: Query, query: Query, project: AskProject): AskEffect {
  const isLoaded = [...materialOf(next)].every((material) => project.loaded.has(material));
  const last = parts.at(-1);
  // What changed since the last visit is in other facts.
  if (!isLoaded || last === undefined || next.since === 'visit') return UNKNOWN;
  const isOfRows = parts.every(({ kind }) => kind === 'condition' || kind === 'version');
  if (isOfRows) return rowsEffect(next, query, project);
  const subject = parts.find((part) => part.kind === 'subject');
  const rows = matchingOf(next, project);
  if (subject !== undefined) return { kind: 'number', words: countOf(rows.length, KINDS[next.subject]) };
  const facts = factsOf(next, project.facts);
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
    return { kind: 'rows', count: stays.filter(Boolean).length, of: present.length, adds: 0, stays };
  }
  const test = testOf(next.conditions, factsOf(next, project.facts));
  const ids = new Set(rowsOf(next.subject, factsOf(next, project.facts)).filter(test).map(idOfRow));
  const stays = present.map((row) => ids.has(idOfRow(row)));
  const kept = stays.filter(Boolean).length;
  return { kind: 'rows', count: ids.size, of: present.length, adds: ids.size - kept, stays };
}

function shareWords(count: number, query: Query, project: AskProject): string {
  const whole = matchingOf({ ...query, conditions: wholeOfShare(query.conditions) }, project);
  return whole.length === 0 ? `no ${subjectWords(query.subject)}` : formatFraction(count / whole.length, 0);
}

/** 'Growth a year' of the rows of now: '−3 % to +38 %'. */
export function figureRange(figure: QueryFigure, query: Query, project: AskProject): AskEffect {
  const values = presentRows(query, project).map((row) => valueOfRow(row, figure, project.facts));
  const bounds = extent(values.filter((value) => value !== null));
  if (bounds === null) return UNKNOWN;
  return { kind: 'range', words: bounds.map((value) => formatQueryFigure(figure, value)).join(' to ') };
}
