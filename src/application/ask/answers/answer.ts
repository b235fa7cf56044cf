import { materialOf, figuresOf } from '../../../domain/query/condition-kinds';
import { evaluateQuery, factsOf } from '../../../domain/query/evaluate-query';
import { headlineOf } from '../../../domain/query/headline';
import { nearestOf, onePartLess, type Nearest, type OnePartLess } from '../../../domain/query/near-queries';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { valueOfRow, type QueryFigure } from '../../../domain/query/query-figures';
import { figureName } from '../../../domain/query/query-figure-words';
import { KINDS } from '../../../domain/query/query-words';
import { rowsOf, type Row } from '../../../domain/query/row';
import { answerColumns, type AnswerColumn } from './answer-columns';
import { answerNotes, statisticSentence } from './answer-notes';
import { sourcesOfAnswer, type AnswerSource } from './answer-sources';
import { answeredGroups, type AnswerGroups } from './group-answer';

/** Rows that are searched for 'one part less': with more it takes longer than a key. */
const MOST_SEARCHED = 3000;

/** What a query found. Its sentences have no full stop. */
export interface Answer {
  readonly query: Query;
  readonly facts: QueryFacts;
  readonly headline: string;
  readonly notes: readonly string[];
  /** What is asked is not known, which is not that none matches. */
  readonly isUnknown: boolean;
  /** Those that the query takes: all that is said and done is about these. */
  readonly rows: readonly Row[];
  readonly columns: readonly AnswerColumn[];
  /** null: rows are asked for. */
  readonly groups: AnswerGroups | null;
  /** Where it is asked about sources: those of the rows, each once. */
  readonly sources: readonly AnswerSource[];
  readonly less: readonly OnePartLess[];
  /** Where nothing matches. */
  readonly nearest: readonly Nearest[];
}

export function answerOf(query: Query, facts: QueryFacts): Answer {
  const result = evaluateQuery(query, facts);
  const own = factsOf(query, facts);
  const missing = missingEarlier(query, facts) ?? missingFigure(query, own);
  const { rows } = result;
  const isUnknown = missing !== null;
  const groups = query.group === null || isUnknown || rows.length === 0 ? null : answeredGroups(query, facts);
  const isSearched = !isUnknown && result.total <= MOST_SEARCHED && query.group === null && query.conditions.length > 1;
  return {
    query,
    facts,
    headline: missing ?? groups?.headline ?? statisticSentence(query, result, own) ?? headlineOf(query, result, facts),
    notes: isUnknown ? [] : answerNotes(query, result, facts),
    isUnknown,
    rows: isUnknown ? [] : rows,
    columns: answerColumns(query, rows, own),
    groups,
    sources: isUnknown ? [] : sourcesOfAnswer(query, rows, own),
    less: isSearched ? onePartLess(query, facts) : [],
    nearest: !isUnknown && rows.length === 0 ? nearestOf(query, facts) : [],
  };
}

function missingEarlier(query: Query, { previous }: QueryFacts): string | null {
  if (previous !== null) return null;
  return materialOf(query).has('previous') ? 'Not known: this project has no previous data to compare with' : null;
}

/** A figure that no row has is not known: it is not that none matches. */
function missingFigure(query: Query, facts: QueryFacts): string | null {
  const { subject, conditions, order, statistic } = query;
  const asked: QueryFigure[] = [
    ...conditions.flatMap(figuresOf),
    ...(order === null ? [] : [order.figure]),
    ...(statistic === null ? [] : [statistic.figure]),
  ];
  const rows = rowsOf(subject, facts);
  const isMissing = (figure: QueryFigure): boolean => rows.every((row) => valueOfRow(row, figure, facts) === null);
  const unknown = rows.length === 0 ? undefined : asked.find(isMissing);
  return unknown === undefined ? null : `Not known: no ${KINDS[subject]} of this project has ${figureName(unknown)}`;
}
