import type { Answer, QueryBlock } from '../../application/assistant/answerer';
import { answerQuery, figureOf, type QueryFacts } from '../../domain/question/answer-query';
import { FIGURE_NAMES, formatQueryFigure } from '../../domain/question/condition-text';
import type { QueryFigure } from '../../domain/question/query';
import { countOf, formatCount, MISSING_FIGURE } from '../../domain/shared/figures';
import { formatGrowth } from '../../domain/topic/growth';
import { toReference, type Knowledge } from './knowledge';
import { dated, singular } from './phrases';
import { list, paragraph } from './text';

const MAX_LISTED = 12;

/** The rows of a query with the figures that it speaks of. */
export function queryAnswer(block: QueryBlock, facts: QueryFacts, knowledge: Knowledge): Answer {
  const { query } = block;
  if (query.conditions.length === 0 && query.order === null && block.unread.length > 0) {
    return [
      block,
      paragraph('I do not know: I understood no condition of this question, so a list would not answer it.'),
    ];
  }
  const { rows, count, unordered } = answerQuery(query, facts);
  const kind = singular(query.subject);
  if (query.conditions.some((condition) => condition.kind === 'moved') && facts.previousQuadrants.size === 0) {
    return [block, paragraph('I do not know: this project has no previous data to compare the quadrants with.')];
  }
  const all = facts[query.subject].length;
  const found = query.conditions.length === 0 ? countOf(count, kind) : `${formatCount(count)} of ${countOf(all, kind)}`;
  const matches = query.conditions.length === 0 ? '' : count === 1 ? ' matches' : ' match';
  if (count === 0) return [block, paragraph(`None of ${countOf(all, kind)} matches.`), dated(knowledge)];
  const order = query.order ?? { figure: 'growth' as const, ascending: false };
  const figures = [...new Set([order.figure, ...query.conditions.flatMap(figuresIn)])];
  const shown = rows.slice(0, MAX_LISTED);
  const format = (figure: QueryFigure, value: number | null): string => {
    if (value === null) return MISSING_FIGURE;
    return figure === 'growth' ? formatGrowth(value) : formatQueryFigure(figure, value);
  };
  return [
    block,
    paragraph(
      `${found}${matches}; ${order.ascending ? 'lowest' : 'highest'} ${FIGURE_NAMES[order.figure]} first${shown.length < count ? `, ${shown.length} shown` : ''}:`,
    ),
    list(
      shown.map((row) => [
        toReference(row),
        `: ${figures.map((figure) => `${FIGURE_NAMES[figure]} ${format(figure, figureOf(row, figure, facts))}`).join(', ')}`,
      ]),
    ),
    ...(unordered > 0
      ? [paragraph(`${countOf(unordered, kind)} without ${FIGURE_NAMES[order.figure]}, listed last.`)]
      : []),
    dated(knowledge),
  ];
}

function figuresIn(condition: QueryBlock['query']['conditions'][number]): readonly QueryFigure[] {
  if (condition.kind === 'ahead') return [condition.lens, condition.of];
  return 'figure' in condition ? [condition.figure] : [];
}
