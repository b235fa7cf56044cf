import type { Answer, AnswerBlock } from '../answerer';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import {
  figureName,
  formatCell,
  formatQueryFigure,
  hasFigure,
  isCounted,
  queryFigure,
  valueOfRow,
  type QueryFigure,
} from '../../../domain/query/query-figures';
import { idOfRow, nameOfRow, signalOfRow, type Row } from '../../../domain/query/row';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/joined';
import { SIGNAL_FIGURES } from '../../../domain/topic/figures';
import { partOf, type Knowledge } from './knowledge';
import { queryLinks } from './query-links';

const MOST_COMPARED = 4;

/** The figures of a few rows side by side, and which leads. */
export function comparedAnswer(query: Query, all: readonly Row[], facts: QueryFacts, { sow }: Knowledge): Answer {
  const rows = inOrder(query, all).slice(0, MOST_COMPARED);
  const asked = [...(query.order === null ? [] : [query.order.figure]), ...(query.shown ?? [])];
  const figures = [...new Set<QueryFigure>([...SIGNAL_FIGURES, ...asked])].filter((figure) =>
    hasFigure(query.subject, figure),
  );
  const references = rows.flatMap((row, index) => [
    ...(index === 0 ? [] : [{ kind: 'text' as const, text: index === rows.length - 1 ? ' and ' : ', ' }]),
    partOf(row, nameOfRow(row)),
  ]);
  const end = all.length > rows.length ? `, the first ${rows.length} of ${all.length}.` : '.';
  return [
    {
      kind: 'paragraph',
      parts: [{ kind: 'text', text: 'Side by side: ' }, ...references, { kind: 'text', text: end }],
    },
    {
      kind: 'table',
      columns: [
        { label: '', isNumber: false },
        { label: 'Quadrant', isNumber: false },
        ...figures.map((figure) => ({ label: capitalized(figureName(figure)), isNumber: true })),
      ],
      rows: rows.map((row) => ({
        id: idOfRow(row),
        cells: [
          partOf(row, nameOfRow(row)),
          { kind: 'text', text: signalOfRow(row)?.quadrant.label ?? MISSING_FIGURE },
          ...figures.map(
            (figure) => ({ kind: 'text', text: formatCell(figure, valueOfRow(row, figure, facts)) }) as const,
          ),
        ],
      })),
    },
    ...(asked.length > 0 ? asked : (['growth', 'sizing'] as const)).flatMap((figure) => verdict(rows, figure, facts)),
    { kind: 'links', links: queryLinks(query, rows, sow.id) },
  ];
}

/** In the order in which they were named, without an order of their own. */
function inOrder({ conditions, order }: Query, rows: readonly Row[]): readonly Row[] {
  const names = conditions.flatMap((each) => ('names' in each && !each.not ? each.names : []));
  if (order !== null || names.length === 0) return rows;
  return rows.toSorted((one, other) => names.indexOf(nameOfRow(one)) - names.indexOf(nameOfRow(other)));
}

function verdict(rows: readonly Row[], figure: QueryFigure, facts: QueryFacts): AnswerBlock[] {
  const valued = rows.map((row) => ({ row, value: valueOfRow(row, figure, facts) }));
  const known = valued.filter((each): each is { row: Row; value: number } => each.value !== null);
  known.sort((one, other) => other.value - one.value);
  const [first, second] = known;
  const missing = valued.filter(({ value }) => value === null).map(({ row }) => nameOfRow(row));
  const text = (words: string): AnswerBlock => ({ kind: 'paragraph', parts: [{ kind: 'text', text: words }] });
  const unknown =
    missing.length === 0 ? [] : [text(`${capitalized(figureName(figure))} is not known of ${joined(missing)}.`)];
  if (first === undefined || second === undefined) return unknown;
  const leaders = known.filter(({ value }) => distance(figure, first.value - value) === null);
  const by = distance(figure, first.value - second.value);
  if (by === null) {
    const who = leaders.length === rows.length ? 'They' : joined(leaders.map(({ row }) => nameOfRow(row)));
    const others = leaders.length < known.length ? ', ahead of the others' : '';
    return [text(`${who} are equal in ${figureName(figure)}${others}.`), ...unknown];
  }
  const parts = [
    partOf(first.row, nameOfRow(first.row)),
    { kind: 'text' as const, text: ` leads in ${figureName(figure)}, by ${by} over ` },
    partOf(second.row, nameOfRow(second.row)),
    { kind: 'text' as const, text: '.' },
  ];
  return [{ kind: 'paragraph', parts }, ...unknown];
}

/** '3.50 points', '2', '12 days'; null: none that is seen. */
function distance(figure: QueryFigure, difference: number): string | null {
  const { unit } = queryFigure(figure);
  if (difference === 0) return null;
  if (unit === 'day') return countOf(difference, 'day');
  if (unit === 'millions' || isCounted(figure)) return formatQueryFigure(figure, Number(difference.toPrecision(12)));
  const digits = fractionDigits(difference);
  return Number(digits) === 0 ? null : `${digits} points`;
}
