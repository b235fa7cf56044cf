import type { AnswerPart, TableBlock, TableColumn } from '../answerer';
import { figuresOf } from '../../../domain/query/condition-kinds';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { formatCell, queryFigure, valueOfRow, type QueryFigure } from '../../../domain/query/query-figures';
import { previousOf, type Row, signalOfRow, trendOfRow } from '../../../domain/query/row';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import type { Lens } from '../../../domain/topic/lens-disagreement';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { toReference } from './knowledge';

/** With more figures there is no space for the trend. */
const MOST_BESIDE_TREND = 2;

interface Column extends TableColumn {
  readonly cell: (row: Row) => string;
}

/** The rows of an answer with the figures that the query speaks of; the figure of the order is the last column. */
export function queryTable(query: Query, rows: readonly Row[], facts: QueryFacts): TableBlock {
  const kinds = new Set(query.conditions.map(({ kind }) => kind));
  const order = query.order?.figure ?? 'growth';
  const compared = query.conditions.flatMap(figuresOf).filter((figure) => figure !== order);
  // A gap is shown with the sizing by its lenses.
  const lenses = query.subject === 'startups' ? [] : (queryFigure(order).lenses ?? []);
  const asked = [...new Set([...compared, ...lenses, ...(query.shown ?? [])])].filter((figure) => figure !== order);
  const inOrder = [...asked.filter((figure) => !lenses.some((lens) => lens === figure)), ...lenses];
  const beside: QueryFigure[] = asked.length > 0 || order !== 'growth' ? inOrder : ['sizing'];
  const columns: Column[] = [
    ...(query.subject === 'startups' ? startupColumns : beside.length < MOST_BESIDE_TREND ? trendColumns(query) : []),
    ...(query.subject === 'topics' && kinds.has('status') && lenses.length === 0 ? [statusColumn(facts)] : []),
    ...(kinds.has('quadrant') && !hasSeveralQuadrants(query)
      ? []
      : query.subject === 'startups'
        ? []
        : [quadrantColumn]),
    ...(kinds.has('moved') || kinds.has('was') ? [beforeColumn(facts)] : []),
    ...(query.subject === 'startups' ? [] : beside.map((figure) => figureColumn(figure, rows, facts))),
    ...(query.subject === 'startups' ? [] : [figureColumn(order, rows, facts, query.alphabetical === undefined)]),
  ];
  return {
    kind: 'table',
    columns: [
      {
        label: query.subject === 'startups' ? 'Start-up' : query.subject === 'topics' ? 'Topic' : 'Trend',
        isNumber: false,
      },
      ...columns.map(({ label, isNumber, bars, lenses: drawn }) => ({
        label,
        isNumber,
        ...(bars !== undefined && { bars }),
        ...(drawn !== undefined && { lenses: drawn }),
      })),
    ],
    rows: rows.map((row) => ({
      id: row.type === 'startup' ? `${row.topic.id}:${row.startup.name}` : signalOfRow(row).id,
      cells: [headOf(row), ...columns.map((column) => cellOf(row, column))],
    })),
  };
}

function headOf(row: Row): AnswerPart {
  if (row.type === 'startup') return { kind: 'text', text: row.startup.name };
  return { kind: 'reference', reference: toReference(row) };
}

function cellOf(row: Row, { label, cell }: Column): AnswerPart {
  if (row.type === 'startup' && label === 'Topic')
    return { kind: 'reference', reference: toReference({ type: 'topic', topic: row.topic }) };
  return { kind: 'text', text: cell(row) };
}

const startupColumns: readonly Column[] = [
  { label: 'Topic', isNumber: false, cell: (row) => signalOfRow(row).name },
  {
    label: 'Stage',
    isNumber: false,
    cell: (row) => (row.type === 'startup' ? row.startup.fundraisingStage : null) ?? MISSING_FIGURE,
  },
  {
    label: 'Raised',
    isNumber: false,
    cell: (row) => (row.type === 'startup' ? row.startup.fundraisingAmount : null) ?? MISSING_FIGURE,
  },
];

const trendColumns = ({ subject }: Query): readonly Column[] =>
  subject === 'topics' ? [{ label: 'Trend', isNumber: false, cell: (row) => trendOfRow(row) ?? MISSING_FIGURE }] : [];

const quadrantColumn: Column = {
  label: 'Quadrant',
  isNumber: false,
  cell: (row) => shortQuadrantLabel(signalOfRow(row).quadrant),
};

function statusColumn(facts: QueryFacts): Column {
  return {
    label: 'Status',
    isNumber: false,
    cell: (row) => (row.type === 'topic' ? topicStatusName(facts.statusOf(row.topic) ?? UNDECIDED) : MISSING_FIGURE),
  };
}

function beforeColumn(facts: QueryFacts): Column {
  return {
    label: 'Before',
    isNumber: false,
    cell: (row) => {
      const before = previousOf(row, facts);
      return before === undefined ? MISSING_FIGURE : shortQuadrantLabel(before.quadrant);
    },
  };
}

function hasSeveralQuadrants({ conditions }: Query): boolean {
  return conditions.some((each) => each.kind === 'quadrant' && (each.not || each.codes.length > 1));
}

function figureColumn(figure: QueryFigure, rows: readonly Row[], facts: QueryFacts, isOrder = false): Column {
  const { head, lenses } = queryFigure(figure);
  const values = rows.map((row) => valueOfRow(row, figure, facts));
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  return {
    label: head,
    isNumber: true,
    cell: (row) => formatCell(figure, valueOfRow(row, figure, facts)),
    ...(isOrder && lenses !== undefined && { lenses: lensesOf(lenses, rows, facts) }),
    ...(isOrder &&
      lenses === undefined &&
      largest > 0 && { bars: values.map((value) => (value === null ? null : Math.abs(value) / largest)) }),
  };
}

function lensesOf(of: readonly Lens[], rows: readonly Row[], facts: QueryFacts): NonNullable<TableColumn['lenses']> {
  return { of, values: rows.map((row) => of.map((lens) => valueOfRow(row, lens, facts))) };
}
